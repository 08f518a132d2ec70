<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Acts</name>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Forget …</source>
        <translation>Vergessen …</translation>
    </message>
    <message>
        <source>Move to a project …</source>
        <translation>In ein Projekt verschieben …</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Put right …</source>
        <translation>Richtigstellen …</translation>
    </message>
    <message>
        <source>Save as a file …</source>
        <translation>Als Datei speichern …</translation>
    </message>
    <message>
        <source>Two names of one</source>
        <translation>Zwei Namen für eins</translation>
    </message>
    <message>
        <source>Yes, this is true</source>
        <translation>Ja, das stimmt</translation>
    </message>
    <message>
        <source>{act}: {n} selected</source>
        <translation>{act}: {n} gewählt</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel reading</source>
        <translation>Lesen abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close: {what}</source>
        <translation>Schließen: {what}</translation>
    </message>
    <message>
        <source>How far the reading is</source>
        <translation>Wie weit das Lesen ist</translation>
    </message>
    <message>
        <source>No longer there: {count}.</source>
        <translation>Nicht mehr da: {count}.</translation>
    </message>
    <message>
        <source>Not read: {count}.</source>
        <translation>Nicht gelesen: {count}.</translation>
    </message>
    <message>
        <source>Read: {count}.</source>
        <translation>Gelesen: {count}.</translation>
    </message>
    <message>
        <source>Reading {what}</source>
        <translation>{what} wird gelesen</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>Stopped. What was read by then stays.</source>
        <translation>Abgebrochen. Was bis dahin gelesen war, bleibt.</translation>
    </message>
    <message>
        <source>There is nothing to read there.</source>
        <translation>Dort gibt es nichts zu lesen.</translation>
    </message>
    <message>
        <source>Unchanged: {count}.</source>
        <translation>Unverändert: {count}.</translation>
    </message>
    <message>
        <source>What became of the files</source>
        <translation>Was aus den Dateien wurde</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Another language is spoken from the next start</source>
        <translation>Eine andere Sprache gilt ab dem nächsten Start</translation>
    </message>
    <message>
        <source>Appearance: {title}</source>
        <translation>Aussehen: {title}</translation>
    </message>
    <message>
        <source>As the system is</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language, from the next start</source>
        <translation>Sprache, ab dem nächsten Start</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Size of words</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Dismiss: {what}</source>
        <translation>Gelesen: {what}</translation>
    </message>
</context>
<context>
    <name>Banners</name>
    <message>
        <source>What went wrong</source>
        <translation>Was schiefging</translation>
    </message>
</context>
<context>
    <name>CardsView</name>
    <message>
        <source>Records as cards</source>
        <translation>Einträge als Karten</translation>
    </message>
</context>
<context>
    <name>Choose</name>
    <message>
        <source>Forgotten before</source>
        <translation>Früher vergessen</translation>
    </message>
    <message>
        <source>How it is meant</source>
        <translation>Wie es gemeint ist</translation>
    </message>
    <message>
        <source>Name what Candor is to forget. You see first everything that would go; nothing is changed before you confirm it.</source>
        <translation>Nenne, was Candor vergessen soll. Du siehst zuerst alles, was wegfiele; nichts ändert sich, bevor du es bestätigst.</translation>
    </message>
    <message>
        <source>Show what would go</source>
        <translation>Zeigen, was wegfiele</translation>
    </message>
    <message>
        <source>What to forget</source>
        <translation>Was vergessen werden soll</translation>
    </message>
    <message>
        <source>everything about this person or thing</source>
        <translation>alles über diese Person oder Sache</translation>
    </message>
    <message>
        <source>my old flat in Ghent</source>
        <translation>meine alte Wohnung in Gent</translation>
    </message>
    <message>
        <source>this project and all that belongs to it</source>
        <translation>dieses Projekt und alles, was dazugehört</translation>
    </message>
    <message>
        <source>what fits these words</source>
        <translation>was zu diesen Worten passt</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Type to Candor</source>
        <translation>Schreib an Candor</translation>
    </message>
    <message>
        <source>What you want to say</source>
        <translation>Was du sagen willst</translation>
    </message>
</context>
<context>
    <name>ConflictsPage</name>
    <message>
        <source>Candor does not use this until you decide.</source>
        <translation>Candor verwendet das erst, wenn du entscheidest.</translation>
    </message>
    <message>
        <source>Candor keeps using the first until you decide. It never takes the newer one by itself.</source>
        <translation>Candor bleibt beim Ersten, bis du entscheidest. Das Neuere nimmt es nie von selbst.</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Widersprüche</translation>
    </message>
    <message>
        <source>Decided: {what}</source>
        <translation>Entschieden: {what}</translation>
    </message>
    <message>
        <source>Nothing waits for you. When two things that you or others said do not go together, Candor keeps using the first and puts the second here, until you decide.</source>
        <translation>Nichts wartet auf dich. Wenn zwei Aussagen von dir oder anderen nicht zusammenpassen, bleibt Candor bei der ersten und legt die zweite hierher, bis du entscheidest.</translation>
    </message>
    <message>
        <source>The two statements</source>
        <translation>Die beiden Aussagen</translation>
    </message>
    <message>
        <source>What waits for you</source>
        <translation>Was auf dich wartet</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Not written down, because {reason}.</source>
        <translation>Nicht aufgeschrieben, denn: {reason}.</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Richtigstellen</translation>
    </message>
    <message>
        <source>That is what is held already.</source>
        <translation>Das steht schon so da.</translation>
    </message>
    <message>
        <source>What is right instead of: {wrong}</source>
        <translation>Was richtig ist anstelle von: {wrong}</translation>
    </message>
    <message>
        <source>Write what is right, or cancel.</source>
        <translation>Schreib, was richtig ist, oder brich ab.</translation>
    </message>
    <message>
        <source>Write what is right. What was held is kept as replaced.</source>
        <translation>Schreib, was richtig ist. Das Bisherige bleibt als ersetzt erhalten.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Candor made a mistake</source>
        <translation>Candor hat einen Fehler gemacht</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>This is a fault of Candor&apos;s, not yours. What you said before is on disk. The report below holds no words of yours; you can copy it and send it on.</source>
        <translation>Das ist ein Fehler von Candor, nicht von dir. Was du vorher gesagt hast, ist gespeichert. Der Bericht unten enthält keine Worte von dir; du kannst ihn kopieren und weitergeben.</translation>
    </message>
</context>
<context>
    <name>Decide</name>
    <message>
        <source>Candor does not use this until you decide.</source>
        <translation>Candor verwendet das erst, wenn du entscheidest.</translation>
    </message>
    <message>
        <source>No, this is wrong</source>
        <translation>Nein, das ist falsch</translation>
    </message>
    <message>
        <source>Yes, this is true</source>
        <translation>Ja, das stimmt</translation>
    </message>
</context>
<context>
    <name>DocumentsPage</name>
    <message>
        <source>Add a folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>Dateien hinzufügen</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Search in your documents</source>
        <translation>In deinen Dateien suchen</translation>
    </message>
    <message>
        <source>its words are gone from the bytes of Candor&apos;s files</source>
        <translation>seine Worte sind aus allen Bytes von Candors Dateien verschwunden</translation>
    </message>
    <message>
        <source>{name} is removed, {proof}. The file itself stays.</source>
        <translation>{name} ist entfernt, {proof}. Die Datei selbst bleibt.</translation>
    </message>
</context>
<context>
    <name>Doing</name>
    <message>
        <source>Brought back: {memories}</source>
        <translation>Zurückgeholt: {memories}</translation>
    </message>
    <message>
        <source>Move to a project</source>
        <translation>In ein Projekt verschieben</translation>
    </message>
    <message>
        <source>Moved to {project}: {memories}</source>
        <translation>Verschoben nach {project}: {memories}</translation>
    </message>
    <message>
        <source>No projects yet: tell Candor what you work on</source>
        <translation>Noch keine Projekte: Sag Candor, woran du arbeitest</translation>
    </message>
    <message>
        <source>Of no project any more: {memories}</source>
        <translation>In keinem Projekt mehr: {memories}</translation>
    </message>
    <message>
        <source>Put away: {memories}</source>
        <translation>Weggelegt: {memories}</translation>
    </message>
    <message>
        <source>Put right: {words}</source>
        <translation>Richtiggestellt: {words}</translation>
    </message>
    <message>
        <source>Save what is selected</source>
        <translation>Gewähltes speichern</translation>
    </message>
    <message>
        <source>Saved in {file}: {memories}</source>
        <translation>Gespeichert in {file}: {memories}</translation>
    </message>
    <message>
        <source>Taken as true: {memories}</source>
        <translation>Als wahr genommen: {memories}</translation>
    </message>
    <message>
        <source>To no project</source>
        <translation>In kein Projekt</translation>
    </message>
    <message>
        <source>{gone} is {kept}, as you say</source>
        <translation>{gone} ist {kept}, wie du sagst</translation>
    </message>
</context>
<context>
    <name>DueTeller</name>
    <message>
        <source>Open the agenda</source>
        <translation>Termine öffnen</translation>
    </message>
    <message>
        <source>Something came due while Candor was closed</source>
        <translation>Etwas wurde fällig, während Candor zu war</translation>
    </message>
    <message>
        <source>Something is due</source>
        <translation>Etwas ist fällig</translation>
    </message>
    <message>
        <source>The Agenda says what it is.</source>
        <translation>Unter Termine steht, was es ist.</translation>
    </message>
    <message>
        <source>missed while Candor was closed</source>
        <translation>verpasst, während Candor zu war</translation>
    </message>
    <message>
        <source>{count} things are due</source>
        <translation>{count} Sachen sind fällig</translation>
    </message>
    <message>
        <source>{count} things came due while Candor was closed</source>
        <translation>{count} Sachen wurden fällig, während Candor zu war</translation>
    </message>
</context>
<context>
    <name>EarlierTalks</name>
    <message>
        <source>1 line</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>Back to this conversation</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Earlier conversations</source>
        <translation>Frühere Gespräche</translation>
    </message>
    <message>
        <source>Export conversation</source>
        <translation>Gespräch ausgeben</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Ausgeben …</translation>
    </message>
    <message>
        <source>For programs (*.json)</source>
        <translation>Für Programme (*.json)</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Weiterführen</translation>
    </message>
    <message>
        <source>Nobody said that in an earlier conversation.</source>
        <translation>Das hat niemand in einem früheren Gespräch gesagt.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Gespeichert als {name}.</translation>
    </message>
    <message>
        <source>Search in what was said</source>
        <translation>Im Gesagten suchen</translation>
    </message>
    <message>
        <source>Text (*.md)</source>
        <translation>Text (*.md)</translation>
    </message>
    <message>
        <source>There is no earlier conversation yet. Each start of Candor begins one.</source>
        <translation>Noch gibt es kein früheres Gespräch. Jeder Start von Candor beginnt eines.</translation>
    </message>
    <message>
        <source>{n} lines</source>
        <translation>{n} Zeilen</translation>
    </message>
</context>
<context>
    <name>EngineView</name>
    <message>
        <source>Candor looks again every few seconds.</source>
        <translation>Candor sieht alle paar Sekunden wieder nach.</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Gebrauch</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>Engine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Recalled for this reply</source>
        <translation>Erinnert für diese Antwort</translation>
    </message>
    <message>
        <source>Where this comes from</source>
        <translation>Woher das kommt</translation>
    </message>
    <message>
        <source>Why this sentence</source>
        <translation>Warum dieser Satz</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>Narrow down</source>
        <translation>Eingrenzen</translation>
    </message>
    <message>
        <source>Narrow down, {n} choices in force</source>
        <translation>Eingrenzen, {n} Einschränkungen gelten</translation>
    </message>
    <message>
        <source>Show all again</source>
        <translation>Wieder alles zeigen</translation>
    </message>
</context>
<context>
    <name>FetchView</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel: {what}</source>
        <translation>Abbrechen: {what}</translation>
    </message>
    <message>
        <source>Pull {model}</source>
        <translation>{model} laden</translation>
    </message>
</context>
<context>
    <name>FirstRunPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Begin to talk</source>
        <translation>Gespräch beginnen</translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation>Einführung verlassen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Schritt {number} von {all}</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Forget this …</source>
        <translation>Das vergessen …</translation>
    </message>
    <message>
        <source>Forget: {what}</source>
        <translation>Vergessen: {what}</translation>
    </message>
    <message>
        <source>Picture of where {what} comes from</source>
        <translation>Bild davon, woher {what} kommt</translation>
    </message>
    <message>
        <source>Show as a picture</source>
        <translation>Als Bild zeigen</translation>
    </message>
</context>
<context>
    <name>ForgetPage</name>
    <message>
        <source>Candor keeps it and does not use it. In Memory you can bring it back.</source>
        <translation>Candor behält es und verwendet es nicht. Im Gedächtnis kannst du es zurückholen.</translation>
    </message>
    <message>
        <source>Candor knows nothing of {what}. Try other words, or a name.</source>
        <translation>Candor weiß nichts von {what}. Versuch andere Worte oder einen Namen.</translation>
    </message>
    <message>
        <source>Careful: a receipt was changed or taken out since.</source>
        <translation>Vorsicht: Ein Beleg wurde seither geändert oder entfernt.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forgotten</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Noch nicht fertig</translation>
    </message>
    <message>
        <source>Nothing has been forgotten yet.</source>
        <translation>Noch wurde nichts vergessen.</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>What had gone by then is gone; the rest stays as it was.</source>
        <translation>Was bis dahin weg war, ist weg; der Rest bleibt, wie er war.</translation>
    </message>
    <message>
        <source>this memory</source>
        <translation>diese Erinnerung</translation>
    </message>
</context>
<context>
    <name>Frame</name>
    <message>
        <source>Add a folder …</source>
        <translation>Ordner hinzufügen …</translation>
    </message>
    <message>
        <source>Add files …</source>
        <translation>Dateien hinzufügen …</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Look for changes</source>
        <translation>Nach Änderungen sehen</translation>
    </message>
    <message>
        <source>No document speaks of that. Try fewer words, or other ones.</source>
        <translation>Keine Datei spricht davon. Versuch weniger oder andere Worte.</translation>
    </message>
    <message>
        <source>No documents yet. Add files or a folder with the buttons above, or drop them here: PDF, Word, OpenDocument, EPUB, web pages, Markdown and text. Then ask about them in Talk; every answer names the file and the page.</source>
        <translation>Noch keine Dateien. Füge mit den Knöpfen oben Dateien oder einen Ordner hinzu, oder zieh sie hierher: PDF, Word, OpenDocument, EPUB, Webseiten, Markdown und Text. Dann frag im Gespräch danach; jede Antwort nennt Datei und Seite.</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Open the file {name}</source>
        <translation>Die Datei {name} öffnen</translation>
    </message>
    <message>
        <source>Read it here</source>
        <translation>Hier lesen</translation>
    </message>
    <message>
        <source>Read {name} here</source>
        <translation>{name} hier lesen</translation>
    </message>
    <message>
        <source>Reads what was changed or is new in your folders, and notes what is gone</source>
        <translation>Liest, was in deinen Ordnern geändert oder neu ist, und vermerkt, was weg ist</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>Entfernen …</translation>
    </message>
</context>
<context>
    <name>Going</name>
    <message>
        <source>Forgetting …</source>
        <translation>Wird vergessen …</translation>
    </message>
    <message>
        <source>Forgetting … {done} of {total}</source>
        <translation>Wird vergessen … {done} von {total}</translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation>Wie weit es ist</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier anhalten</translation>
    </message>
    <message>
        <source>Then every file in Candor&apos;s folder is searched for it, byte by byte, before Candor says that it is gone.</source>
        <translation>Danach wird jede Datei in Candors Ordner Byte für Byte danach durchsucht, bevor Candor sagt, dass es weg ist.</translation>
    </message>
    <message>
        <source>When you stop, what has not gone yet stays as it is.</source>
        <translation>Wenn du anhältst, bleibt, was noch nicht weg ist, wie es ist.</translation>
    </message>
</context>
<context>
    <name>Jump</name>
    <message>
        <source>Nothing here has “{words}”. Try fewer letters, or another word.</source>
        <translation>Nichts hier enthält „{words}“. Versuch weniger Buchstaben oder ein anderes Wort.</translation>
    </message>
</context>
<context>
    <name>JumpBox</name>
    <message>
        <source>A page, a name, a setting, words of a memory</source>
        <translation>Eine Seite, ein Name, eine Einstellung, Worte einer Erinnerung</translation>
    </message>
    <message>
        <source>Jump to</source>
        <translation>Springen zu</translation>
    </message>
    <message>
        <source>Jump to a page, a person, a document or a memory</source>
        <translation>Zu einer Seite, Person, Datei oder Erinnerung springen</translation>
    </message>
    <message>
        <source>Up and Down choose, Enter goes there, Esc closes</source>
        <translation>Auf und Ab wählen, Eingabe geht hin, Esc schließt</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
</context>
<context>
    <name>LineEditor</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Richtigstellen</translation>
    </message>
    <message>
        <source>That is what stands there already.</source>
        <translation>Das steht schon so da.</translation>
    </message>
    <message>
        <source>What Candor learnt from the old words goes, and it learns from these.</source>
        <translation>Was Candor aus den alten Worten lernte, geht, und es lernt aus diesen.</translation>
    </message>
    <message>
        <source>What you really said</source>
        <translation>Was du wirklich gesagt hast</translation>
    </message>
    <message>
        <source>Write what you said, or cancel.</source>
        <translation>Schreib, was du gesagt hast, oder brich ab.</translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>All decisions</source>
        <translation>Alle Entscheidungen</translation>
    </message>
    <message>
        <source>As a picture</source>
        <translation>Als Bild</translation>
    </message>
    <message>
        <source>Causes</source>
        <translation>Ursachen</translation>
    </message>
    <message>
        <source>Done and missed</source>
        <translation>Erledigt und verpasst</translation>
    </message>
    <message>
        <source>No cause is known. Say what comes of what, “coffee gives me headaches”, and it appears here.</source>
        <translation>Keine Ursache ist bekannt. Sag, was wovon kommt, „coffee gives me headaches“, und es erscheint hier.</translation>
    </message>
    <message>
        <source>No place or thing has a name here yet. What you speak of by name appears here.</source>
        <translation>Noch kein Ort und kein Ding hat hier einen Namen. Was du beim Namen nennst, erscheint hier.</translation>
    </message>
    <message>
        <source>Nobody is known yet. Speak of somebody by name, “my sister Anna lives in Ghent”, and they appear here with what you said.</source>
        <translation>Noch ist niemand bekannt. Sprich von jemandem mit Namen, „my sister Anna lives in Ghent“, und sie erscheint hier mit dem, was du gesagt hast.</translation>
    </message>
    <message>
        <source>Not remembered</source>
        <translation>Nicht gemerkt</translation>
    </message>
    <message>
        <source>Nothing is to come. Say “remind me tomorrow at nine to call Anna”, or promise something, and it appears here.</source>
        <translation>Nichts steht an. Sag „remind me tomorrow at nine to call Anna“, oder versprich etwas, und es erscheint hier.</translation>
    </message>
    <message>
        <source>Nothing was decided yet. Whatever you tell Candor gets a verdict, and it is listed here.</source>
        <translation>Noch wurde nichts entschieden. Über alles, was du Candor sagst, wird entschieden, und hier steht es.</translation>
    </message>
    <message>
        <source>Nothing was done or missed yet. What you mark as done appears here.</source>
        <translation>Noch wurde nichts erledigt oder verpasst. Was du als erledigt markierst, erscheint hier.</translation>
    </message>
    <message>
        <source>Nothing was refused yet. What Candor decides not to remember is listed here, with why.</source>
        <translation>Noch wurde nichts abgelehnt. Was Candor sich nicht merkt, steht hier, mit dem Grund.</translation>
    </message>
    <message>
        <source>Nothing was reported. Tell Candor when it misheard or misremembered, and it appears here.</source>
        <translation>Nichts wurde gemeldet. Sag Candor, wenn es sich verhört oder falsch erinnert hat, und es erscheint hier.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Places and things</source>
        <translation>Orte und Dinge</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Projekte</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>There is no project yet. Say “I have started a project called …” and it appears here.</source>
        <translation>Noch gibt es kein Projekt. Sag „I have started a project called …“, und es erscheint hier.</translation>
    </message>
    <message>
        <source>There is no skill yet. Say how you like something done, “when you write status mails, …”, and approve the draft here.</source>
        <translation>Noch gibt es keine Fähigkeit. Sag, wie du etwas gemacht haben willst, „when you write status mails, …“, und nimm den Entwurf hier an.</translation>
    </message>
    <message>
        <source>To come</source>
        <translation>Steht an</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Was schiefging</translation>
    </message>
</context>
<context>
    <name>LongWork</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel: {what}</source>
        <translation>Abbrechen: {what}</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Angehalten. Nichts wurde geändert.</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>Candor closes for that, writes your memory anew and opens it again. When a passphrase is lost, nobody can read your memory any more, not even you. Backups that you made before open with what they were made with.</source>
        <translation>Candor schließt sich dafür, schreibt dein Gedächtnis neu und öffnet es wieder. Ist ein Passwort verloren, kann niemand mehr dein Gedächtnis lesen, auch du nicht. Frühere Sicherungen öffnen sich mit dem, womit sie gemacht wurden.</translation>
    </message>
    <message>
        <source>Encrypt with the system&apos;s keyring</source>
        <translation>Mit Schlüsselbund</translation>
    </message>
    <message>
        <source>Encrypt with this passphrase</source>
        <translation>Mit Passwort verschlüsseln</translation>
    </message>
    <message>
        <source>Keep it in the clear</source>
        <translation>Nicht verschlüsseln</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Neues Passwort</translation>
    </message>
    <message>
        <source>New passphrase once more</source>
        <translation>Neues Passwort noch einmal</translation>
    </message>
    <message>
        <source>Present passphrase</source>
        <translation>Jetziges Passwort</translation>
    </message>
    <message>
        <source>That is not the present passphrase.</source>
        <translation>Das ist nicht das jetzige Passwort.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>Die beiden Passwörter sind verschieden.</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>Es gibt keinen</translation>
    </message>
    <message>
        <source>Type a new passphrase first.</source>
        <translation>Gib zuerst ein neues Passwort ein.</translation>
    </message>
    <message>
        <source>Your memory is encrypted with a key in the system&apos;s keyring.</source>
        <translation>Dein Gedächtnis ist mit einem Schlüssel im Schlüsselbund des Systems verschlüsselt.</translation>
    </message>
    <message>
        <source>Your memory is encrypted with a passphrase.</source>
        <translation>Dein Gedächtnis ist mit einem Passwort verschlüsselt.</translation>
    </message>
    <message>
        <source>Your memory is not encrypted: whoever can read your files can read it.</source>
        <translation>Dein Gedächtnis ist nicht verschlüsselt: Wer deine Dateien lesen kann, kann es lesen.</translation>
    </message>
    <message>
        <source>Your memory is written anew</source>
        <translation>Dein Gedächtnis wird neu geschrieben</translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>1 record</source>
        <translation>1 Eintrag</translation>
    </message>
    <message>
        <source>As cards</source>
        <translation>Als Karten</translation>
    </message>
    <message>
        <source>Candor would recall nothing for this, and nothing here has these letters. Try fewer or other words, or look in another list above.</source>
        <translation>Candor würde sich dazu an nichts erinnern, und nichts hier hat diese Buchstaben. Versuch weniger oder andere Worte, oder sieh oben in einer anderen Liste nach.</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>Nothing fits all of this. Show all again, or choose less.</source>
        <translation>Nichts passt zu all dem. Zeig wieder alles, oder wähle weniger.</translation>
    </message>
    <message>
        <source>Nothing is remembered yet. Tell Candor something on the Talk page; it appears here with your own words beside it.</source>
        <translation>Noch ist nichts gemerkt. Erzähl Candor etwas im Gespräch; hier erscheint es mit deinen eigenen Worten daneben.</translation>
    </message>
    <message>
        <source>On an earlier day …</source>
        <translation>Rückblick …</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Ersetzt</translation>
    </message>
    <message>
        <source>There is nothing in this list.</source>
        <translation>In dieser Liste ist nichts.</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>Wartet auf dich</translation>
    </message>
    <message>
        <source>What Candor holds</source>
        <translation>Was Candor festhält</translation>
    </message>
    <message>
        <source>{count} records</source>
        <translation>{count} Einträge</translation>
    </message>
</context>
<context>
    <name>Meter</name>
    <message>
        <source>Microphone level</source>
        <translation>Pegel des Mikrofons</translation>
    </message>
</context>
<context>
    <name>MicrophoneTest</name>
    <message>
        <source>Nothing was heard. Choose another microphone, or see in the system&apos;s sound settings whether this one is muted.</source>
        <translation>Nichts war zu hören. Wähle ein anderes Mikrofon, oder sieh in den Toneinstellungen des Systems nach, ob dieses stumm ist.</translation>
    </message>
    <message>
        <source>Say a sentence now; it is played to you afterwards and not kept</source>
        <translation>Sag jetzt einen Satz; er wird dir danach vorgespielt und nicht behalten</translation>
    </message>
    <message>
        <source>Test the microphone</source>
        <translation>Mikrofon prüfen</translation>
    </message>
    <message>
        <source>The microphone works. If you did not hear yourself, test the voice.</source>
        <translation>Das Mikrofon geht. Wenn du dich nicht gehört hast, prüfe die Stimme.</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Save the receipt</source>
        <translation>Beleg speichern</translation>
    </message>
    <message>
        <source>Save this …</source>
        <translation>Speichern …</translation>
    </message>
</context>
<context>
    <name>Outside</name>
    <message>
        <source>Keep running in the tray when the window is closed</source>
        <translation>Beim Schließen des Fensters weiterlaufen, als Symbol in der Leiste</translation>
    </message>
    <message>
        <source>On the desktop</source>
        <translation>Auf dem Schreibtisch</translation>
    </message>
    <message>
        <source>Say only that something is due, not what</source>
        <translation>Nur sagen, dass etwas fällig ist, nicht was</translation>
    </message>
    <message>
        <source>What comes due is told on the desktop, also while the window is hidden.</source>
        <translation>Was fällig wird, wird auf dem Schreibtisch gemeldet, auch bei verstecktem Fenster.</translation>
    </message>
</context>
<context>
    <name>OwnerBubble</name>
    <message>
        <source>F2 says what you really said.</source>
        <translation>F2 sagt, was du wirklich gesagt hast.</translation>
    </message>
    <message>
        <source>I said something else</source>
        <translation>Ich habe etwas anderes gesagt</translation>
    </message>
    <message>
        <source>I said something else (F2)</source>
        <translation>Ich habe etwas anderes gesagt (F2)</translation>
    </message>
    <message>
        <source>I said something else than: {words}</source>
        <translation>Ich habe etwas anderes gesagt als: {words}</translation>
    </message>
    <message>
        <source>Take back what was put right</source>
        <translation>Richtigstellung zurücknehmen</translation>
    </message>
    <message>
        <source>put right</source>
        <translation>richtiggestellt</translation>
    </message>
</context>
<context>
    <name>PageReader</name>
    <message>
        <source>Back to the documents</source>
        <translation>Zurück zu den Dateien</translation>
    </message>
    <message>
        <source>In the program that your system opens it with</source>
        <translation>In dem Programm, mit dem dein System sie öffnet</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Seite davor</translation>
    </message>
    <message>
        <source>The file was changed since it was read. Look for changes to have it read again.</source>
        <translation>Die Datei wurde seit dem Lesen geändert. Sieh nach Änderungen, damit sie neu gelesen wird.</translation>
    </message>
    <message>
        <source>This page holds no text. Open the file to see it.</source>
        <translation>Auf dieser Seite steht kein Text. Öffne die Datei, um sie zu sehen.</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} von {count}</translation>
    </message>
</context>
<context>
    <name>PassphraseDialog</name>
    <message>
        <source>Candor&apos;s memory is locked</source>
        <translation>Candors Gedächtnis ist verschlossen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>That is not its passphrase.</source>
        <translation>Das ist nicht das Passwort.</translation>
    </message>
    <message>
        <source>Type the passphrase that you chose for it. Candor cannot look it up for you.</source>
        <translation>Gib das Passwort ein, das du dafür gewählt hast. Candor kann es nicht für dich nachsehen.</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Aufschließen</translation>
    </message>
</context>
<context>
    <name>PicturePage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Where this comes from</source>
        <translation>Woher das kommt</translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>As text</source>
        <translation>Als Text</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Bilder (*.svg)</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Save picture …</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Gespeichert als {name}.</translation>
    </message>
    <message>
        <source>The picture as text</source>
        <translation>Das Bild als Text</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Do it: {memories}</source>
        <translation>Tun: {memories}</translation>
    </message>
    <message>
        <source>Forget it for good</source>
        <translation>Endgültig vergessen</translation>
    </message>
    <message>
        <source>Forget it, and ask before learning it again</source>
        <translation>Vergessen, und fragen, bevor es neu gelernt wird</translation>
    </message>
    <message>
        <source>Forget {what}?</source>
        <translation>{what} vergessen?</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Only put it away; it can come back</source>
        <translation>Nur weglegen; es kann zurückkommen</translation>
    </message>
    <message>
        <source>This would go</source>
        <translation>Das fiele weg</translation>
    </message>
    <message>
        <source>What Candor cannot reach</source>
        <translation>Was Candor nicht erreicht</translation>
    </message>
    <message>
        <source>What stays, and why</source>
        <translation>Was bleibt, und warum</translation>
    </message>
    <message>
        <source>What would go</source>
        <translation>Was wegfiele</translation>
    </message>
    <message>
        <source>Where it would go from</source>
        <translation>Woraus es wegfiele</translation>
    </message>
    <message>
        <source>With it, for it says the same or was made from it</source>
        <translation>Damit auch, weil es dasselbe sagt oder daraus entstand</translation>
    </message>
    <message>
        <source>{what}, written again without it</source>
        <translation>{what}, ohne es neu geschrieben</translation>
    </message>
</context>
<context>
    <name>Privacy</name>
    <message>
        <source>Counted is every request that Candor makes: its address, its headers and all that follows. It makes them to Ollama only, at the address that you chose. A model that you pull is downloaded by Ollama itself; that is not counted here.</source>
        <translation>Gezählt wird jede Anfrage, die Candor stellt: Adresse, Kopfzeilen und alles, was folgt. Es stellt sie nur an Ollama, unter der Adresse, die du gewählt hast. Ein Modell, das du lädst, holt Ollama selbst; das wird hier nicht gezählt.</translation>
    </message>
    <message>
        <source>No server was asked for anything yet.</source>
        <translation>Noch wurde kein Server um etwas gebeten.</translation>
    </message>
    <message>
        <source>Nothing has left this computer since Candor was opened.</source>
        <translation>Seit Candor offen ist, hat nichts diesen Computer verlassen.</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privatsphäre</translation>
    </message>
    <message>
        <source>{host}, another computer that you named: {sent} sent, {received} received</source>
        <translation>{host}, ein anderer Computer, den du genannt hast: {sent} gesendet, {received} empfangen</translation>
    </message>
    <message>
        <source>{host}, on this computer: {sent} sent, {received} received</source>
        <translation>{host}, auf diesem Computer: {sent} gesendet, {received} empfangen</translation>
    </message>
    <message>
        <source>{size} have left this computer since Candor was opened.</source>
        <translation>Seit Candor offen ist, haben {size} diesen Computer verlassen.</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Jump to a page, a name or a memory</source>
        <translation>Zu einer Seite, einem Namen oder einer Erinnerung springen</translation>
    </message>
    <message>
        <source>Jump to …  {keys}</source>
        <translation>Springen zu …  {keys}</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>everything stays on this computer</source>
        <translation>alles bleibt auf diesem Computer</translation>
    </message>
    <message>
        <source>{place}, {count} waiting</source>
        <translation>{place}, {count} warten</translation>
    </message>
</context>
<context>
    <name>ReasonsView</name>
    <message>
        <source>As it was remembered when this was said.</source>
        <translation>Wie es gemerkt war, als dies gesagt wurde.</translation>
    </message>
    <message>
        <source>From your files</source>
        <translation>Aus deinen Dateien</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>No memory stands behind this sentence: it is about your own words just now, or made up by who replied.</source>
        <translation>Hinter diesem Satz steht keine Erinnerung: Er geht um deine Worte von eben, oder er ist von dem erdacht, der geantwortet hat.</translation>
    </message>
    <message>
        <source>Nothing that is remembered was close enough to what you said.</source>
        <translation>Nichts Gemerktes war nah genug an dem, was du gesagt hast.</translation>
    </message>
    <message>
        <source>Room in the model&apos;s context</source>
        <translation>Platz im Kontext des Modells</translation>
    </message>
    <message>
        <source>The file was changed since it was read.</source>
        <translation>Die Datei wurde seit dem Lesen geändert.</translation>
    </message>
    <message>
        <source>What became of your words</source>
        <translation>Was aus deinen Worten wurde</translation>
    </message>
    <message>
        <source>Where {what} comes from</source>
        <translation>Woher {what} kommt</translation>
    </message>
    <message>
        <source>earlier turns without room</source>
        <translation>frühere Sätze ohne Platz</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>taken by the prompt</source>
        <translation>von der Anfrage belegt</translation>
    </message>
    <message>
        <source>where it comes from</source>
        <translation>woher es kommt</translation>
    </message>
    <message>
        <source>{decision}: {reason}</source>
        <translation>{decision}: {reason}</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
</context>
<context>
    <name>RecordView</name>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Wie sicher</translation>
    </message>
    <message>
        <source>In the sentence {whole}</source>
        <translation>Im Satz {whole}</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Ersetzt</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>Ersetzt durch</translation>
    </message>
    <message>
        <source>Waits against</source>
        <translation>Wartet gegen</translation>
    </message>
    <message>
        <source>What was decided</source>
        <translation>Was entschieden wurde</translation>
    </message>
    <message>
        <source>When true</source>
        <translation>Wann es gilt</translation>
    </message>
    <message>
        <source>because {reason}</source>
        <translation>denn: {reason}</translation>
    </message>
    <message>
        <source>from</source>
        <translation>ab</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>kind of source</source>
        <translation>Art der Quelle</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht gesagt</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>over, not said when</source>
        <translation>vorbei, wann ist nicht gesagt</translation>
    </message>
    <message>
        <source>said</source>
        <translation>gesagt</translation>
    </message>
    <message>
        <source>still</source>
        <translation>noch immer</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>told</source>
        <translation>erzählt</translation>
    </message>
    <message>
        <source>until</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>{n} times</source>
        <translation>{n}-mal</translation>
    </message>
</context>
<context>
    <name>RecordsView</name>
    <message>
        <source>Records</source>
        <translation>Einträge</translation>
    </message>
</context>
<context>
    <name>RefusalDialog</name>
    <message>
        <source>Candor cannot start</source>
        <translation>Candor kann nicht starten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>RelationsView</name>
    <message>
        <source>No link is known yet. Say who somebody is to you, “my friend Jack works at Corvid Labs”, and it appears here with your words.</source>
        <translation>Noch ist keine Verbindung bekannt. Sag, wer jemand für dich ist, „my friend Jack works at Corvid Labs“, und es erscheint hier mit deinen Worten.</translation>
    </message>
    <message>
        <source>Whom the picture begins at</source>
        <translation>Bei wem das Bild beginnt</translation>
    </message>
    <message>
        <source>{n} more have no room here: let the picture begin at one of these.</source>
        <translation>{n} weitere haben hier keinen Platz: Lass das Bild bei einem von diesen beginnen.</translation>
    </message>
</context>
<context>
    <name>Removing</name>
    <message>
        <source>Candor forgets every page of it and then searches its own files for the words, byte by byte. The file itself stays where it is.</source>
        <translation>Candor vergisst jede Seite davon und durchsucht dann die eigenen Dateien Byte für Byte nach den Worten. Die Datei selbst bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} entfernen?</translation>
    </message>
</context>
<context>
    <name>Replies</name>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Have Ollama fetch it</source>
        <translation>Von Ollama laden lassen</translation>
    </message>
    <message>
        <source>How much the model takes in at once</source>
        <translation>Wie viel das Modell auf einmal aufnimmt</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Gemacht von</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Name of a model to fetch</source>
        <translation>Name eines Modells zum Laden</translation>
    </message>
    <message>
        <source>Name of a model, such as qwen3:4b</source>
        <translation>Name eines Modells, etwa qwen3:4b</translation>
    </message>
    <message>
        <source>Nothing answers there now. Ollama is at ollama.com; start it with: ollama serve. Without it, Candor replies in plain words.</source>
        <translation>Dort antwortet gerade nichts. Ollama gibt es auf ollama.com; starte es mit: ollama serve. Ohne es antwortet Candor in einfachen Worten.</translation>
    </message>
    <message>
        <source>Ollama answers and has {count} models.</source>
        <translation>Ollama antwortet und hat {count} Modelle.</translation>
    </message>
    <message>
        <source>Ollama fetches {model}</source>
        <translation>Ollama lädt {model}</translation>
    </message>
    <message>
        <source>Ollama only</source>
        <translation>Nur Ollama</translation>
    </message>
    <message>
        <source>Ollama&apos;s address</source>
        <translation>Adresse von Ollama</translation>
    </message>
    <message>
        <source>Ollama, or plain words without it</source>
        <translation>Ollama, sonst einfache Worte</translation>
    </message>
    <message>
        <source>Plain words, without a model</source>
        <translation>Einfache Worte, ohne Modell</translation>
    </message>
    <message>
        <source>That is another computer: what you say, and what is recalled, goes there.</source>
        <translation>Das ist ein anderer Computer: Was du sagst und was erinnert wird, geht dorthin.</translation>
    </message>
    <message>
        <source>That is this computer: nothing leaves it.</source>
        <translation>Das ist dieser Computer: Nichts verlässt ihn.</translation>
    </message>
    <message>
        <source>Who makes the replies</source>
        <translation>Wer die Antworten macht</translation>
    </message>
    <message>
        <source>{model} is there; choose it above.</source>
        <translation>{model} ist da; wähle es oben.</translation>
    </message>
    <message>
        <source>{name} (not there)</source>
        <translation>{name} (nicht da)</translation>
    </message>
    <message>
        <source>{tokens} tokens, about {words} words</source>
        <translation>{tokens} Tokens, etwa {words} Worte</translation>
    </message>
</context>
<context>
    <name>Replying</name>
    <message>
        <source>Look again</source>
        <translation>Noch einmal nachsehen</translation>
    </message>
    <message>
        <source>Looking for Ollama …</source>
        <translation>Ollama wird gesucht …</translation>
    </message>
    <message>
        <source>Ollama answers on another computer, with {model}.</source>
        <translation>Ollama antwortet auf einem anderen Computer, mit {model}.</translation>
    </message>
    <message>
        <source>Ollama answers on this computer, with {model}. Nothing is left to do.</source>
        <translation>Ollama antwortet auf diesem Computer, mit {model}. Nichts ist mehr zu tun.</translation>
    </message>
    <message>
        <source>Ollama answers, and does not have {model} yet. Fetch it under Settings, or choose one of the {count} that it has there.</source>
        <translation>Ollama antwortet und hat {model} noch nicht. Lade es unter Einstellungen, oder wähle eines der {count}, die es dort hat.</translation>
    </message>
    <message>
        <source>Ollama does not answer. To have it, install it from ollama.com, start it and look again; or go on without it. You can add it at any time.</source>
        <translation>Ollama antwortet nicht. Wenn du es willst, installiere es von ollama.com, starte es und sieh noch einmal nach; oder mach ohne weiter. Du kannst es jederzeit hinzufügen.</translation>
    </message>
</context>
<context>
    <name>Restoring</name>
    <message>
        <source>Candor closes, puts the backup in the place of your memory and opens again. What you have now is kept as a backup in the data folder. What you had forgotten since the backup was made stays forgotten.</source>
        <translation>Candor schließt sich, setzt die Sicherung an die Stelle deines Gedächtnisses und öffnet sich wieder. Was du jetzt hast, bleibt als Sicherung im Datenordner. Was du seit der Sicherung vergessen ließest, bleibt vergessen.</translation>
    </message>
    <message>
        <source>Leave everything as it is</source>
        <translation>Alles lassen, wie es ist</translation>
    </message>
    <message>
        <source>Passphrase of the backup, if it has another</source>
        <translation>Passwort der Sicherung, falls sie ein anderes hat</translation>
    </message>
    <message>
        <source>Restore this backup</source>
        <translation>Diese Sicherung zurückholen</translation>
    </message>
    <message>
        <source>Restore {file}?</source>
        <translation>{file} zurückholen?</translation>
    </message>
    <message>
        <source>The backup takes its place</source>
        <translation>Die Sicherung tritt an seine Stelle</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source> days</source>
        <translation> Tage</translation>
    </message>
    <message>
        <source>Forget by itself: {what}</source>
        <translation>Von selbst vergessen: {what}</translation>
    </message>
    <message>
        <source>Forgetting by itself</source>
        <translation>Vergessen von selbst</translation>
    </message>
    <message>
        <source>Nothing goes by a rule unless you set one. What goes cannot be brought back. A first rule is followed from the next start of Candor.</source>
        <translation>Nichts geht durch eine Regel, solange du keine setzt. Was geht, lässt sich nicht zurückholen. Eine erste Regel gilt ab dem nächsten Start von Candor.</translation>
    </message>
    <message>
        <source>Plans that are done, or were missed</source>
        <translation>Pläne, die erledigt sind oder verpasst wurden</translation>
    </message>
    <message>
        <source>What something newer took the place of</source>
        <translation>Was etwas Neueres ersetzt hat</translation>
    </message>
    <message>
        <source>What you put away or rejected</source>
        <translation>Was du weggelegt oder verworfen hast</translation>
    </message>
    <message>
        <source>What you said that taught Candor nothing</source>
        <translation>Gesagtes, aus dem nichts gelernt wurde</translation>
    </message>
    <message>
        <source>due now: {count}</source>
        <translation>jetzt fällig: {count}</translation>
    </message>
    <message>
        <source>stays for good</source>
        <translation>bleibt für immer</translation>
    </message>
    <message>
        <source>{what}: goes after days</source>
        <translation>{what}: geht nach Tagen</translation>
    </message>
</context>
<context>
    <name>RulingChip</name>
    <message>
        <source>Delete puts it back.</source>
        <translation>Entf holt es zurück.</translation>
    </message>
    <message>
        <source>Delete takes it back.</source>
        <translation>Entf nimmt es zurück.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Where this comes from</source>
        <translation>Woher das kommt</translation>
    </message>
</context>
<context>
    <name>SearchBox</name>
    <message>
        <source>Ask, or type a few letters</source>
        <translation>Frag, oder tippe ein paar Buchstaben</translation>
    </message>
    <message>
        <source>Candor would recall nothing for this. These have the letters.</source>
        <translation>Candor würde sich dazu an nichts erinnern. Diese haben die Buchstaben.</translation>
    </message>
    <message>
        <source>First what Candor would recall, best first; then what has the letters.</source>
        <translation>Zuerst, woran Candor sich erinnern würde, das Beste zuerst; dann, was die Buchstaben hat.</translation>
    </message>
    <message>
        <source>Search in memory</source>
        <translation>Im Gedächtnis suchen</translation>
    </message>
    <message>
        <source>What Candor would recall for this, best first.</source>
        <translation>Woran Candor sich dazu erinnern würde, das Beste zuerst.</translation>
    </message>
</context>
<context>
    <name>SentenceMarks</name>
    <message>
        <source>Click a sentence to see why it is so</source>
        <translation>Klick einen Satz an, um zu sehen, warum</translation>
    </message>
    <message>
        <source>Click a sentence, or choose it with the arrows and press Enter: why is it so?</source>
        <translation>Klick einen Satz an, oder wähle ihn mit den Pfeilen und drück die Eingabe: Warum ist das so?</translation>
    </message>
    <message>
        <source>Why did you say that?</source>
        <translation>Warum hast du das gesagt?</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Go through the first steps again</source>
        <translation>Die ersten Schritte noch einmal gehen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>As they came</source>
        <translation>Wie mitgebracht</translation>
    </message>
    <message>
        <source>Click into a field, or go there with Tab, and press the keys you want.</source>
        <translation>Klick in ein Feld, oder geh mit Tab hinein, und drück die gewünschten Tasten.</translation>
    </message>
    <message>
        <source>Give every shortcut the keys that it came with</source>
        <translation>Allen Kürzeln ihre mitgebrachten Tasten geben</translation>
    </message>
    <message>
        <source>Keys for: {what}</source>
        <translation>Tasten für: {what}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keins</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>Diese Spalte schließen</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
</context>
<context>
    <name>TalkPage</name>
    <message>
        <source>Earlier conversations</source>
        <translation>Frühere Gespräche</translation>
    </message>
    <message>
        <source>Hands free</source>
        <translation>Freihändig</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Gespräch</translation>
    </message>
</context>
<context>
    <name>Talking</name>
    <message>
        <source>Ask me about contradictions when we talk</source>
        <translation>Mich im Gespräch nach Widersprüchen fragen</translation>
    </message>
    <message>
        <source>One at a time, at a pause: never into a question, and never the same twice a day.</source>
        <translation>Einer nach dem anderen, in einer Pause: nie in eine Frage hinein und nie zweimal am Tag derselbe.</translation>
    </message>
</context>
<context>
    <name>Thinking</name>
    <message>
        <source>Hide thinking</source>
        <translation>Denken ausblenden</translation>
    </message>
    <message>
        <source>Show thinking</source>
        <translation>Denken zeigen</translation>
    </message>
    <message>
        <source>What Candor thought</source>
        <translation>Was Candor dachte</translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Conversation</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>For example: my sister is allergic to peanuts.</source>
        <translation>Zum Beispiel: my sister is allergic to peanuts.</translation>
    </message>
    <message>
        <source>Go on with the last conversation</source>
        <translation>Mit dem letzten Gespräch weitermachen</translation>
    </message>
    <message>
        <source>Go on with the last conversation: {words}</source>
        <translation>Mit dem letzten Gespräch weitermachen: {words}</translation>
    </message>
    <message>
        <source>Say or type something about your day, your people or your plans. Under each reply you see what was written down and what was used; a click shows your own words, when you said them and why they were kept.</source>
        <translation>Sag oder schreib etwas über deinen Tag, deine Leute oder deine Pläne. Unter jeder Antwort siehst du, was aufgeschrieben und was verwendet wurde; ein Klick zeigt deine eigenen Worte, wann du sie gesagt hast und warum sie behalten wurden.</translation>
    </message>
    <message>
        <source>What would you like Candor to know?</source>
        <translation>Was soll Candor wissen?</translation>
    </message>
</context>
<context>
    <name>Travel</name>
    <message>
        <source>1 thing has changed since.</source>
        <translation>1 Sache hat sich seither geändert.</translation>
    </message>
    <message>
        <source>As it was on</source>
        <translation>Stand vom</translation>
    </message>
    <message>
        <source>Back to today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Nothing has changed since.</source>
        <translation>Seither hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>The day to look at</source>
        <translation>Der Tag, der gezeigt wird</translation>
    </message>
    <message>
        <source>The day to look at, from the first to today</source>
        <translation>Der Tag, der gezeigt wird, vom ersten bis heute</translation>
    </message>
    <message>
        <source>What has changed since</source>
        <translation>Seither geändert</translation>
    </message>
    <message>
        <source>{count} things have changed since.</source>
        <translation>{count} Sachen haben sich seither geändert.</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>1 contradiction waits for you</source>
        <translation>1 Widerspruch wartet auf dich</translation>
    </message>
    <message>
        <source>Candor</source>
        <translation>Candor</translation>
    </message>
    <message>
        <source>Hands free</source>
        <translation>Freihändig</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Show Candor</source>
        <translation>Candor zeigen</translation>
    </message>
    <message>
        <source>{count} contradictions wait for you</source>
        <translation>{count} Widersprüche warten auf dich</translation>
    </message>
</context>
<context>
    <name>TurnView</name>
    <message>
        <source>Candor, by {model}</source>
        <translation>Candor, mit {model}</translation>
    </message>
    <message>
        <source>Candor, cut short</source>
        <translation>Candor, abgebrochen</translation>
    </message>
    <message>
        <source>Candor, no reply</source>
        <translation>Candor, keine Antwort</translation>
    </message>
    <message>
        <source>Candor, stopped by you</source>
        <translation>Candor, von dir angehalten</translation>
    </message>
    <message>
        <source>Candor, {stage}</source>
        <translation>Candor, {stage}</translation>
    </message>
    <message>
        <source>Not taken, because {reason}.</source>
        <translation>Nicht übernommen, denn: {reason}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: the line as it was</source>
        <translation>Rückgängig: die Zeile, wie sie war</translation>
    </message>
    <message>
        <source>You, spoken {time}</source>
        <translation>Du, gesprochen {time}</translation>
    </message>
    <message>
        <source>You, {time}</source>
        <translation>Du, {time}</translation>
    </message>
    <message>
        <source>You, {time}, put right</source>
        <translation>Du, {time}, richtiggestellt</translation>
    </message>
    <message>
        <source>heard {sure}</source>
        <translation>gehört {sure}</translation>
    </message>
    <message>
        <source>was</source>
        <translation>war</translation>
    </message>
    <message>
        <source>why this?</source>
        <translation>warum das?</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: {done}</source>
        <translation>Rückgängig: {done}</translation>
    </message>
</context>
<context>
    <name>ValidityBar</name>
    <message>
        <source>True: {when}</source>
        <translation>Gilt: {when}</translation>
    </message>
    <message>
        <source>since an unknown day</source>
        <translation>seit unbekanntem Tag</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>Another model is used from the next start. Candor downloads no speech models: put one into a folder and choose that; it is looked at before it is taken.</source>
        <translation>Ein anderes Modell gilt ab dem nächsten Start. Candor lädt keine Sprachmodelle herunter: Leg eines in einen Ordner und wähle ihn; es wird geprüft, bevor es übernommen wird.</translation>
    </message>
    <message>
        <source>As the system chooses ({name})</source>
        <translation>Wie das System wählt ({name})</translation>
    </message>
    <message>
        <source>Choose a folder …</source>
        <translation>Ordner wählen …</translation>
    </message>
    <message>
        <source>Loudspeaker</source>
        <translation>Lautsprecher</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Mikrofon</translation>
    </message>
    <message>
        <source>Model that speaks</source>
        <translation>Modell, das spricht</translation>
    </message>
    <message>
        <source>Model that understands speech</source>
        <translation>Modell, das Sprache versteht</translation>
    </message>
    <message>
        <source>Read replies aloud</source>
        <translation>Antworten vorlesen</translation>
    </message>
    <message>
        <source>There is none, or it is not whole.</source>
        <translation>Es gibt keines, oder es ist nicht vollständig.</translation>
    </message>
    <message>
        <source>Use the one that came with Candor</source>
        <translation>Das von Candor verwenden</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keins</translation>
    </message>
    <message>
        <source>{name} (not plugged in)</source>
        <translation>{name} (nicht angeschlossen)</translation>
    </message>
    <message>
        <source>{name}, in {folder}</source>
        <translation>{name}, in {folder}</translation>
    </message>
    <message>
        <source>{name}, which came with Candor</source>
        <translation>{name}, von Candor mitgebracht</translation>
    </message>
    <message>
        <source>{what}: choose a folder</source>
        <translation>{what}: Ordner wählen</translation>
    </message>
    <message>
        <source>{what}: the one of Candor</source>
        <translation>{what}: das von Candor</translation>
    </message>
</context>
<context>
    <name>VoiceBar</name>
    <message>
        <source>Ends the reply at once (Esc)</source>
        <translation>Beendet die Antwort sofort (Esc)</translation>
    </message>
    <message>
        <source>Hold to talk</source>
        <translation>Zum Reden halten</translation>
    </message>
    <message>
        <source>Open sound settings</source>
        <translation>Toneinstellungen öffnen</translation>
    </message>
    <message>
        <source>Or hold Space</source>
        <translation>Oder Leertaste halten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>There is no microphone. You can go on by typing.</source>
        <translation>Es gibt kein Mikrofon. Du kannst weiter tippen.</translation>
    </message>
    <message>
        <source>Typing only</source>
        <translation>Nur tippen</translation>
    </message>
    <message>
        <source>Using {name}.</source>
        <translation>Verwendet wird {name}.</translation>
    </message>
    <message>
        <source>{lost} is gone. Using {name}.</source>
        <translation>{lost} ist weg. Verwendet wird {name}.</translation>
    </message>
</context>
<context>
    <name>VoiceTest</name>
    <message>
        <source>Hear the voice</source>
        <translation>Stimme anhören</translation>
    </message>
    <message>
        <source>Hello. This is how I sound.</source>
        <translation>Hello. This is how I sound.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Es wurde angehalten.</translation>
    </message>
    <message>
        <source>Speaking …</source>
        <translation>Spricht …</translation>
    </message>
    <message>
        <source>That was the voice. If you heard nothing, choose another loudspeaker.</source>
        <translation>Das war die Stimme. Wenn du nichts gehört hast, wähle einen anderen Lautsprecher.</translation>
    </message>
</context>
<context>
    <name>WaysOut</name>
    <message>
        <source>Ask me later</source>
        <translation>Später fragen</translation>
    </message>
    <message>
        <source>Both are true</source>
        <translation>Beides stimmt</translation>
    </message>
    <message>
        <source>It changed on …</source>
        <translation>Es änderte sich am …</translation>
    </message>
    <message>
        <source>It changed then</source>
        <translation>Da änderte es sich</translation>
    </message>
    <message>
        <source>It is {value}</source>
        <translation>Es ist {value}</translation>
    </message>
    <message>
        <source>Keep the first</source>
        <translation>Das Erste behalten</translation>
    </message>
    <message>
        <source>Keep {value}</source>
        <translation>{value} behalten</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Keins von beiden</translation>
    </message>
    <message>
        <source>No, this is wrong</source>
        <translation>Nein, das ist falsch</translation>
    </message>
    <message>
        <source>The day on which it changed</source>
        <translation>Der Tag, an dem es sich änderte</translation>
    </message>
    <message>
        <source>The first was true until, and the second from:</source>
        <translation>Das Erste galt bis dahin, das Zweite ab:</translation>
    </message>
    <message>
        <source>The second is right</source>
        <translation>Das Zweite stimmt</translation>
    </message>
    <message>
        <source>Yes, this is true</source>
        <translation>Ja, das stimmt</translation>
    </message>
    <message>
        <source>{way}, key {key}</source>
        <translation>{way}, Taste {key}</translation>
    </message>
</context>
<context>
    <name>WhoYouAre</name>
    <message>
        <source>My name is {name}.</source>
        <translation>My name is {name}.</translation>
    </message>
    <message>
        <source>Tell Candor</source>
        <translation>Candor sagen</translation>
    </message>
    <message>
        <source>You said: {words} The answer stands in Talk.</source>
        <translation>Du hast gesagt: {words} Die Antwort steht im Gespräch.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
</context>
<context>
    <name>YourData</name>
    <message>
        <source>A backup holds everything and is encrypted as your memory is. What you forget later goes from it too, as long as it is there. An export can be read by everybody; what you forget later does not go from it.</source>
        <translation>Eine Sicherung enthält alles und ist verschlüsselt wie dein Gedächtnis. Was du später vergessen lässt, geht auch aus ihr, solange sie da ist. Eine Ausgabe kann jeder lesen; was du später vergessen lässt, geht nicht aus ihr.</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Back up …</source>
        <translation>Sichern …</translation>
    </message>
    <message>
        <source>Backups of Candor (*.candor)</source>
        <translation>Sicherungen von Candor (*.candor)</translation>
    </message>
    <message>
        <source>Copying your memory</source>
        <translation>Dein Gedächtnis wird kopiert</translation>
    </message>
    <message>
        <source>Everything is in {folder} ({count} entries).</source>
        <translation>Alles ist in {folder} ({count} Einträge).</translation>
    </message>
    <message>
        <source>Everything that Candor keeps is there. It takes {size}.</source>
        <translation>Alles, was Candor aufhebt, ist dort. Es braucht {size}.</translation>
    </message>
    <message>
        <source>Export as JSON …</source>
        <translation>Als JSON ausgeben …</translation>
    </message>
    <message>
        <source>Export into a new folder in</source>
        <translation>In einen neuen Ordner ausgeben in</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung zurückholen</translation>
    </message>
    <message>
        <source>Restore …</source>
        <translation>Zurückholen …</translation>
    </message>
    <message>
        <source>Where your data is</source>
        <translation>Wo deine Daten sind</translation>
    </message>
    <message>
        <source>Writing everything you have</source>
        <translation>Alles von dir wird geschrieben</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Deine Daten</translation>
    </message>
    <message>
        <source>Your memory is in {file} ({size}).</source>
        <translation>Dein Gedächtnis ist in {file} ({size}).</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>A part does not do what it should: {e}.</source>
        <translation>Ein Teil tut nicht, was er soll: {e}.</translation>
    </message>
    <message>
        <source>A sound device cannot be used: {e}.</source>
        <translation>Ein Tongerät ist nicht nutzbar: {e}.</translation>
    </message>
    <message>
        <source>A speech engine cannot be used: {e}.</source>
        <translation>Ein Sprachmodul ist nicht nutzbar: {e}.</translation>
    </message>
    <message>
        <source>A speech engine stopped in the middle of its work.</source>
        <translation>Ein Sprachmodul hat mitten in der Arbeit angehalten.</translation>
    </message>
    <message>
        <source>Another program is writing to the memory.</source>
        <translation>Ein anderes Programm schreibt gerade ins Gedächtnis.</translation>
    </message>
    <message>
        <source>Another program keeps the memory file {e.path.name} for itself.</source>
        <translation>Ein anderes Programm hält die Gedächtnisdatei {e.path.name} für sich.</translation>
    </message>
    <message>
        <source>Bring it back from a backup.</source>
        <translation>Hol sie aus einer Sicherung zurück.</translation>
    </message>
    <message>
        <source>Bring the whole data folder back from one backup.</source>
        <translation>Hol den ganzen Datenordner aus einer Sicherung zurück.</translation>
    </message>
    <message>
        <source>Candor has read no document called “{e.named}”.</source>
        <translation>Candor hat keine Datei namens „{e.named}“ gelesen.</translation>
    </message>
    <message>
        <source>Candor is not fit for use on this machine as it is.</source>
        <translation>So, wie es ist, läuft Candor auf diesem Rechner nicht richtig.</translation>
    </message>
    <message>
        <source>Candor knows nothing about “{e.named}”.</source>
        <translation>Candor weiß nichts über „{e.named}“.</translation>
    </message>
    <message>
        <source>Check the device in the system&apos;s sound settings.</source>
        <translation>Prüfe das Gerät in den Toneinstellungen des Systems.</translation>
    </message>
    <message>
        <source>Check the name of the file and that you may read it.</source>
        <translation>Prüfe den Namen der Datei und ob du sie lesen darfst.</translation>
    </message>
    <message>
        <source>Check the two dates; the second one is no longer part of it.</source>
        <translation>Prüfe die beiden Daten; das zweite gehört nicht mehr dazu.</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to: --data-dir.</source>
        <translation>Wähle einen Ordner, in den du schreiben darfst: --data-dir.</translation>
    </message>
    <message>
        <source>Choose a folder with a {e.engine} model in the settings.</source>
        <translation>Wähle in den Einstellungen einen Ordner mit einem Modell für {e.engine}.</translation>
    </message>
    <message>
        <source>Choose another file; WAV, FLAC, MP3 and Ogg can be read.</source>
        <translation>Wähle eine andere Datei; WAV, FLAC, MP3 und Ogg sind lesbar.</translation>
    </message>
    <message>
        <source>Choose another folder, or make room on that disk.</source>
        <translation>Wähle einen anderen Ordner, oder schaff Platz auf diesem Datenträger.</translation>
    </message>
    <message>
        <source>Choose your settings again.</source>
        <translation>Wähle deine Einstellungen neu.</translation>
    </message>
    <message>
        <source>Close other Candor windows and say it again.</source>
        <translation>Schließ andere Fenster von Candor und sag es noch einmal.</translation>
    </message>
    <message>
        <source>Correct that line and send it again.</source>
        <translation>Berichtige diese Zeile und schick sie noch einmal.</translation>
    </message>
    <message>
        <source>End that program, then start Candor again.</source>
        <translation>Beende dieses Programm, dann starte Candor neu.</translation>
    </message>
    <message>
        <source>Everything else works.</source>
        <translation>Alles andere geht.</translation>
    </message>
    <message>
        <source>Everything is as it was in {e.path.parent}.</source>
        <translation>In {e.path.parent} ist alles, wie es war.</translation>
    </message>
    <message>
        <source>Fetch it: ollama pull {e.model}.</source>
        <translation>Lade es: ollama pull {e.model}.</translation>
    </message>
    <message>
        <source>Fetching {e.model} has come to a halt.</source>
        <translation>Das Laden von {e.model} ist stecken geblieben.</translation>
    </message>
    <message>
        <source>Give a name like Europe/Paris.</source>
        <translation>Gib einen Namen wie Europe/Paris an.</translation>
    </message>
    <message>
        <source>Give it words.</source>
        <translation>Gib ihm Worte.</translation>
    </message>
    <message>
        <source>Give the passphrase or unlock the system&apos;s keyring; when the key is lost, bring back a backup that you can open.</source>
        <translation>Gib das Passwort ein oder schließ den Schlüsselbund des Systems auf; ist der Schlüssel verloren, hol eine Sicherung zurück, die du öffnen kannst.</translation>
    </message>
    <message>
        <source>Go on with the Candor that wrote it, and report this.</source>
        <translation>Mach mit dem Candor weiter, das sie geschrieben hat, und melde das.</translation>
    </message>
    <message>
        <source>Install Candor with its speech parts: pip install &apos;candor[speech,starter]&apos;.</source>
        <translation>Installiere Candor mit den Sprachteilen: pip install &apos;candor[speech,starter]&apos;.</translation>
    </message>
    <message>
        <source>Install it anew, and report it if that does not help.</source>
        <translation>Installiere es neu, und melde es, wenn das nicht hilft.</translation>
    </message>
    <message>
        <source>Install it: sudo apt install {all}.</source>
        <translation>Installiere es: sudo apt install {all}.</translation>
    </message>
    <message>
        <source>Install or start PulseAudio, PipeWire or ALSA.</source>
        <translation>Installiere oder starte PulseAudio, PipeWire oder ALSA.</translation>
    </message>
    <message>
        <source>Install the newest Candor.</source>
        <translation>Installiere das neueste Candor.</translation>
    </message>
    <message>
        <source>It may never have been added, or it was removed.</source>
        <translation>Vielleicht wurde sie nie hinzugefügt, oder sie wurde entfernt.</translation>
    </message>
    <message>
        <source>It may never have existed, or it was forgotten.</source>
        <translation>Vielleicht gab es ihn nie, oder er wurde vergessen.</translation>
    </message>
    <message>
        <source>It was left as it is, at {e.path}.</source>
        <translation>Sie blieb, wie sie ist, unter {e.path}.</translation>
    </message>
    <message>
        <source>It was left as it is, at {e.path}; nothing new was put in its place.</source>
        <translation>Sie blieb, wie sie ist, unter {e.path}; nichts Neues kam an ihre Stelle.</translation>
    </message>
    <message>
        <source>It was left as it is, at {e.path}; together they would contradict each other.</source>
        <translation>Sie blieb, wie sie ist, unter {e.path}; zusammen würden sie einander widersprechen.</translation>
    </message>
    <message>
        <source>It was left as it was, at {e.path}.</source>
        <translation>Sie blieb, wie sie war, unter {e.path}.</translation>
    </message>
    <message>
        <source>It was there before, at {e.path.parent}; no empty one was put in its place.</source>
        <translation>Vorher lag sie in {e.path.parent}; keine leere kam an ihre Stelle.</translation>
    </message>
    <message>
        <source>Line {e.number} cannot be used: {e.detail}.</source>
        <translation>Zeile {e.number} ist nicht brauchbar: {e.detail}.</translation>
    </message>
    <message>
        <source>Look at the record first: it may have been dealt with already.</source>
        <translation>Sieh dir zuerst den Eintrag an: Vielleicht ist er schon erledigt.</translation>
    </message>
    <message>
        <source>Look at the record: it may have been dealt with already.</source>
        <translation>Sieh dir den Eintrag an: Vielleicht ist er schon erledigt.</translation>
    </message>
    <message>
        <source>Look at what there is: candor documents list.</source>
        <translation>Sieh nach, was es gibt: candor documents list.</translation>
    </message>
    <message>
        <source>Look at what there is: candor projects.</source>
        <translation>Sieh nach, was es gibt: candor projects.</translation>
    </message>
    <message>
        <source>Look at what waits for you: candor conflicts.</source>
        <translation>Sieh nach, was auf dich wartet: candor conflicts.</translation>
    </message>
    <message>
        <source>Look at what was changed since: candor audit.</source>
        <translation>Sieh nach, was seither geändert wurde: candor audit.</translation>
    </message>
    <message>
        <source>Look at whom and what Candor knows: candor people.</source>
        <translation>Sieh nach, wen und was Candor kennt: candor people.</translation>
    </message>
    <message>
        <source>Look for it in the list of records.</source>
        <translation>Such ihn in der Liste der Einträge.</translation>
    </message>
    <message>
        <source>Make room on that disk, then start Candor again.</source>
        <translation>Schaff Platz auf diesem Datenträger, dann starte Candor neu.</translation>
    </message>
    <message>
        <source>Move that file away, or choose another data folder.</source>
        <translation>Verschieb diese Datei, oder wähle einen anderen Datenordner.</translation>
    </message>
    <message>
        <source>Name a file that candor backup has made.</source>
        <translation>Nenne eine Datei, die candor backup gemacht hat.</translation>
    </message>
    <message>
        <source>Name the one that you mean as it stands there.</source>
        <translation>Nenne, was du meinst, so, wie es dort steht.</translation>
    </message>
    <message>
        <source>Nothing in memory fits “{e.named}”.</source>
        <translation>Nichts im Gedächtnis passt zu „{e.named}“.</translation>
    </message>
    <message>
        <source>Nothing in {e.path.parent} was changed.</source>
        <translation>In {e.path.parent} wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Nothing in {e.path.parent} was changed; without its key nobody can read it.</source>
        <translation>In {e.path.parent} wurde nichts geändert; ohne den Schlüssel kann es niemand lesen.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Nothing was done with it.</source>
        <translation>Damit wurde nichts getan.</translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <translation>Nichts wurde getan.</translation>
    </message>
    <message>
        <source>Nothing was forgotten, and nothing was changed.</source>
        <translation>Nichts wurde vergessen, und nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Nothing was forgotten: {e.detail}.</source>
        <translation>Nichts wurde vergessen: {e.detail}.</translation>
    </message>
    <message>
        <source>Nothing was said in that time.</source>
        <translation>In dieser Zeit wurde nichts gesagt.</translation>
    </message>
    <message>
        <source>Ollama could not fetch {e.model}: {e}.</source>
        <translation>Ollama konnte {e.model} nicht laden: {e}.</translation>
    </message>
    <message>
        <source>Ollama does not have the model {e.model}.</source>
        <translation>Ollama hat das Modell {e.model} nicht.</translation>
    </message>
    <message>
        <source>Ollama failed at {e.host}: {e}.</source>
        <translation>Ollama ist bei {e.host} gescheitert: {e}.</translation>
    </message>
    <message>
        <source>Ollama is not running at {e.host}.</source>
        <translation>Ollama läuft nicht unter {e.host}.</translation>
    </message>
    <message>
        <source>Ollama keeps what it has so far; replies are made as before.</source>
        <translation>Ollama behält, was es schon hat; Antworten entstehen wie bisher.</translation>
    </message>
    <message>
        <source>Plug one in, or allow it in the system&apos;s sound settings.</source>
        <translation>Schließ eines an, oder erlaube es in den Toneinstellungen des Systems.</translation>
    </message>
    <message>
        <source>Plug one in, or choose one in the system&apos;s sound settings.</source>
        <translation>Schließ einen an, oder wähle einen in den Toneinstellungen des Systems.</translation>
    </message>
    <message>
        <source>Put it into a folder of its own: candor --data-dir NEW-FOLDER restore {e.path}</source>
        <translation>Leg sie in einen eigenen Ordner: candor --data-dir NEUER-ORDNER restore {e.path}</translation>
    </message>
    <message>
        <source>Replies are made as before.</source>
        <translation>Antworten entstehen wie bisher.</translation>
    </message>
    <message>
        <source>Replies are shown, not spoken.</source>
        <translation>Antworten werden gezeigt, nicht gesprochen.</translation>
    </message>
    <message>
        <source>Run candor restore in a terminal and give the passphrase that it was made with; when that is lost, nobody can read this backup any more.</source>
        <translation>Ruf candor restore in einem Terminal auf und gib das Passwort ein, mit dem sie gemacht wurde; ist es verloren, kann niemand mehr diese Sicherung lesen.</translation>
    </message>
    <message>
        <source>Say it again, or choose a smaller model.</source>
        <translation>Sag es noch einmal, oder wähle ein kleineres Modell.</translation>
    </message>
    <message>
        <source>Say it again, or choose grounded replies in the settings.</source>
        <translation>Sag es noch einmal, oder wähle in den Einstellungen Antworten ohne Modell.</translation>
    </message>
    <message>
        <source>Say it again.</source>
        <translation>Sag es noch einmal.</translation>
    </message>
    <message>
        <source>Say it again; if that does not help, start Ollama anew.</source>
        <translation>Sag es noch einmal; hilft das nicht, starte Ollama neu.</translation>
    </message>
    <message>
        <source>See how it is kept now: candor key status.</source>
        <translation>Sieh nach, wie es jetzt verwahrt ist: candor key status.</translation>
    </message>
    <message>
        <source>See that its disk has room and that you may write there, then ask for it again.</source>
        <translation>Sorg dafür, dass der Datenträger Platz hat und du dort schreiben darfst, dann verlang es noch einmal.</translation>
    </message>
    <message>
        <source>See that the model&apos;s name is right and the machine with Ollama is online; try again.</source>
        <translation>Sorg dafür, dass der Name des Modells stimmt und der Rechner mit Ollama im Netz ist; versuch es noch einmal.</translation>
    </message>
    <message>
        <source>See that you may write to that folder and that its disk is well, then say it again.</source>
        <translation>Sorg dafür, dass du in diesen Ordner schreiben darfst und der Datenträger gesund ist, dann sag es noch einmal.</translation>
    </message>
    <message>
        <source>See what stands in the way: candor forget --receipts. Then try this again.</source>
        <translation>Sieh nach, was im Weg steht: candor forget --receipts. Dann versuch das noch einmal.</translation>
    </message>
    <message>
        <source>Set CANDOR_PASSPHRASE, or run candor in a terminal, where it asks for the passphrase.</source>
        <translation>Setz CANDOR_PASSPHRASE, oder starte candor in einem Terminal, wo es nach dem Passwort fragt.</translation>
    </message>
    <message>
        <source>Something that you had forgotten is not gone from every file yet.</source>
        <translation>Etwas, das du vergessen ließest, ist noch nicht aus jeder Datei weg.</translation>
    </message>
    <message>
        <source>Start Candor again; if that does not help, install its speech parts anew.</source>
        <translation>Starte Candor neu; hilft das nicht, installiere die Sprachteile neu.</translation>
    </message>
    <message>
        <source>Start Ollama: ollama serve.</source>
        <translation>Starte Ollama: ollama serve.</translation>
    </message>
    <message>
        <source>Take another backup.</source>
        <translation>Nimm eine andere Sicherung.</translation>
    </message>
    <message>
        <source>Talk in the terminal: candor chat.</source>
        <translation>Sprich im Terminal: candor chat.</translation>
    </message>
    <message>
        <source>That cannot be done: {e}.</source>
        <translation>Das geht nicht: {e}.</translation>
    </message>
    <message>
        <source>That cannot be undone: {e}.</source>
        <translation>Das lässt sich nicht rückgängig machen: {e}.</translation>
    </message>
    <message>
        <source>That is not allowed: {e}.</source>
        <translation>Das ist nicht erlaubt: {e}.</translation>
    </message>
    <message>
        <source>The backup {e.path} cannot be opened: {e.detail}.</source>
        <translation>Die Sicherung {e.path} lässt sich nicht öffnen: {e.detail}.</translation>
    </message>
    <message>
        <source>The backup {e.path} is damaged: {e.detail}.</source>
        <translation>Die Sicherung {e.path} ist beschädigt: {e.detail}.</translation>
    </message>
    <message>
        <source>The data folder {e.folder} cannot be used: {e.detail}.</source>
        <translation>Der Datenordner {e.folder} ist nicht nutzbar: {e.detail}.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The last words may be lost; it starts again by itself.</source>
        <translation>Die letzten Worte sind vielleicht verloren; es startet von selbst neu.</translation>
    </message>
    <message>
        <source>The line was passed over.</source>
        <translation>Die Zeile wurde übergangen.</translation>
    </message>
    <message>
        <source>The memory cannot be written: {e.detail}.</source>
        <translation>Das Gedächtnis lässt sich nicht schreiben: {e.detail}.</translation>
    </message>
    <message>
        <source>The memory file {e.path.name} cannot be used: {e.detail}.</source>
        <translation>Die Gedächtnisdatei {e.path.name} ist nicht nutzbar: {e.detail}.</translation>
    </message>
    <message>
        <source>The memory file {e.path.name} could not be brought up to date: {e.detail}.</source>
        <translation>Die Gedächtnisdatei {e.path.name} ließ sich nicht auf den neuesten Stand bringen: {e.detail}.</translation>
    </message>
    <message>
        <source>The memory file {e.path.name} is damaged: {e.detail}.</source>
        <translation>Die Gedächtnisdatei {e.path.name} ist beschädigt: {e.detail}.</translation>
    </message>
    <message>
        <source>The memory file {e.path.name} is from another day than those beside it.</source>
        <translation>Die Gedächtnisdatei {e.path.name} ist von einem anderen Tag als die daneben.</translation>
    </message>
    <message>
        <source>The memory file {e.path.name} is missing.</source>
        <translation>Die Gedächtnisdatei {e.path.name} fehlt.</translation>
    </message>
    <message>
        <source>The memory in use is as it was.</source>
        <translation>Das Gedächtnis im Gebrauch ist, wie es war.</translation>
    </message>
    <message>
        <source>The memory is locked with a passphrase.</source>
        <translation>Das Gedächtnis ist mit einem Passwort verschlossen.</translation>
    </message>
    <message>
        <source>The memory is locked: {e.detail}.</source>
        <translation>Das Gedächtnis ist verschlossen: {e.detail}.</translation>
    </message>
    <message>
        <source>The model for meaning cannot be used: {e}.</source>
        <translation>Das Modell für Bedeutung ist nicht nutzbar: {e}.</translation>
    </message>
    <message>
        <source>The record is {status}. Nothing was changed.</source>
        <translation>Zustand des Eintrags: {status}. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The record {e.id} contradicts nothing.</source>
        <translation>Der Eintrag {e.id} widerspricht nichts.</translation>
    </message>
    <message>
        <source>The settings could not be read: {e.detail}.</source>
        <translation>Die Einstellungen waren nicht lesbar: {e.detail}.</translation>
    </message>
    <message>
        <source>The sound file {e.path.name} cannot be used: {e.detail}.</source>
        <translation>Die Tondatei {e.path.name} ist nicht nutzbar: {e.detail}.</translation>
    </message>
    <message>
        <source>The system&apos;s keyring cannot be used: {e}.</source>
        <translation>Der Schlüsselbund des Systems ist nicht nutzbar: {e}.</translation>
    </message>
    <message>
        <source>The text has no words that could be spoken.</source>
        <translation>Der Text hat keine Worte, die man sprechen könnte.</translation>
    </message>
    <message>
        <source>The usual settings are in use; the old file is kept as {e.kept_as.name}.</source>
        <translation>Die üblichen Einstellungen gelten; die alte Datei bleibt als {e.kept_as.name}.</translation>
    </message>
    <message>
        <source>The window cannot be opened: {e}.</source>
        <translation>Das Fenster lässt sich nicht öffnen: {e}.</translation>
    </message>
    <message>
        <source>There is no conversation “{e.named}”.</source>
        <translation>Es gibt kein Gespräch „{e.named}“.</translation>
    </message>
    <message>
        <source>There is no document {e.named}.</source>
        <translation>Es gibt keine Datei {e.named}.</translation>
    </message>
    <message>
        <source>There is no loudspeaker.</source>
        <translation>Es gibt keinen Lautsprecher.</translation>
    </message>
    <message>
        <source>There is no microphone.</source>
        <translation>Es gibt kein Mikrofon.</translation>
    </message>
    <message>
        <source>There is no model for {e.engine} in {e.folder}.</source>
        <translation>Für {e.engine} gibt es kein Modell in {e.folder}.</translation>
    </message>
    <message>
        <source>There is no model for {e.engine}.</source>
        <translation>Für {e.engine} gibt es kein Modell.</translation>
    </message>
    <message>
        <source>There is no project “{e.named}”.</source>
        <translation>Es gibt kein Projekt „{e.named}“.</translation>
    </message>
    <message>
        <source>There is no record {e.id}.</source>
        <translation>Es gibt keinen Eintrag {e.id}.</translation>
    </message>
    <message>
        <source>There is no time zone called {e.zone}.</source>
        <translation>Es gibt keine Zeitzone namens {e.zone}.</translation>
    </message>
    <message>
        <source>There is nothing like that in memory.</source>
        <translation>So etwas gibt es im Gedächtnis nicht.</translation>
    </message>
    <message>
        <source>There is nothing to decide, and nothing was changed.</source>
        <translation>Es gibt nichts zu entscheiden, und nichts wurde geändert.</translation>
    </message>
    <message>
        <source>There is nothing to say.</source>
        <translation>Es gibt nichts zu sagen.</translation>
    </message>
    <message>
        <source>There is nothing to {e.act} here.</source>
        <translation>Das geht hier nicht: {e.act}.</translation>
    </message>
    <message>
        <source>This machine has no sound system that Candor can use.</source>
        <translation>Dieser Rechner hat kein Tonsystem, das Candor nutzen kann.</translation>
    </message>
    <message>
        <source>Try again; it goes on from there.</source>
        <translation>Versuch es noch einmal; es geht von dort weiter.</translation>
    </message>
    <message>
        <source>Unlock it, or use a passphrase: leave out --keyring.</source>
        <translation>Schließ ihn auf, oder nimm ein Passwort: lass --keyring weg.</translation>
    </message>
    <message>
        <source>What is remembered is found by its words alone.</source>
        <translation>Gemerktes wird nur nach seinen Worten gefunden.</translation>
    </message>
    <message>
        <source>What was forgotten here could not be kept out of it. Nothing was changed.</source>
        <translation>Was hier vergessen wurde, ließe sich nicht daraus fernhalten. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>What was kept before is safe in {e.path.parent}; what you just said may not be kept.</source>
        <translation>Was vorher gespeichert war, ist sicher in {e.path.parent}; was du eben gesagt hast, ist vielleicht nicht gespeichert.</translation>
    </message>
    <message>
        <source>What you just said may not be kept.</source>
        <translation>Was du eben gesagt hast, ist vielleicht nicht gespeichert.</translation>
    </message>
    <message>
        <source>What you said is remembered, but nobody answers.</source>
        <translation>Was du gesagt hast, ist gemerkt, aber niemand antwortet.</translation>
    </message>
    <message>
        <source>What you said is remembered.</source>
        <translation>Was du gesagt hast, ist gemerkt.</translation>
    </message>
    <message>
        <source>What you said is remembered; the reply is missing or cut short.</source>
        <translation>Was du gesagt hast, ist gemerkt; die Antwort fehlt oder bricht ab.</translation>
    </message>
    <message>
        <source>Without it nothing can be remembered.</source>
        <translation>Ohne ihn kann nichts gemerkt werden.</translation>
    </message>
    <message>
        <source>You can go on by typing.</source>
        <translation>Du kannst weiter tippen.</translation>
    </message>
    <message>
        <source>You can go on by typing; replies are shown.</source>
        <translation>Du kannst weiter tippen; Antworten werden gezeigt.</translation>
    </message>
    <message>
        <source>{e.engine} is not installed.</source>
        <translation>{e.engine} ist nicht installiert.</translation>
    </message>
    <message>
        <source>{e.model} gave no reply: {e}.</source>
        <translation>{e.model} gab keine Antwort: {e}.</translation>
    </message>
    <message>
        <source>{e.model} has sent nothing for too long.</source>
        <translation>{e.model} hat zu lange nichts gesendet.</translation>
    </message>
    <message>
        <source>{e.named} may be any of {all}.</source>
        <translation>{e.named} kann jedes von diesen sein: {all}.</translation>
    </message>
    <message>
        <source>{e.path.name} could not be saved: {e.detail}.</source>
        <translation>{e.path.name} konnte nicht gespeichert werden: {e.detail}.</translation>
    </message>
    <message>
        <source>{e.path.name} is not a memory file of Candor&apos;s: {e.detail}.</source>
        <translation>{e.path.name} ist keine Gedächtnisdatei von Candor: {e.detail}.</translation>
    </message>
    <message>
        <source>{e.path.name} is the backup of another memory, and this one has forgotten something.</source>
        <translation>{e.path.name} ist die Sicherung eines anderen Gedächtnisses, und dieses hat etwas vergessen.</translation>
    </message>
    <message>
        <source>{e.path.name} was written by a newer Candor: {e.detail}.</source>
        <translation>{e.path.name} stammt von einem neueren Candor: {e.detail}.</translation>
    </message>
    <message>
        <source>{e.path} cannot be read: {e.detail}.</source>
        <translation>{e.path} ist nicht lesbar: {e.detail}.</translation>
    </message>
    <message>
        <source>{e.path} is no backup of Candor&apos;s: {e.detail}.</source>
        <translation>{e.path} ist keine Sicherung von Candor: {e.detail}.</translation>
    </message>
</context>
<context>
    <name>relations</name>
    <message>
        <source>aunt</source>
        <translation>deine Tante</translation>
    </message>
    <message>
        <source>best friend</source>
        <translation>eng mit dir befreundet</translation>
    </message>
    <message>
        <source>boss</source>
        <translation>leitet deine Arbeit</translation>
    </message>
    <message>
        <source>boyfriend</source>
        <translation>dein Freund</translation>
    </message>
    <message>
        <source>brother</source>
        <translation>dein Bruder</translation>
    </message>
    <message>
        <source>brother-in-law</source>
        <translation>dein Schwager</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>deine Katze</translation>
    </message>
    <message>
        <source>child</source>
        <translation>dein Kind</translation>
    </message>
    <message>
        <source>colleague</source>
        <translation>arbeitet mit dir</translation>
    </message>
    <message>
        <source>cousin</source>
        <translation>mit dir verwandt</translation>
    </message>
    <message>
        <source>coworker</source>
        <translation>arbeitet mit dir</translation>
    </message>
    <message>
        <source>dad</source>
        <translation>dein Papa</translation>
    </message>
    <message>
        <source>daughter</source>
        <translation>deine Tochter</translation>
    </message>
    <message>
        <source>dentist</source>
        <translation>behandelt deine Zähne</translation>
    </message>
    <message>
        <source>doctor</source>
        <translation>behandelt dich</translation>
    </message>
    <message>
        <source>dog</source>
        <translation>dein Hund</translation>
    </message>
    <message>
        <source>father</source>
        <translation>dein Vater</translation>
    </message>
    <message>
        <source>father-in-law</source>
        <translation>dein Schwiegervater</translation>
    </message>
    <message>
        <source>fiancee</source>
        <translation>deine Verlobte</translation>
    </message>
    <message>
        <source>flatmate</source>
        <translation>wohnt mit dir</translation>
    </message>
    <message>
        <source>friend</source>
        <translation>mit dir befreundet</translation>
    </message>
    <message>
        <source>girlfriend</source>
        <translation>deine Freundin</translation>
    </message>
    <message>
        <source>grandfather</source>
        <translation>dein Großvater</translation>
    </message>
    <message>
        <source>grandma</source>
        <translation>deine Oma</translation>
    </message>
    <message>
        <source>grandmother</source>
        <translation>deine Großmutter</translation>
    </message>
    <message>
        <source>grandpa</source>
        <translation>dein Opa</translation>
    </message>
    <message>
        <source>husband</source>
        <translation>dein Mann</translation>
    </message>
    <message>
        <source>landlord</source>
        <translation>vermietet dir</translation>
    </message>
    <message>
        <source>manager</source>
        <translation>leitet deine Arbeit</translation>
    </message>
    <message>
        <source>mentor</source>
        <translation>berät dich</translation>
    </message>
    <message>
        <source>mom</source>
        <translation>deine Mama</translation>
    </message>
    <message>
        <source>mother</source>
        <translation>deine Mutter</translation>
    </message>
    <message>
        <source>mother-in-law</source>
        <translation>deine Schwiegermutter</translation>
    </message>
    <message>
        <source>mum</source>
        <translation>deine Mama</translation>
    </message>
    <message>
        <source>neighbor</source>
        <translation>wohnt nebenan</translation>
    </message>
    <message>
        <source>neighbour</source>
        <translation>wohnt nebenan</translation>
    </message>
    <message>
        <source>nephew</source>
        <translation>dein Neffe</translation>
    </message>
    <message>
        <source>niece</source>
        <translation>deine Nichte</translation>
    </message>
    <message>
        <source>parents</source>
        <translation>deine Eltern</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>mit dir zusammen</translation>
    </message>
    <message>
        <source>roommate</source>
        <translation>wohnt mit dir</translation>
    </message>
    <message>
        <source>sister</source>
        <translation>deine Schwester</translation>
    </message>
    <message>
        <source>sister-in-law</source>
        <translation>deine Schwägerin</translation>
    </message>
    <message>
        <source>son</source>
        <translation>dein Sohn</translation>
    </message>
    <message>
        <source>teacher</source>
        <translation>unterrichtet dich</translation>
    </message>
    <message>
        <source>therapist</source>
        <translation>behandelt dich</translation>
    </message>
    <message>
        <source>uncle</source>
        <translation>dein Onkel</translation>
    </message>
    <message>
        <source>wife</source>
        <translation>deine Frau</translation>
    </message>
</context>
<context>
    <name>sentences</name>
    <message>
        <source>  {copy}: 1 place</source>
        <translation>  {copy}: 1 Stelle</translation>
    </message>
    <message>
        <source>  {copy}: {n} places</source>
        <translation>  {copy}: {n} Stellen</translation>
    </message>
    <message>
        <source>  {copy}: {why}</source>
        <translation>  {copy}: {why}</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; means {name}</source>
        <translation>„{word}“ meint {name}</translation>
    </message>
    <message>
        <source>1 memory stays, because you said it at another time too.</source>
        <translation>1 Erinnerung bleibt, weil du sie auch ein andermal gesagt hast.</translation>
    </message>
    <message>
        <source>1 of your own documents says it too, and stays as it is.</source>
        <translation>1 deiner eigenen Dateien sagt es auch und bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>1 summary of conversations is written again without it.</source>
        <translation>1 Zusammenfassung von Gesprächen wird ohne es neu geschrieben.</translation>
    </message>
    <message>
        <source>1 word or name stays, because other memories need it too.</source>
        <translation>1 Wort oder Name bleibt, weil andere Erinnerungen es auch brauchen.</translation>
    </message>
    <message>
        <source>A note stays that something was forgotten, and when. It does not say what it was.</source>
        <translation>Ein Vermerk bleibt, dass etwas vergessen wurde, und wann. Er sagt nicht, was es war.</translation>
    </message>
    <message>
        <source>April</source>
        <translation>April</translation>
    </message>
    <message>
        <source>August</source>
        <translation>August</translation>
    </message>
    <message>
        <source>Candor&apos;s list of unfinished work</source>
        <translation>Candors Liste unerledigter Arbeit</translation>
    </message>
    <message>
        <source>Copies of Candor&apos;s folder that you, your computer or another program made.</source>
        <translation>Kopien von Candors Ordner, die du, dein Computer oder ein anderes Programm gemacht hat.</translation>
    </message>
    <message>
        <source>December</source>
        <translation>Dezember</translation>
    </message>
    <message>
        <source>February</source>
        <translation>Februar</translation>
    </message>
    <message>
        <source>Files of other programs that lie in Candor&apos;s folder, where they are packed or encrypted.</source>
        <translation>Dateien anderer Programme, die in Candors Ordner liegen, wo sie gepackt oder verschlüsselt sind.</translation>
    </message>
    <message>
        <source>Forgotten: 1 memory, which is gone for good.</source>
        <translation>Vergessen: 1 Erinnerung, sie ist endgültig weg.</translation>
    </message>
    <message>
        <source>Forgotten: what Candor had read in your file. It is gone for good.</source>
        <translation>Vergessen: was Candor in deiner Datei gelesen hatte. Es ist endgültig weg.</translation>
    </message>
    <message>
        <source>Forgotten: {n} memories, which are gone for good.</source>
        <translation>Vergessen: {n} Erinnerungen, sie sind endgültig weg.</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>Freitag</translation>
    </message>
    <message>
        <source>If a file is in use, close the program that uses it. Candor tries again when it is next</source>
        <translation>Ist eine Datei in Gebrauch, schließ das Programm, das sie benutzt. Candor versucht es wieder,</translation>
    </message>
    <message>
        <source>If it is ever told again, Candor asks you first before it remembers it. An old backup or an imported conversation does not bring it back.</source>
        <translation>Wird es je wieder erzählt, fragt Candor dich erst, bevor es sich das merkt. Eine alte Sicherung oder ein eingelesenes Gespräch bringt es nicht zurück.</translation>
    </message>
    <message>
        <source>If you tell Candor again one day, it will remember it again. An old backup or an imported conversation does not bring it back.</source>
        <translation>Wenn du es Candor eines Tages wieder erzählst, merkt es sich das wieder. Eine alte Sicherung oder ein eingelesenes Gespräch bringt es nicht zurück.</translation>
    </message>
    <message>
        <source>Install Candor with its recall parts: pip install &apos;candor[recall,starter]&apos;.</source>
        <translation>Installiere Candor mit den Teilen für das Erinnern: pip install &apos;candor[recall,starter]&apos;.</translation>
    </message>
    <message>
        <source>It was taken out of:</source>
        <translation>Es wurde entfernt aus:</translation>
    </message>
    <message>
        <source>January</source>
        <translation>Januar</translation>
    </message>
    <message>
        <source>July</source>
        <translation>Juli</translation>
    </message>
    <message>
        <source>June</source>
        <translation>Juni</translation>
    </message>
    <message>
        <source>March</source>
        <translation>März</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Monday</source>
        <translation>Montag</translation>
    </message>
    <message>
        <source>Not finished yet. In the way:</source>
        <translation>Noch nicht fertig. Im Weg steht:</translation>
    </message>
    <message>
        <source>Not finished yet: 1 memory can no longer be read in Candor, but some of it may still be in a file. In the way:</source>
        <translation>Noch nicht fertig: 1 Erinnerung ist in Candor nicht mehr lesbar, aber etwas davon kann noch in einer Datei stehen. Im Weg steht:</translation>
    </message>
    <message>
        <source>Not finished yet: {n} memories can no longer be read in Candor, but some of them may still be in a file. In the way:</source>
        <translation>Noch nicht fertig: {n} Erinnerungen sind in Candor nicht mehr lesbar, aber etwas davon kann noch in einer Datei stehen. Im Weg steht:</translation>
    </message>
    <message>
        <source>November</source>
        <translation>November</translation>
    </message>
    <message>
        <source>October</source>
        <translation>Oktober</translation>
    </message>
    <message>
        <source>Ollama cannot be asked at {host}: {why}</source>
        <translation>Ollama lässt sich unter {host} nicht fragen: {why}</translation>
    </message>
    <message>
        <source>Ollama was too slow at {host} just now</source>
        <translation>Ollama war unter {host} eben zu langsam</translation>
    </message>
    <message>
        <source>Receipt {id}, number {number}</source>
        <translation>Beleg {id}, Nummer {number}</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>Samstag</translation>
    </message>
    <message>
        <source>September</source>
        <translation>September</translation>
    </message>
    <message>
        <source>Start Ollama anew; until then words alone find what is remembered.</source>
        <translation>Starte Ollama neu; bis dahin finden nur Worte, was gemerkt ist.</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>Sonntag</translation>
    </message>
    <message>
        <source>The backup that you made on {date} as {file}: it is not there any more.</source>
        <translation>Die Sicherung, die du am {date} als {file} gemacht hast: Sie ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The export that you made on {date} as {file}: it is not there any more.</source>
        <translation>Die Ausgabe, die du am {date} als {file} gemacht hast: Sie ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The file itself: it is yours, and stays where it is.</source>
        <translation>Die Datei selbst: Sie gehört dir und bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>The file {file} stays where it is. It is yours; delete it if it should go too.</source>
        <translation>Die Datei {file} bleibt, wo sie ist. Sie gehört dir; lösche sie, wenn sie auch weg soll.</translation>
    </message>
    <message>
        <source>The rest of what was said stays; only these words are blacked out, in 1 place.</source>
        <translation>Der Rest des Gesagten bleibt; nur diese Worte werden geschwärzt, an 1 Stelle.</translation>
    </message>
    <message>
        <source>The rest of what was said stays; only these words are blacked out, in {n} places.</source>
        <translation>Der Rest des Gesagten bleibt; nur diese Worte werden geschwärzt, an {n} Stellen.</translation>
    </message>
    <message>
        <source>Then Candor&apos;s folder was searched for lines of it: none was found.</source>
        <translation>Dann wurde Candors Ordner nach Zeilen daraus durchsucht: Keine wurde gefunden.</translation>
    </message>
    <message>
        <source>Then every file in Candor&apos;s folder was searched for it: nothing of it was found.</source>
        <translation>Dann wurde jede Datei in Candors Ordner danach durchsucht: Nichts davon wurde gefunden.</translation>
    </message>
    <message>
        <source>Thursday</source>
        <translation>Donnerstag</translation>
    </message>
    <message>
        <source>To check the search itself, it was also made for {control}: that was found.</source>
        <translation>Um die Suche selbst zu prüfen, wurde auch nach etwas anderem gesucht ({control}): Das wurde gefunden.</translation>
    </message>
    <message>
        <source>To have Candor read the file again one day: candor documents add, with its name.</source>
        <translation>Damit Candor die Datei eines Tages wieder liest: candor documents add, mit ihrem Namen.</translation>
    </message>
    <message>
        <source>To try again now, and to see how far it is: candor forget --receipts</source>
        <translation>Um es jetzt wieder zu versuchen und zu sehen, wie weit es ist: candor forget --receipts</translation>
    </message>
    <message>
        <source>Tuesday</source>
        <translation>Dienstag</translation>
    </message>
    <message>
        <source>Wednesday</source>
        <translation>Mittwoch</translation>
    </message>
    <message>
        <source>What Candor cannot reach:</source>
        <translation>Was Candor nicht erreicht:</translation>
    </message>
    <message>
        <source>What you told other people or other programs.</source>
        <translation>Was du anderen Menschen oder anderen Programmen erzählt hast.</translation>
    </message>
    <message>
        <source>Your document {place}, says it too. It is yours, and stays.</source>
        <translation>Deine Datei {place} sagt es auch. Sie gehört dir und bleibt.</translation>
    </message>
    <message>
        <source>Your export of {date} in {file}: it is yours; delete it if it should go too.</source>
        <translation>Deine Ausgabe vom {date} in {file}: Sie gehört dir; lösche sie, wenn sie auch weg soll.</translation>
    </message>
    <message>
        <source>Your own documents, and what Candor has read in them so that you can search them: they are yours, and stay. To have Candor forget one of them: candor forget --document NAME</source>
        <translation>Deine eigenen Dateien, und was Candor darin gelesen hat, damit du sie durchsuchen kannst: Sie gehören dir und bleiben. Damit Candor eine davon vergisst: candor forget --document NAME</translation>
    </message>
    <message>
        <source>a backup still holds it: {files}</source>
        <translation>eine Sicherung enthält es noch: {files}</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <source>a document of yours</source>
        <translation>eine deiner Dateien</translation>
    </message>
    <message>
        <source>a document that you had forgotten is still in it</source>
        <translation>eine Datei, die du vergessen ließest, ist noch darin</translation>
    </message>
    <message>
        <source>a memory that stays, in {place}</source>
        <translation>eine Erinnerung, die bleibt, in: {place}</translation>
    </message>
    <message>
        <source>a project does not belong to another</source>
        <translation>ein Projekt gehört zu keinem anderen</translation>
    </message>
    <message>
        <source>a row of its {name} was changed on the disk</source>
        <translation>eine Zeile in {name} wurde auf dem Datenträger geändert</translation>
    </message>
    <message>
        <source>a whole conversation</source>
        <translation>ein ganzes Gespräch</translation>
    </message>
    <message>
        <source>a whole project</source>
        <translation>ein ganzes Projekt</translation>
    </message>
    <message>
        <source>a {kind} record can be rejected, but not put otherwise</source>
        <translation>ein Eintrag dieser Art lässt sich verwerfen, aber nicht anders sagen ({kind})</translation>
    </message>
    <message>
        <source>a {kind} record is nothing that can be done</source>
        <translation>ein Eintrag dieser Art lässt sich nicht erledigen ({kind})</translation>
    </message>
    <message>
        <source>another Candor has this memory open</source>
        <translation>ein anderes Candor hat dieses Gedächtnis offen</translation>
    </message>
    <message>
        <source>another program cleared away what is new</source>
        <translation>ein anderes Programm hat das Neue weggeräumt</translation>
    </message>
    <message>
        <source>another program is reading it just now</source>
        <translation>ein anderes Programm liest sie gerade</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>ein anderes Programm benutzt sie</translation>
    </message>
    <message>
        <source>another program keeps Candor&apos;s memory for itself</source>
        <translation>ein anderes Programm hält Candors Gedächtnis für sich</translation>
    </message>
    <message>
        <source>another program keeps it for itself</source>
        <translation>ein anderes Programm hält sie für sich</translation>
    </message>
    <message>
        <source>another program keeps writing to Candor&apos;s memory</source>
        <translation>ein anderes Programm schreibt dauernd in Candors Gedächtnis</translation>
    </message>
    <message>
        <source>asking for the model</source>
        <translation>Modell wird angefragt</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>by the name of a person or thing</source>
        <translation>nach dem Namen einer Person oder Sache</translation>
    </message>
    <message>
        <source>by time</source>
        <translation>nach Zeit</translation>
    </message>
    <message>
        <source>by words</source>
        <translation>nach Worten</translation>
    </message>
    <message>
        <source>by your own rule: {rule}</source>
        <translation>nach deiner eigenen Regel: {rule}</translation>
    </message>
    <message>
        <source>checking what was fetched</source>
        <translation>Geladenes wird geprüft</translation>
    </message>
    <message>
        <source>conversations and their summaries</source>
        <translation>Gespräche und ihre Zusammenfassungen</translation>
    </message>
    <message>
        <source>due on {weekday} {day} {month}</source>
        <translation>fällig am {weekday}, {day}. {month}</translation>
    </message>
    <message>
        <source>due on {weekday} {day} {month} {year}</source>
        <translation>fällig am {weekday}, {day}. {month} {year}</translation>
    </message>
    <message>
        <source>facts, people and things</source>
        <translation>Tatsachen, Personen und Dinge</translation>
    </message>
    <message>
        <source>fetching the model</source>
        <translation>Modell wird geladen</translation>
    </message>
    <message>
        <source>grounded replies</source>
        <translation>ohne Modell</translation>
    </message>
    <message>
        <source>how things are done</source>
        <translation>wie man etwas tut</translation>
    </message>
    <message>
        <source>it belongs there already</source>
        <translation>es gehört schon dorthin</translation>
    </message>
    <message>
        <source>it belongs to another installation of Candor</source>
        <translation>sie gehört zu einem anderen Candor</translation>
    </message>
    <message>
        <source>it belongs to {name}, now in focus</source>
        <translation>es gehört zu {name}, woran du gerade bist</translation>
    </message>
    <message>
        <source>it cannot be opened ({why})</source>
        <translation>sie lässt sich nicht öffnen ({why})</translation>
    </message>
    <message>
        <source>it cannot be read ({why})</source>
        <translation>sie ist nicht lesbar ({why})</translation>
    </message>
    <message>
        <source>it cannot be read or written ({why})</source>
        <translation>sie ist nicht lesbar oder nicht schreibbar ({why})</translation>
    </message>
    <message>
        <source>it cannot be unpacked ({why})</source>
        <translation>sie lässt sich nicht entpacken ({why})</translation>
    </message>
    <message>
        <source>it does not keep what it is given</source>
        <translation>er behält nicht, was er bekommt</translation>
    </message>
    <message>
        <source>it has version {version}, and this Candor knows none</source>
        <translation>sie hat Version {version}, und dieses Candor kennt keine</translation>
    </message>
    <message>
        <source>it holds no sound</source>
        <translation>sie enthält keinen Ton</translation>
    </message>
    <message>
        <source>it holds something else</source>
        <translation>sie enthält etwas anderes</translation>
    </message>
    <message>
        <source>it holds the store called {name}</source>
        <translation>sie enthält den Speicher namens {name}</translation>
    </message>
    <message>
        <source>it is another kind of file</source>
        <translation>sie ist von anderer Art</translation>
    </message>
    <message>
        <source>it is damaged ({why})</source>
        <translation>sie ist beschädigt ({why})</translation>
    </message>
    <message>
        <source>it is damaged or of an unknown kind</source>
        <translation>sie ist beschädigt oder von unbekannter Art</translation>
    </message>
    <message>
        <source>it is done already</source>
        <translation>es ist schon erledigt</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <source>it is missing, though it was there before</source>
        <translation>sie fehlt, obwohl sie vorher da war</translation>
    </message>
    <message>
        <source>it is newer than the files beside it</source>
        <translation>sie ist neuer als die Dateien daneben</translation>
    </message>
    <message>
        <source>it is no database, or encrypted</source>
        <translation>sie ist keine Datenbank oder verschlüsselt</translation>
    </message>
    <message>
        <source>it is not one of Candor&apos;s</source>
        <translation>sie gehört nicht zu Candor</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>sie ist nicht da</translation>
    </message>
    <message>
        <source>it is older than the files beside it</source>
        <translation>sie ist älter als die Dateien daneben</translation>
    </message>
    <message>
        <source>it is over</source>
        <translation>es ist vorbei</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>sie ist zu groß</translation>
    </message>
    <message>
        <source>it means something alike (cosine {share})</source>
        <translation>es bedeutet Ähnliches (Kosinus {share})</translation>
    </message>
    <message>
        <source>it shares the words {words}</source>
        <translation>gemeinsame Worte: {words}</translation>
    </message>
    <message>
        <source>it was changed again since</source>
        <translation>es wurde seither wieder geändert</translation>
    </message>
    <message>
        <source>it was so</source>
        <translation>es war so</translation>
    </message>
    <message>
        <source>it was so from {since}</source>
        <translation>es war so ab {since}</translation>
    </message>
    <message>
        <source>it was so from {since} until {until}</source>
        <translation>es war so von {since} bis {until}</translation>
    </message>
    <message>
        <source>it was so until {until}</source>
        <translation>es war so bis {until}</translation>
    </message>
    <message>
        <source>its bytes still hold some of it</source>
        <translation>ihre Bytes enthalten noch etwas davon</translation>
    </message>
    <message>
        <source>its copy does not hold what it holds</source>
        <translation>ihre Kopie enthält nicht, was sie enthält</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>ihr Ende fehlt</translation>
    </message>
    <message>
        <source>its passphrase is needed</source>
        <translation>das Passwort fehlt</translation>
    </message>
    <message>
        <source>its tables are not those that Candor made</source>
        <translation>ihre Tabellen sind nicht die von Candor</translation>
    </message>
    <message>
        <source>log files</source>
        <translation>Protokolldateien</translation>
    </message>
    <message>
        <source>looking the model up</source>
        <translation>Modell wird gesucht</translation>
    </message>
    <message>
        <source>no sound system answers</source>
        <translation>kein Tonsystem antwortet</translation>
    </message>
    <message>
        <source>notes on what Candor decided</source>
        <translation>Vermerke, was Candor entschieden hat</translation>
    </message>
    <message>
        <source>nothing changes: {why}</source>
        <translation>nichts ändert sich: {why}</translation>
    </message>
    <message>
        <source>nothing was refused by this decision</source>
        <translation>durch diese Entscheidung wurde nichts abgelehnt</translation>
    </message>
    <message>
        <source>one by one</source>
        <translation>einzeln</translation>
    </message>
    <message>
        <source>only what is done can be taken up again</source>
        <translation>nur Erledigtes lässt sich wieder aufnehmen</translation>
    </message>
    <message>
        <source>only you can say what you said</source>
        <translation>nur du kannst sagen, was du gesagt hast</translation>
    </message>
    <message>
        <source>other files in Candor&apos;s folder</source>
        <translation>andere Dateien in Candors Ordner</translation>
    </message>
    <message>
        <source>plans and reminders</source>
        <translation>Pläne und Erinnerungen</translation>
    </message>
    <message>
        <source>preferences</source>
        <translation>Vorlieben</translation>
    </message>
    <message>
        <source>projects</source>
        <translation>Projekte</translation>
    </message>
    <message>
        <source>records hidden</source>
        <translation>weggelegte Einträge</translation>
    </message>
    <message>
        <source>said on {weekday} {day} {month}</source>
        <translation>gesagt am {weekday}, {day}. {month}</translation>
    </message>
    <message>
        <source>said on {weekday} {day} {month} {year}</source>
        <translation>gesagt am {weekday}, {day}. {month} {year}</translation>
    </message>
    <message>
        <source>settings and notes</source>
        <translation>Einstellungen und Vermerke</translation>
    </message>
    <message>
        <source>some of it is still there</source>
        <translation>etwas davon ist noch da</translation>
    </message>
    <message>
        <source>something else has taken its place since; restore it instead</source>
        <translation>etwas anderes ist seither an seiner Stelle; hol es stattdessen zurück</translation>
    </message>
    <message>
        <source>something else that is in use says the same already</source>
        <translation>etwas anderes, das gilt, sagt schon dasselbe</translation>
    </message>
    <message>
        <source>started, and whenever something is forgotten. There is a receipt only when all is gone.</source>
        <translation>wenn es startet und wenn etwas vergessen wird. Einen Beleg gibt es erst, wenn alles weg ist.</translation>
    </message>
    <message>
        <source>summaries</source>
        <translation>Zusammenfassungen</translation>
    </message>
    <message>
        <source>that is what stands there already</source>
        <translation>das steht schon so da</translation>
    </message>
    <message>
        <source>that is what the record says already</source>
        <translation>das sagt der Eintrag schon</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the engine for meaning is not installed</source>
        <translation>das Modul für Bedeutung ist nicht installiert</translation>
    </message>
    <message>
        <source>the engine was closed</source>
        <translation>das Modul wurde geschlossen</translation>
    </message>
    <message>
        <source>the engine&apos;s process cannot be started: {why}</source>
        <translation>der Prozess des Moduls lässt sich nicht starten: {why}</translation>
    </message>
    <message>
        <source>the engines were closed</source>
        <translation>die Module wurden geschlossen</translation>
    </message>
    <message>
        <source>the file cannot be opened just now</source>
        <translation>die Datei lässt sich gerade nicht öffnen</translation>
    </message>
    <message>
        <source>the key does not open {file}</source>
        <translation>der Schlüssel öffnet {file} nicht</translation>
    </message>
    <message>
        <source>the library for it is not installed</source>
        <translation>die Bibliothek dafür ist nicht installiert</translation>
    </message>
    <message>
        <source>the mark of this folder, in {place}</source>
        <translation>das Zeichen dieses Ordners, in: {place}</translation>
    </message>
    <message>
        <source>the memories</source>
        <translation>die Erinnerungen</translation>
    </message>
    <message>
        <source>the memory is encrypted already</source>
        <translation>das Gedächtnis ist schon verschlüsselt</translation>
    </message>
    <message>
        <source>the memory is not encrypted</source>
        <translation>das Gedächtnis ist nicht verschlüsselt</translation>
    </message>
    <message>
        <source>the microphone {name} is gone</source>
        <translation>das Mikrofon {name} ist weg</translation>
    </message>
    <message>
        <source>the model for meaning is not installed</source>
        <translation>das Modell für Bedeutung ist nicht installiert</translation>
    </message>
    <message>
        <source>the model for meaning is not the one it should be</source>
        <translation>das Modell für Bedeutung ist nicht das richtige</translation>
    </message>
    <message>
        <source>the model is here</source>
        <translation>das Modell ist da</translation>
    </message>
    <message>
        <source>the passphrase is empty</source>
        <translation>das Passwort ist leer</translation>
    </message>
    <message>
        <source>the search</source>
        <translation>die Suche</translation>
    </message>
    <message>
        <source>the search index</source>
        <translation>das Suchverzeichnis</translation>
    </message>
    <message>
        <source>the sound system has no devices</source>
        <translation>das Tonsystem hat keine Geräte</translation>
    </message>
    <message>
        <source>the system does not let Candor change it</source>
        <translation>das System lässt Candor sie nicht ändern</translation>
    </message>
    <message>
        <source>the system refuses ({why})</source>
        <translation>das System verweigert es ({why})</translation>
    </message>
    <message>
        <source>the system says: {why}</source>
        <translation>das System sagt: {why}</translation>
    </message>
    <message>
        <source>the system&apos;s keyring cannot be asked: {why}</source>
        <translation>der Schlüsselbund des Systems lässt sich nicht fragen: {why}</translation>
    </message>
    <message>
        <source>the system&apos;s keyring does not have its key</source>
        <translation>der Schlüsselbund des Systems hat den Schlüssel nicht</translation>
    </message>
    <message>
        <source>the voice was restarted in the middle of a sentence</source>
        <translation>die Stimme wurde mitten im Satz neu gestartet</translation>
    </message>
    <message>
        <source>there is no loudspeaker</source>
        <translation>es gibt keinen Lautsprecher</translation>
    </message>
    <message>
        <source>there is no microphone</source>
        <translation>es gibt kein Mikrofon</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>es gibt nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>what causes what</source>
        <translation>was wovon kommt</translation>
    </message>
    <message>
        <source>what should be found was not found either</source>
        <translation>was zu finden sein sollte, wurde auch nicht gefunden</translation>
    </message>
    <message>
        <source>what was read in your documents</source>
        <translation>was in deinen Dateien gelesen wurde</translation>
    </message>
    <message>
        <source>what was refused is not kept, so that it can be said anew</source>
        <translation>was abgelehnt wurde, ist nicht aufgehoben; sag es neu</translation>
    </message>
    <message>
        <source>what went wrong</source>
        <translation>was schiefging</translation>
    </message>
    <message>
        <source>whom &quot;she&quot; or &quot;it&quot; stood for</source>
        <translation>für wen „sie“ oder „es“ stand</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day}. {month} {year}</translation>
    </message>
    <message>
        <source>{day} {month} {year}, {time}, asked for {asked}</source>
        <translation>{day}. {month} {year}, {time}, verlangt: {asked}</translation>
    </message>
    <message>
        <source>{file} cannot be changed ({why})</source>
        <translation>{file} lässt sich nicht ändern ({why})</translation>
    </message>
    <message>
        <source>{file} cannot be deleted</source>
        <translation>{file} lässt sich nicht löschen</translation>
    </message>
    <message>
        <source>{file} cannot be deleted ({why})</source>
        <translation>{file} lässt sich nicht löschen ({why})</translation>
    </message>
    <message>
        <source>{file} is encrypted, and no key was given</source>
        <translation>{file} ist verschlüsselt, und kein Schlüssel wurde gegeben</translation>
    </message>
    <message>
        <source>{file} is not encrypted, though a key was given</source>
        <translation>{file} ist nicht verschlüsselt, obwohl ein Schlüssel gegeben wurde</translation>
    </message>
    <message>
        <source>{file}, page {n}</source>
        <translation>{file}, Seite {n}</translation>
    </message>
    <message>
        <source>{file}, passage {n}</source>
        <translation>{file}, Abschnitt {n}</translation>
    </message>
    <message>
        <source>{file}, which says where its key is, is damaged</source>
        <translation>{file}, wo steht, wo der Schlüssel ist, ist beschädigt</translation>
    </message>
    <message>
        <source>{file}, {n} pages</source>
        <translation>{file}, {n} Seiten</translation>
    </message>
    <message>
        <source>{file}: some of it is still there</source>
        <translation>{file}: etwas davon ist noch da</translation>
    </message>
    <message>
        <source>{first}, as do the turns around it</source>
        <translation>{first}, wie das Gespräch ringsum</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{left}; Candor did not make that file, so please look at it and delete it yourself</source>
        <translation>{left}; diese Datei hat nicht Candor gemacht, bitte sieh sie an und lösche sie selbst</translation>
    </message>
    <message>
        <source>{model} on Ollama</source>
        <translation>{model} auf Ollama</translation>
    </message>
    <message>
        <source>{name} cannot be opened</source>
        <translation>{name} lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>{name} gives no sound</source>
        <translation>{name} gibt keinen Ton</translation>
    </message>
    <message>
        <source>{name} on Ollama has become another model</source>
        <translation>{name} auf Ollama ist ein anderes Modell geworden</translation>
    </message>
    <message>
        <source>{name} on Ollama is still being loaded</source>
        <translation>{name} auf Ollama wird noch geladen</translation>
    </message>
    <message>
        <source>{n} memories stay, because you said them at another time too.</source>
        <translation>{n} Erinnerungen bleiben, weil du sie auch ein andermal gesagt hast.</translation>
    </message>
    <message>
        <source>{n} numbers, {done} of {total} records embedded</source>
        <translation>{n} Zahlen, {done} von {total} Einträgen umgerechnet</translation>
    </message>
    <message>
        <source>{n} of your own documents say it too, and stay as they are.</source>
        <translation>{n} deiner eigenen Dateien sagen es auch und bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>{n} summaries of conversations are written again without it.</source>
        <translation>{n} Zusammenfassungen von Gesprächen werden ohne es neu geschrieben.</translation>
    </message>
    <message>
        <source>{n} words or names stay, because other memories need them too.</source>
        <translation>{n} Worte oder Namen bleiben, weil andere Erinnerungen sie auch brauchen.</translation>
    </message>
    <message>
        <source>{weekday} {day} {month}</source>
        <translation>{weekday}, {day}. {month}</translation>
    </message>
    <message>
        <source>{weekday} {day} {month} {year}</source>
        <translation>{weekday}, {day}. {month} {year}</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>1 memory</source>
        <translation>1 Erinnerung</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Worüber</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Add it again.</source>
        <translation>Füg sie noch einmal hinzu.</translation>
    </message>
    <message>
        <source>Add it in parts, or as plain text.</source>
        <translation>Füg sie in Teilen hinzu, oder als reinen Text.</translation>
    </message>
    <message>
        <source>Add it in parts.</source>
        <translation>Füg sie in Teilen hinzu.</translation>
    </message>
    <message>
        <source>Agenda</source>
        <translation>Termine</translation>
    </message>
    <message>
        <source>Allow yourself to read it, then add it again.</source>
        <translation>Erlaube dir, sie zu lesen, dann füg sie noch einmal hinzu.</translation>
    </message>
    <message>
        <source>Another Candor has this data folder and does not answer.</source>
        <translation>Ein anderes Candor hat diesen Datenordner und antwortet nicht.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>As sure as your words were heard.</source>
        <translation>So sicher, wie deine Worte gehört wurden.</translation>
    </message>
    <message>
        <source>At most {most} for what is {origin}.</source>
        <translation>Höchstens {most} für das, was so kam: {origin}.</translation>
    </message>
    <message>
        <source>At most {most}, because nobody said it outright.</source>
        <translation>Höchstens {most}, weil niemand es geradeheraus gesagt hat.</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Gehört zu</translation>
    </message>
    <message>
        <source>Candor</source>
        <translation>Candor</translation>
    </message>
    <message>
        <source>Candor listens, talks and remembers what you tell it. You can look at everything that it holds, see which of your words it comes from, put it right, and have it forgotten. When two things that you said do not go together, it asks you. All of it stays in one folder on this computer.</source>
        <translation>Candor hört zu, spricht und merkt sich, was du erzählst. Du kannst alles ansehen, was es festhält, und aus welchen deiner Worte es kommt, es richtigstellen und es vergessen lassen. Wenn zwei deiner Aussagen nicht zusammenpassen, fragt es dich. Alles bleibt in einem Ordner auf diesem Computer.</translation>
    </message>
    <message>
        <source>Candor opens again by itself.</source>
        <translation>Candor öffnet sich von selbst wieder.</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Widersprüche</translation>
    </message>
    <message>
        <source>Directly</source>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>End that program, then start Candor again.</source>
        <translation>Beende dieses Programm, dann starte Candor neu.</translation>
    </message>
    <message>
        <source>For free conversation Candor uses a language model that Ollama runs on your computer. Without one it still remembers everything, and replies in plain words from what you told it.</source>
        <translation>Für freies Gespräch nutzt Candor ein Sprachmodell, das Ollama auf deinem Computer ausführt. Ohne eines merkt es sich trotzdem alles und antwortet in einfachen Worten aus dem, was du erzählt hast.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>From here</source>
        <translation>Von hier</translation>
    </message>
    <message>
        <source>Go to Activity</source>
        <translation>Zum Verlauf</translation>
    </message>
    <message>
        <source>Go to Agenda</source>
        <translation>Zu den Terminen</translation>
    </message>
    <message>
        <source>Go to Conflicts</source>
        <translation>Zu den Widersprüchen</translation>
    </message>
    <message>
        <source>Go to Documents</source>
        <translation>Zu den Dateien</translation>
    </message>
    <message>
        <source>Go to Forget</source>
        <translation>Zum Vergessen</translation>
    </message>
    <message>
        <source>Go to Memory</source>
        <translation>Zum Gedächtnis</translation>
    </message>
    <message>
        <source>Go to People and things</source>
        <translation>Zu Personen und Dingen</translation>
    </message>
    <message>
        <source>Go to Projects and skills</source>
        <translation>Zu Projekten und Fähigkeiten</translation>
    </message>
    <message>
        <source>Go to Settings</source>
        <translation>Zu den Einstellungen</translation>
    </message>
    <message>
        <source>Go to Talk</source>
        <translation>Zum Gespräch</translation>
    </message>
    <message>
        <source>Have a program recognise its text, then add what that makes.</source>
        <translation>Lass ein Programm den Text erkennen, dann füg hinzu, was dabei entsteht.</translation>
    </message>
    <message>
        <source>Hearing</source>
        <translation>Hören</translation>
    </message>
    <message>
        <source>Hearing you</source>
        <translation>Hört dich</translation>
    </message>
    <message>
        <source>I heard a voice, but no words.</source>
        <translation>Ich hörte eine Stimme, aber keine Worte.</translation>
    </message>
    <message>
        <source>I heard no speech.</source>
        <translation>Ich hörte niemanden sprechen.</translation>
    </message>
    <message>
        <source>In your words</source>
        <translation>In deinen Worten</translation>
    </message>
    <message>
        <source>In your words: {words}</source>
        <translation>In deinen Worten: {words}</translation>
    </message>
    <message>
        <source>Is the same as {name}</source>
        <translation>Ist dasselbe wie {name}</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Sie ist beschädigt.</translation>
    </message>
    <message>
        <source>It is no text.</source>
        <translation>Sie ist kein Text.</translation>
    </message>
    <message>
        <source>It is protected.</source>
        <translation>Sie ist geschützt.</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>Sie ist zu groß.</translation>
    </message>
    <message>
        <source>It is {holder}.</source>
        <translation>Es ist {holder}.</translation>
    </message>
    <message>
        <source>It may not be read.</source>
        <translation>Sie darf nicht gelesen werden.</translation>
    </message>
    <message>
        <source>It was changed while it was read.</source>
        <translation>Sie wurde geändert, während sie gelesen wurde.</translation>
    </message>
    <message>
        <source>Its format cannot be read.</source>
        <translation>Ihr Format ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Its letters cannot be told apart.</source>
        <translation>Ihre Buchstaben sind nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>Its pages are pictures, without any text.</source>
        <translation>Ihre Seiten sind Bilder, ohne jeden Text.</translation>
    </message>
    <message>
        <source>Jump anywhere</source>
        <translation>Überallhin springen</translation>
    </message>
    <message>
        <source>Keeping it to yourself</source>
        <translation>Für dich behalten</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Gewusst</translation>
    </message>
    <message>
        <source>Listening</source>
        <translation>Hört zu</translation>
    </message>
    <message>
        <source>Look whether it is the right file.</source>
        <translation>Sieh nach, ob es die richtige Datei ist.</translation>
    </message>
    <message>
        <source>Look whether it was moved or renamed.</source>
        <translation>Sieh nach, ob sie verschoben oder umbenannt wurde.</translation>
    </message>
    <message>
        <source>Loudspeaker</source>
        <translation>Lautsprecher</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Mikrofon</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Not done after all</source>
        <translation>Doch nicht erledigt</translation>
    </message>
    <message>
        <source>Not listening</source>
        <translation>Hört nicht zu</translation>
    </message>
    <message>
        <source>Nothing can be heard.</source>
        <translation>Nichts ist zu hören.</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Open it in its own program and save it anew.</source>
        <translation>Öffne sie in ihrem eigenen Programm und speichere sie neu.</translation>
    </message>
    <message>
        <source>People and things</source>
        <translation>Personen und Dinge</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Projects and skills</source>
        <translation>Projekte und Fähigkeiten</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurückgeholt</translation>
    </message>
    <message>
        <source>Reading it failed.</source>
        <translation>Das Lesen ist gescheitert.</translation>
    </message>
    <message>
        <source>Reading it took too long.</source>
        <translation>Das Lesen dauerte zu lange.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Remember it anyway</source>
        <translation>Trotzdem merken</translation>
    </message>
    <message>
        <source>Remembering</source>
        <translation>Erinnert sich</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Replies are shown, and read aloud unless you switch that off under Settings.</source>
        <translation>Antworten werden gezeigt und vorgelesen, solange du das nicht unter Einstellungen abschaltest.</translation>
    </message>
    <message>
        <source>Replying</source>
        <translation>Antwortet</translation>
    </message>
    <message>
        <source>Save a copy without the password and add that.</source>
        <translation>Speichere eine Kopie ohne Passwort und füg diese hinzu.</translation>
    </message>
    <message>
        <source>Save it as PDF, Word, OpenDocument or plain text, and add that.</source>
        <translation>Speichere sie als PDF, Word, OpenDocument oder reinen Text und füg das hinzu.</translation>
    </message>
    <message>
        <source>Save it as UTF-8, then add it again.</source>
        <translation>Speichere sie als UTF-8, dann füg sie noch einmal hinzu.</translation>
    </message>
    <message>
        <source>Say something while the bar moves; you hear it again afterwards. It is not kept. You can also type, always.</source>
        <translation>Sag etwas, während der Balken sich bewegt; danach hörst du es wieder. Es wird nicht behalten. Tippen kannst du auch, immer.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Someone else</source>
        <translation>Jemand anders</translation>
    </message>
    <message>
        <source>Something that was forgotten</source>
        <translation>Etwas, das vergessen wurde</translation>
    </message>
    <message>
        <source>Speaking to you</source>
        <translation>Wie es zu dir spricht</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>Talking</source>
        <translation>Sprechen</translation>
    </message>
    <message>
        <source>That was too short to understand.</source>
        <translation>Das war zu kurz, um es zu verstehen.</translation>
    </message>
    <message>
        <source>There is no file there.</source>
        <translation>Dort ist keine Datei.</translation>
    </message>
    <message>
        <source>There is no text in it.</source>
        <translation>Es steht kein Text darin.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Denkt nach</translation>
    </message>
    <message>
        <source>Told</source>
        <translation>Erzählt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Stimme</translation>
    </message>
    <message>
        <source>What Candor holds</source>
        <translation>Was Candor festhält</translation>
    </message>
    <message>
        <source>What Candor is</source>
        <translation>Was Candor ist</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>Was daraus wurde</translation>
    </message>
    <message>
        <source>What may Candor call you? It takes that down as something you said, so that you find it in Memory and can change or forget it there.</source>
        <translation>Wie darf Candor dich nennen? Es schreibt das als etwas auf, das du gesagt hast; so findest du es im Gedächtnis und kannst es dort ändern oder vergessen lassen.</translation>
    </message>
    <message>
        <source>What was decided</source>
        <translation>Was entschieden wurde</translation>
    </message>
    <message>
        <source>What was offered</source>
        <translation>Was angeboten wurde</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Where a memory comes from</source>
        <translation>Woher eine Erinnerung kommt</translation>
    </message>
    <message>
        <source>Where it was said</source>
        <translation>Wo es gesagt wurde</translation>
    </message>
    <message>
        <source>Where this comes from</source>
        <translation>Woher das kommt</translation>
    </message>
    <message>
        <source>Who makes the replies</source>
        <translation>Wer die Antworten macht</translation>
    </message>
    <message>
        <source>Who stands to whom</source>
        <translation>Wer zu wem steht</translation>
    </message>
    <message>
        <source>Who you are</source>
        <translation>Wer du bist</translation>
    </message>
    <message>
        <source>Writing it down</source>
        <translation>Schreibt es auf</translation>
    </message>
    <message>
        <source>Yes, that is right</source>
        <translation>Ja, das stimmt</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Your memory can be encrypted, with a passphrase or with a key in your system&apos;s keyring. Nobody can read it then without that; nobody can help you either when the passphrase is lost. You can choose that now or at any time, under Settings, Memory. Without it, whoever can read your files can read your memory.</source>
        <translation>Dein Gedächtnis lässt sich verschlüsseln, mit einem Passwort oder einem Schlüssel im Schlüsselbund deines Systems. Dann kann es niemand ohne das lesen; ist das Passwort verloren, kann dir aber auch niemand helfen. Du kannst das jetzt oder jederzeit wählen, unter Einstellungen, Gedächtnis. Ohne das kann dein Gedächtnis lesen, wer deine Dateien lesen kann.</translation>
    </message>
    <message>
        <source>about Candor</source>
        <translation>über Candor</translation>
    </message>
    <message>
        <source>about a project</source>
        <translation>über ein Projekt</translation>
    </message>
    <message>
        <source>about somebody or something else</source>
        <translation>über jemand oder etwas anderes</translation>
    </message>
    <message>
        <source>about something else</source>
        <translation>über etwas anderes</translation>
    </message>
    <message>
        <source>about whom you mean</source>
        <translation>über die gemeinte Person</translation>
    </message>
    <message>
        <source>about whom you name</source>
        <translation>über die genannte Person</translation>
    </message>
    <message>
        <source>about you</source>
        <translation>über dich</translation>
    </message>
    <message>
        <source>against {other}</source>
        <translation>gegen {other}</translation>
    </message>
    <message>
        <source>already known</source>
        <translation>schon bekannt</translation>
    </message>
    <message>
        <source>also {names}</source>
        <translation>auch {names}</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>ergänzt</translation>
    </message>
    <message>
        <source>an engine did not work</source>
        <translation>ein Modul ging nicht</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>und {n} weitere</translation>
    </message>
    <message>
        <source>any</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>because {reason}</source>
        <translation>denn: {reason}</translation>
    </message>
    <message>
        <source>being forgotten</source>
        <translation>wird vergessen</translation>
    </message>
    <message>
        <source>being removed</source>
        <translation>wird entfernt</translation>
    </message>
    <message>
        <source>blacked out</source>
        <translation>geschwärzt</translation>
    </message>
    <message>
        <source>born in</source>
        <translation>geboren in</translation>
    </message>
    <message>
        <source>brought back</source>
        <translation>zurückgeholt</translation>
    </message>
    <message>
        <source>came before it</source>
        <translation>ging ihm voraus</translation>
    </message>
    <message>
        <source>cannot be read now</source>
        <translation>jetzt nicht lesbar</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>seither geändert</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>comes again</source>
        <translation>kommt wieder</translation>
    </message>
    <message>
        <source>concluded</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>concluded from</source>
        <translation>geschlossen aus</translation>
    </message>
    <message>
        <source>concluded from it</source>
        <translation>daraus geschlossen</translation>
    </message>
    <message>
        <source>concluded in reflection</source>
        <translation>beim Nachdenken geschlossen</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>confirmed by you</source>
        <translation>von dir bestätigt</translation>
    </message>
    <message>
        <source>conversation</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <source>did not remember</source>
        <translation>erinnerte sich nicht</translation>
    </message>
    <message>
        <source>document</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>every sentence of a conversation is kept</source>
        <translation>jeder Satz eines Gesprächs wird behalten</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>Tatsache</translation>
    </message>
    <message>
        <source>file is gone</source>
        <translation>Datei ist weg</translation>
    </message>
    <message>
        <source>fits what you ask</source>
        <translation>passt zu deiner Frage</translation>
    </message>
    <message>
        <source>forgotten</source>
        <translation>vergessen</translation>
    </message>
    <message>
        <source>from</source>
        <translation>ab</translation>
    </message>
    <message>
        <source>from a document</source>
        <translation>aus einer Datei</translation>
    </message>
    <message>
        <source>from another time</source>
        <translation>aus einer anderen Zeit</translation>
    </message>
    <message>
        <source>from the web</source>
        <translation>aus dem Netz</translation>
    </message>
    <message>
        <source>from your file</source>
        <translation>aus deiner Datei</translation>
    </message>
    <message>
        <source>from {numbers}</source>
        <translation>aus {numbers}</translation>
    </message>
    <message>
        <source>grew up in</source>
        <translation>aufgewachsen in</translation>
    </message>
    <message>
        <source>has every word that matters</source>
        <translation>hat jedes Wort, das zählt</translation>
    </message>
    <message>
        <source>has the letters you typed</source>
        <translation>hat die getippten Buchstaben</translation>
    </message>
    <message>
        <source>has {share} of the words that matter</source>
        <translation>hat {share} der Worte, die zählen</translation>
    </message>
    <message>
        <source>how long it is</source>
        <translation>wie lang es ist</translation>
    </message>
    <message>
        <source>how much it matters</source>
        <translation>wie wichtig</translation>
    </message>
    <message>
        <source>how recent</source>
        <translation>wie neu</translation>
    </message>
    <message>
        <source>how sure</source>
        <translation>wie sicher</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>eingelesen</translation>
    </message>
    <message>
        <source>in the last month</source>
        <translation>im letzten Monat</translation>
    </message>
    <message>
        <source>in the last week</source>
        <translation>in der letzten Woche</translation>
    </message>
    <message>
        <source>in the last year</source>
        <translation>im letzten Jahr</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>gilt</translation>
    </message>
    <message>
        <source>it belongs to a story</source>
        <translation>es gehört zu einer Geschichte</translation>
    </message>
    <message>
        <source>it comes from a less trusted source</source>
        <translation>es kommt aus einer weniger verlässlichen Quelle</translation>
    </message>
    <message>
        <source>it comes from a more trusted source</source>
        <translation>es kommt aus einer verlässlicheren Quelle</translation>
    </message>
    <message>
        <source>it contradicts something in use</source>
        <translation>es widerspricht etwas, das gilt</translation>
    </message>
    <message>
        <source>it follows a question</source>
        <translation>es folgt auf eine Frage</translation>
    </message>
    <message>
        <source>it follows a question with your words</source>
        <translation>es folgt auf eine Frage mit deinen Worten</translation>
    </message>
    <message>
        <source>it is a question</source>
        <translation>es ist eine Frage</translation>
    </message>
    <message>
        <source>it is a request</source>
        <translation>es ist eine Bitte</translation>
    </message>
    <message>
        <source>it is not clear who is meant</source>
        <translation>es ist nicht klar, wer gemeint ist</translation>
    </message>
    <message>
        <source>it is only supposed</source>
        <translation>es ist nur angenommen</translation>
    </message>
    <message>
        <source>it is small talk</source>
        <translation>es ist Geplauder</translation>
    </message>
    <message>
        <source>it moved on</source>
        <translation>es ging weiter</translation>
    </message>
    <message>
        <source>it says the same more precisely</source>
        <translation>es sagt dasselbe genauer</translation>
    </message>
    <message>
        <source>it showed often enough</source>
        <translation>es zeigte sich oft genug</translation>
    </message>
    <message>
        <source>it was empty</source>
        <translation>es war leer</translation>
    </message>
    <message>
        <source>it was forgotten, and did not come from you anew</source>
        <translation>es wurde vergessen und kam nicht neu von dir</translation>
    </message>
    <message>
        <source>it was judged before</source>
        <translation>es wurde schon beurteilt</translation>
    </message>
    <message>
        <source>it was known already</source>
        <translation>es war schon bekannt</translation>
    </message>
    <message>
        <source>it was not heard well enough</source>
        <translation>es wurde nicht gut genug gehört</translation>
    </message>
    <message>
        <source>it was not what you said</source>
        <translation>es war nicht, was du gesagt hast</translation>
    </message>
    <message>
        <source>it was said in jest</source>
        <translation>es war ein Scherz</translation>
    </message>
    <message>
        <source>it was too long</source>
        <translation>es war zu lang</translation>
    </message>
    <message>
        <source>its time is over</source>
        <translation>seine Zeit ist vorbei</translation>
    </message>
    <message>
        <source>its words are not in its source</source>
        <translation>seine Worte stehen nicht in der Quelle</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>kept aside for you to decide</source>
        <translation>dir vorgelegt</translation>
    </message>
    <message>
        <source>kept in</source>
        <translation>liegt in</translation>
    </message>
    <message>
        <source>left out for space</source>
        <translation>aus Platzgründen ausgelassen</translation>
    </message>
    <message>
        <source>lives in</source>
        <translation>wohnt in</translation>
    </message>
    <message>
        <source>made from it</source>
        <translation>daraus gemacht</translation>
    </message>
    <message>
        <source>made up as an attack</source>
        <translation>als Angriff erfunden</translation>
    </message>
    <message>
        <source>made up for a test</source>
        <translation>für eine Prüfung erfunden</translation>
    </message>
    <message>
        <source>made up for training</source>
        <translation>zum Üben erfunden</translation>
    </message>
    <message>
        <source>may be two names of one</source>
        <translation>vielleicht zwei Namen für eins</translation>
    </message>
    <message>
        <source>meaning of that conversation</source>
        <translation>Bedeutung dieses Gesprächs</translation>
    </message>
    <message>
        <source>means much the same ({share})</source>
        <translation>bedeutet fast dasselbe ({share})</translation>
    </message>
    <message>
        <source>means something alike ({share})</source>
        <translation>bedeutet Ähnliches ({share})</translation>
    </message>
    <message>
        <source>misheard</source>
        <translation>verhört</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>verpasst</translation>
    </message>
    <message>
        <source>missed while Candor was closed</source>
        <translation>verpasst, während Candor zu war</translation>
    </message>
    <message>
        <source>mistook the time</source>
        <translation>irrte sich in der Zeit</translation>
    </message>
    <message>
        <source>more than a year ago</source>
        <translation>vor über einem Jahr</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>no longer</source>
        <translation>nicht mehr</translation>
    </message>
    <message>
        <source>no time named</source>
        <translation>keine Zeit genannt</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>nicht verfügbar</translation>
    </message>
    <message>
        <source>not close enough to what you said</source>
        <translation>nicht nah genug an dem, was du gesagt hast</translation>
    </message>
    <message>
        <source>not in use</source>
        <translation>gilt nicht</translation>
    </message>
    <message>
        <source>not kept, because {reason}</source>
        <translation>nicht behalten, denn: {reason}</translation>
    </message>
    <message>
        <source>not surely</source>
        <translation>nicht sicher</translation>
    </message>
    <message>
        <source>not written down</source>
        <translation>nicht aufgeschrieben</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing like it was known</source>
        <translation>nichts Ähnliches war bekannt</translation>
    </message>
    <message>
        <source>of the project you are at</source>
        <translation>aus deinem jetzigen Projekt</translation>
    </message>
    <message>
        <source>of the time you ask about</source>
        <translation>aus der Zeit, nach der du fragst</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>one more beside what was known</source>
        <translation>eins mehr neben dem Bekannten</translation>
    </message>
    <message>
        <source>only you can say so</source>
        <translation>nur du kannst das sagen</translation>
    </message>
    <message>
        <source>only you can say whether it is so</source>
        <translation>nur du kannst sagen, ob es stimmt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>opened again</source>
        <translation>wieder geöffnet</translation>
    </message>
    <message>
        <source>organisation</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>over by now</source>
        <translation>inzwischen vorbei</translation>
    </message>
    <message>
        <source>page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>page {number}</source>
        <translation>Seite {number}</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>person in question</source>
        <translation>gemeinte Person</translation>
    </message>
    <message>
        <source>pet</source>
        <translation>Haustier</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>preference</source>
        <translation>Vorliebe</translation>
    </message>
    <message>
        <source>project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>promised</source>
        <translation>versprochen</translation>
    </message>
    <message>
        <source>put aside</source>
        <translation>zurückgestellt</translation>
    </message>
    <message>
        <source>put away</source>
        <translation>weggelegt</translation>
    </message>
    <message>
        <source>ran out</source>
        <translation>abgelaufen</translation>
    </message>
    <message>
        <source>read from the screen</source>
        <translation>vom Bildschirm gelesen</translation>
    </message>
    <message>
        <source>read {when}</source>
        <translation>gelesen {when}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>refused wrongly</source>
        <translation>zu Unrecht abgelehnt</translation>
    </message>
    <message>
        <source>remembered what was over</source>
        <translation>erinnerte sich an Vergangenes</translation>
    </message>
    <message>
        <source>remembered wrongly</source>
        <translation>erinnerte sich falsch</translation>
    </message>
    <message>
        <source>reminder</source>
        <translation>Erinnerung</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>replaced by</source>
        <translation>ersetzt durch</translation>
    </message>
    <message>
        <source>replaced what was known</source>
        <translation>ersetzte Bekanntes</translation>
    </message>
    <message>
        <source>reported {count} times</source>
        <translation>{count}-mal gemeldet</translation>
    </message>
    <message>
        <source>said again</source>
        <translation>noch einmal gesagt</translation>
    </message>
    <message>
        <source>said by Candor</source>
        <translation>von Candor gesagt</translation>
    </message>
    <message>
        <source>said by someone else</source>
        <translation>von jemand anderem gesagt</translation>
    </message>
    <message>
        <source>said by you</source>
        <translation>von dir gesagt</translation>
    </message>
    <message>
        <source>said outright</source>
        <translation>geradeheraus gesagt</translation>
    </message>
    <message>
        <source>said {day}</source>
        <translation>gesagt {day}</translation>
    </message>
    <message>
        <source>same meaning</source>
        <translation>gleiche Bedeutung</translation>
    </message>
    <message>
        <source>same meaning around it</source>
        <translation>gleiche Bedeutung ringsum</translation>
    </message>
    <message>
        <source>same meaning around it, against the best</source>
        <translation>gleiche Bedeutung ringsum, am Besten gemessen</translation>
    </message>
    <message>
        <source>same meaning close by</source>
        <translation>gleiche Bedeutung daneben</translation>
    </message>
    <message>
        <source>same meaning close by, against the best</source>
        <translation>gleiche Bedeutung daneben, am Besten gemessen</translation>
    </message>
    <message>
        <source>same meaning, against the best</source>
        <translation>gleiche Bedeutung, am Besten gemessen</translation>
    </message>
    <message>
        <source>same words</source>
        <translation>gleiche Worte</translation>
    </message>
    <message>
        <source>same words around it</source>
        <translation>gleiche Worte ringsum</translation>
    </message>
    <message>
        <source>same words close by</source>
        <translation>gleiche Worte daneben</translation>
    </message>
    <message>
        <source>same words in that conversation</source>
        <translation>gleiche Worte in diesem Gespräch</translation>
    </message>
    <message>
        <source>same words in the turn</source>
        <translation>gleiche Worte im Satz</translation>
    </message>
    <message>
        <source>same words just after</source>
        <translation>gleiche Worte kurz danach</translation>
    </message>
    <message>
        <source>same words just before</source>
        <translation>gleiche Worte kurz davor</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>beiseitegelegt</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>share of the best conversation in meaning</source>
        <translation>Anteil am besten Gespräch in der Bedeutung</translation>
    </message>
    <message>
        <source>share of the best in meaning</source>
        <translation>Anteil am Besten in der Bedeutung</translation>
    </message>
    <message>
        <source>share of your words</source>
        <translation>Anteil deiner Worte</translation>
    </message>
    <message>
        <source>shared meaning</source>
        <translation>gemeinsame Bedeutung</translation>
    </message>
    <message>
        <source>shared words</source>
        <translation>gemeinsame Worte</translation>
    </message>
    <message>
        <source>since 30 Nov 2026</source>
        <translation>seit 30. Nov. 2026</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>seit {day}</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>something more precise is known</source>
        <translation>Genaueres ist bekannt</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>startet</translation>
    </message>
    <message>
        <source>stays, confirmed since</source>
        <translation>bleibt, seither bestätigt</translation>
    </message>
    <message>
        <source>still to do: {what}</source>
        <translation>noch zu tun: {what}</translation>
    </message>
    <message>
        <source>studies at</source>
        <translation>studiert an</translation>
    </message>
    <message>
        <source>summed up in</source>
        <translation>zusammengefasst in</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>sure {sure}</source>
        <translation>sicher {sure}</translation>
    </message>
    <message>
        <source>surely</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>suspected</source>
        <translation>vermutet</translation>
    </message>
    <message>
        <source>taken as true</source>
        <translation>als wahr genommen</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>the causes</source>
        <translation>die Ursachen</translation>
    </message>
    <message>
        <source>the conversation</source>
        <translation>das Gespräch</translation>
    </message>
    <message>
        <source>the facts</source>
        <translation>die Tatsachen</translation>
    </message>
    <message>
        <source>the plans</source>
        <translation>die Pläne</translation>
    </message>
    <message>
        <source>the preferences</source>
        <translation>die Vorlieben</translation>
    </message>
    <message>
        <source>the project you are at</source>
        <translation>dein jetziges Projekt</translation>
    </message>
    <message>
        <source>the projects</source>
        <translation>die Projekte</translation>
    </message>
    <message>
        <source>the record of decisions</source>
        <translation>das Buch der Entscheidungen</translation>
    </message>
    <message>
        <source>the search index</source>
        <translation>das Suchverzeichnis</translation>
    </message>
    <message>
        <source>the skills</source>
        <translation>die Fähigkeiten</translation>
    </message>
    <message>
        <source>the time you ask about</source>
        <translation>die gefragte Zeit</translation>
    </message>
    <message>
        <source>they are someone else&apos;s words</source>
        <translation>es sind Worte von jemand anderem</translation>
    </message>
    <message>
        <source>thing</source>
        <translation>Ding</translation>
    </message>
    <message>
        <source>this source may not write memories</source>
        <translation>diese Quelle darf keine Erinnerungen schreiben</translation>
    </message>
    <message>
        <source>timer</source>
        <translation>Wecker</translation>
    </message>
    <message>
        <source>took somebody for another</source>
        <translation>hielt jemanden für jemand anderen</translation>
    </message>
    <message>
        <source>tried and seen again</source>
        <translation>geprüft und wieder gesehen</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>until {day}</source>
        <translation>bis {day}</translation>
    </message>
    <message>
        <source>used</source>
        <translation>verwendet</translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation>wartet auf dich</translation>
    </message>
    <message>
        <source>waits against</source>
        <translation>wartet gegen</translation>
    </message>
    <message>
        <source>was due</source>
        <translation>war fällig</translation>
    </message>
    <message>
        <source>what it was made from no longer holds</source>
        <translation>worauf es beruht, gilt nicht mehr</translation>
    </message>
    <message>
        <source>what was said</source>
        <translation>was gesagt wurde</translation>
    </message>
    <message>
        <source>what went wrong</source>
        <translation>was schiefging</translation>
    </message>
    <message>
        <source>what words point at</source>
        <translation>worauf Worte zeigen</translation>
    </message>
    <message>
        <source>when true</source>
        <translation>wann es gilt</translation>
    </message>
    <message>
        <source>who said it is named</source>
        <translation>der Sprecher ist genannt</translation>
    </message>
    <message>
        <source>whom you mean</source>
        <translation>wen du meinst</translation>
    </message>
    <message>
        <source>whom you name</source>
        <translation>wen du nennst</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>works at</source>
        <translation>arbeitet bei</translation>
    </message>
    <message>
        <source>written anew</source>
        <translation>neu geschrieben</translation>
    </message>
    <message>
        <source>written by you</source>
        <translation>von dir geschrieben</translation>
    </message>
    <message>
        <source>written down</source>
        <translation>aufgeschrieben</translation>
    </message>
    <message>
        <source>wrote</source>
        <translation>schrieb</translation>
    </message>
    <message>
        <source>you amended it</source>
        <translation>du hast es ergänzt</translation>
    </message>
    <message>
        <source>you brought it back</source>
        <translation>du hast es zurückgeholt</translation>
    </message>
    <message>
        <source>you confirmed it</source>
        <translation>du hast es bestätigt</translation>
    </message>
    <message>
        <source>you corrected it</source>
        <translation>du hast es berichtigt</translation>
    </message>
    <message>
        <source>you had it forgotten</source>
        <translation>du hast es vergessen lassen</translation>
    </message>
    <message>
        <source>you kept what was known before</source>
        <translation>du bliebst beim Bekannten</translation>
    </message>
    <message>
        <source>you put it away</source>
        <translation>du hast es weggelegt</translation>
    </message>
    <message>
        <source>you said that both are true</source>
        <translation>du sagtest, dass beides stimmt</translation>
    </message>
    <message>
        <source>you said that it changed</source>
        <translation>du sagtest, dass es sich geändert hat</translation>
    </message>
    <message>
        <source>you said that it is wrong</source>
        <translation>du sagtest, dass es falsch ist</translation>
    </message>
    <message>
        <source>you said that neither is true</source>
        <translation>du sagtest, dass keins stimmt</translation>
    </message>
    <message>
        <source>you said that they are one</source>
        <translation>du sagtest, dass sie eins sind</translation>
    </message>
    <message>
        <source>you said that they are two</source>
        <translation>du sagtest, dass sie zwei sind</translation>
    </message>
    <message>
        <source>you said when it changed</source>
        <translation>du sagtest, wann es sich geändert hat</translation>
    </message>
    <message>
        <source>you took it back</source>
        <translation>du hast es zurückgenommen</translation>
    </message>
    <message>
        <source>you took the newer one</source>
        <translation>du nahmst das Neuere</translation>
    </message>
    <message>
        <source>you wanted it never to be learnt again</source>
        <translation>du wolltest, dass es nie wieder gelernt wird</translation>
    </message>
    <message>
        <source>your {relation}</source>
        <translation>{relation}</translation>
    </message>
    <message>
        <source>{count} memories</source>
        <translation>{count} Erinnerungen</translation>
    </message>
    <message>
        <source>{count} page</source>
        <translation>{count} Seite</translation>
    </message>
    <message>
        <source>{count} pages</source>
        <translation>{count} Seiten</translation>
    </message>
    <message>
        <source>{count} passage</source>
        <translation>{count} Abschnitt</translation>
    </message>
    <message>
        <source>{count} passages</source>
        <translation>{count} Abschnitte</translation>
    </message>
    <message>
        <source>{keys} alone is for typing; take it with Ctrl or Alt.</source>
        <translation>{keys} allein ist zum Tippen da; nimm Strg oder Alt dazu.</translation>
    </message>
    <message>
        <source>{keys} is needed in lists and fields.</source>
        <translation>{keys} wird in Listen und Feldern gebraucht.</translation>
    </message>
    <message>
        <source>{keys} is taken already: {title}.</source>
        <translation>{keys} ist schon vergeben: {title}.</translation>
    </message>
    <message>
        <source>{name} is somebody else</source>
        <translation>{name} ist jemand anders</translation>
    </message>
    <message>
        <source>{n} times</source>
        <translation>{n}-mal</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>„{words}“</translation>
    </message>
</context>
</TS>
