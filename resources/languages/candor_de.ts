<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Acts</name>
    <message>
        <source>Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, this is true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{act}: {n} selected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the reading is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer there: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not read: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. What was read by then stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to read there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unchanged: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss: {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Banners</name>
    <message>
        <source>What went wrong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choose</name>
    <message>
        <source>Forgotten before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it is meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name what Candor is to forget. You see first everything that would go; nothing is changed before you confirm it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what would go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to forget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything about this person or thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>my old flat in Ghent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this project and all that belongs to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what fits these words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Type to Candor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you want to say</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConflictsPage</name>
    <message>
        <source>Candor does not use this until you decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candor keeps using the first until you decide. It never takes the newer one by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing waits for you. When two things that you or others said do not go together, Candor keeps using the first and puts the second here, until you decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two statements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What waits for you</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not written down, because {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is what is held already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is right instead of: {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what is right, or cancel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what is right. What was held is kept as replaced.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Candor made a mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a fault of Candor&apos;s, not yours. What you said before is on disk. The report below holds no words of yours; you can copy it and send it on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Decide</name>
    <message>
        <source>Candor does not use this until you decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, this is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, this is true</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DocumentsPage</name>
    <message>
        <source>Add a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in your documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its words are gone from the bytes of Candor&apos;s files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is removed, {proof}. The file itself stays.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EngineView</name>
    <message>
        <source>Candor looks again every few seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>Engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recalled for this reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where this comes from</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>Narrow down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrow down, {n} choices in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FetchView</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull {model}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Forget this …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture of where {what} comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as a picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ForgetPage</name>
    <message>
        <source>Candor keeps it and does not use it. In Memory you can bring it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candor knows nothing of {what}. Try other words, or a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Careful: a receipt was changed or taken out since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been forgotten yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What had gone by then is gone; the rest stays as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Frame</name>
    <message>
        <source>Add a folder …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add files …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document speaks of that. Try fewer words, or other ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No documents yet. Add files or a folder with the buttons above, or drop them here: PDF, Word, OpenDocument, EPUB, web pages, Markdown and text. Then ask about them in Talk; every answer names the file and the page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the file {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read {name} here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads what was changed or is new in your folders, and notes what is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Going</name>
    <message>
        <source>Forgetting …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgetting … {done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then every file in Candor&apos;s folder is searched for it, byte by byte, before Candor says that it is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you stop, what has not gone yet stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Jump</name>
    <message>
        <source>Nothing here has “{words}”. Try fewer letters, or another word.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JumpBox</name>
    <message>
        <source>A page, a name, a setting, words of a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to a page, a person, a document or a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and Down choose, Enter goes there, Esc closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LineEditor</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is what stands there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Candor learnt from the old words goes, and it learns from these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you really said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what you said, or cancel.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>All decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done and missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cause is known. Say what comes of what, “coffee gives me headaches”, and it appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No place or thing has a name here yet. What you speak of by name appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is known yet. Speak of somebody by name, “my sister Anna lives in Ghent”, and they appear here with what you said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not remembered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is to come. Say “remind me tomorrow at nine to call Anna”, or promise something, and it appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was decided yet. Whatever you tell Candor gets a verdict, and it is listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was done or missed yet. What you mark as done appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was refused yet. What Candor decides not to remember is listed here, with why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was reported. Tell Candor when it misheard or misremembered, and it appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places and things</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no project yet. Say “I have started a project called …” and it appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no skill yet. Say how you like something done, “when you write status mails, …”, and approve the draft here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>1 record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits all of this. Show all again, or choose less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here has these words. Try fewer, or look in another list above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is remembered yet. Tell Candor something on the Talk page; it appears here with your own words beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On an earlier day …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away: {memories}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing in this list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Candor holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} records</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Meter</name>
    <message>
        <source>Microphone level</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnerBubble</name>
    <message>
        <source>F2 says what you really said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I said something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I said something else (F2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I said something else than: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back what was put right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageReader</name>
    <message>
        <source>Back to the documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the program that your system opens it with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was changed since it was read. Look for changes to have it read again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page holds no text. Open the file to see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PassphraseDialog</name>
    <message>
        <source>Candor&apos;s memory is locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not its passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the passphrase that you chose for it. Candor cannot look it up for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PicturePage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where this comes from</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>As text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder, or make room on that disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be saved: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it: {memories}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget it for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget it, and ask before learning it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget {what}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only put it away; it can come back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This would go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Candor cannot reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stays, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it would go from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With it, for it says the same or was made from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}, written again without it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Privacy</name>
    <message>
        <source>Counted is every request that Candor makes: its address, its headers and all that follows. It makes them to Ollama only, at the address that you chose. A model that you pull is downloaded by Ollama itself; that is not counted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No server was asked for anything yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has left this computer since Candor was opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host}, another computer that you named: {sent} sent, {received} received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host}, on this computer: {sent} sent, {received} received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} have left this computer since Candor was opened.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Jump to a page, a name or a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to …  {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything stays on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, {count} waiting</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReasonsView</name>
    <message>
        <source>From your files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that is remembered was close enough to what you said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was changed since it was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of your words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where {what} comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{decision}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordView</name>
    <message>
        <source>Copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the sentence {whole}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>because {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind of source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over, not said when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} times</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordsView</name>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RefusalDialog</name>
    <message>
        <source>Candor cannot start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RelationsView</name>
    <message>
        <source>%n more have no room here: let the picture begin at one of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No link is known yet. Say who somebody is to you, “my friend Jack works at Corvid Labs”, and it appears here with your words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom the picture begins at</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Removing</name>
    <message>
        <source>Candor forgets every page of it and then searches its own files for the words, byte by byte. The file itself stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source> days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget by itself: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgetting by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing goes by a rule unless you set one. What goes cannot be brought back. A first rule is followed from the next start of Candor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans that are done, or were missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What something newer took the place of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you put away or rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you said that taught Candor nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>due now: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: goes after days</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulingChip</name>
    <message>
        <source>Delete puts it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where this comes from</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TalkPage</name>
    <message>
        <source>Hands free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Thinking</name>
    <message>
        <source>Hide thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Candor thought</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example: my sister is allergic to peanuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say or type something about your day, your people or your plans. Under each reply you see what was written down and what was used; a click shows your own words, when you said them and why they were kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would you like Candor to know?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Travel</name>
    <message>
        <source>1 thing has changed since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has changed since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The day to look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The day to look at, from the first to today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has changed since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} things have changed since.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnView</name>
    <message>
        <source>Candor, by {model}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candor, cut short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candor, no reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candor, stopped by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candor, {stage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not taken, because {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: the line as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You, spoken {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You, {time}, put right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heard {sure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why this?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: {done}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValidityBar</name>
    <message>
        <source>True: {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since an unknown day</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VoiceBar</name>
    <message>
        <source>Ends the reply at once (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold to talk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open sound settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or hold Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no microphone. You can go on by typing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typing only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Using {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lost} is gone. Using {name}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WaysOut</name>
    <message>
        <source>Ask me later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It changed on …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It changed then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, this is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The day on which it changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first was true until, and the second from:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, this is true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way}, key {key}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>A part does not do what it should: {e}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sound device cannot be used: {e}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A speech engine cannot be used: {e}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A speech engine stopped in the middle of its work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is writing to the memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program keeps the memory file {e.path.name} for itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it back from a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the whole data folder back from one backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candor has read no document called “{e.named}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candor is not fit for use on this machine as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candor knows nothing about “{e.named}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the device in the system&apos;s sound settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name of the file and that you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the two dates; the second one is no longer part of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder that you may write to: --data-dir.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder with a {e.engine} model in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file; WAV, FLAC, MP3 and Ogg can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your settings again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close other Candor windows and say it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct that line and send it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End that program, then start Candor again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything else works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is as it was in {e.path.parent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch it: ollama pull {e.model}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetching {e.model} has come to a halt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a name like Europe/Paris.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the passphrase or unlock the system&apos;s keyring; when the key is lost, bring back a backup that you can open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the Candor that wrote it, and report this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install Candor with its speech parts: pip install &apos;candor[speech,starter]&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install it anew, and report it if that does not help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install it: sudo apt install {all}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install or start PulseAudio, PipeWire or ALSA.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the newest Candor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may never have been added, or it was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may never have existed, or it was forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was left as it is, at {e.path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was left as it is, at {e.path}; nothing new was put in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was left as it is, at {e.path}; together they would contradict each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was left as it was, at {e.path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was there before, at {e.path.parent}; no empty one was put in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {e.number} cannot be used: {e.detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the record first: it may have been dealt with already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the record: it may have been dealt with already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at what there is: candor documents list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at what there is: candor projects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at what waits for you: candor conflicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at what was changed since: candor audit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at whom and what Candor knows: candor people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for it in the list of records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room on that disk, then start Candor again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move that file away, or choose another data folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a file that candor backup has made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the one that you mean as it stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in memory fits “{e.named}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in {e.path.parent} was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in {e.path.parent} was changed; without its key nobody can read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was done with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was forgotten, and nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was forgotten: {e.detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was said in that time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ollama could not fetch {e.model}: {e}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ollama does not have the model {e.model}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ollama failed at {e.host}: {e}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ollama is not running at {e.host}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ollama keeps what it has so far; replies are made as before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plug one in, or allow it in the system&apos;s sound settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plug one in, or choose one in the system&apos;s sound settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it into a folder of its own: candor --data-dir NEW-FOLDER restore {e.path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replies are made as before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replies are shown, not spoken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run candor restore in a terminal and give the passphrase that it was made with; when that is lost, nobody can read this backup any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say it again, or choose a smaller model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say it again, or choose grounded replies in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say it again; if that does not help, start Ollama anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See how it is kept now: candor key status.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See that its disk has room and that you may write there, then ask for it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See that the model&apos;s name is right and the machine with Ollama is online; try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See that you may write to that folder and that its disk is well, then say it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what stands in the way: candor forget --receipts. Then try this again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set CANDOR_PASSPHRASE, or run candor in a terminal, where it asks for the passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something that you had forgotten is not gone from every file yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start Candor again; if that does not help, install its speech parts anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start Ollama: ollama serve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take another backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk in the terminal: candor chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be done: {e}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be undone: {e}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not allowed: {e}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup {e.path} cannot be opened: {e.detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup {e.path} is damaged: {e.detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data folder {e.folder} cannot be used: {e.detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last words may be lost; it starts again by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line was passed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory cannot be written: {e.detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory file {e.path.name} cannot be used: {e.detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory file {e.path.name} could not be brought up to date: {e.detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory file {e.path.name} is damaged: {e.detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory file {e.path.name} is from another day than those beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory file {e.path.name} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory in use is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory is locked with a passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory is locked: {e.detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model for meaning cannot be used: {e}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is {status}. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record {e.id} contradicts nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read: {e.detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sound file {e.path.name} cannot be used: {e.detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system&apos;s keyring cannot be used: {e}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has no words that could be spoken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual settings are in use; the old file is kept as {e.kept_as.name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window cannot be opened: {e}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no conversation “{e.named}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no document {e.named}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no loudspeaker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no microphone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model for {e.engine} in {e.folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model for {e.engine}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no project “{e.named}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no record {e.id}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no time zone called {e.zone}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing like that in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to decide, and nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to {e.act} here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This machine has no sound system that Candor can use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again; it goes on from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock it, or use a passphrase: leave out --keyring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is remembered is found by its words alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was forgotten here could not be kept out of it. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was kept before is safe in {e.path.parent}; what you just said may not be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you just said may not be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you said is remembered, but nobody answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you said is remembered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you said is remembered; the reply is missing or cut short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without it nothing can be remembered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can go on by typing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can go on by typing; replies are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{e.engine} is not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{e.model} gave no reply: {e}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{e.model} has sent nothing for too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{e.named} may be any of {all}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{e.path.name} is not a memory file of Candor&apos;s: {e.detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{e.path.name} is the backup of another memory, and this one has forgotten something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{e.path.name} was written by a newer Candor: {e.detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{e.path} cannot be read: {e.detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{e.path} is no backup of Candor&apos;s: {e.detail}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>1 memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it in parts, or as plain text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it in parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agenda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow yourself to read it, then add it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another Candor has this data folder and does not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As sure as your words were heard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {most} for what is {origin}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {most}, because nobody said it outright.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End that program, then start Candor again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have a program recognise its text, then add what that makes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearing you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I heard a voice, but no words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I heard no speech.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your words: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the same as {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is protected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {holder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was changed while it was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its format cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its letters cannot be told apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its pages are pictures, without any text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look whether it is the right file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look whether it was moved or renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loudspeaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not done after all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not listening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be heard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it in its own program and save it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People and things</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projects and skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading it failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading it took too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember it anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy without the password and add that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it as PDF, Word, OpenDocument or plain text, and add that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it as UTF-8, then add it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something that was forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was too short to understand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Candor holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a memory comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it was said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where this comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who stands to whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, that is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about Candor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about a project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about somebody or something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>already known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an engine did not work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>because {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blacked out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>born in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>came before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concluded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concluded from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concluded from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concluded in reflection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirmed by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did not remember</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every sentence of a conversation is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from another time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the web</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from your file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grew up in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much it matters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the last month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the last week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the last year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it belongs to a story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it comes from a less trusted source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it comes from a more trusted source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it contradicts something in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not clear who is meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is only supposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is small talk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it moved on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it says the same more precisely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it showed often enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was forgotten, and did not come from you anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was judged before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was known already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was not heard well enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was not what you said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was said in jest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its time is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its words are not in its source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept aside for you to decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out for space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lives in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made up as an attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made up for a test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made up for training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be two names of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misheard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missed while Candor was closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mistook the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than a year ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no time named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not close enough to what you said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not kept, because {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not surely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not written down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing like it was known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more beside what was known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only you can say so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only you can say whether it is so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>organisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>person in question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>promised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read from the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused wrongly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remembered what was over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remembered wrongly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reminder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replaced by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replaced what was known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reported {count} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said by Candor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said by someone else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said outright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of your words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since 30 Nov 2026</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something more precise is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays, confirmed since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>studies at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>summed up in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sure {sure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suspected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken as true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the causes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the projects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record of decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the search index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they are someone else&apos;s words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this source may not write memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took somebody for another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tried and seen again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it was made from no longer holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what words point at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>works at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you amended it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you brought it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you confirmed it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you corrected it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you had it forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you kept what was known before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you put it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you said that both are true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you said that it changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you said that it is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you said that neither is true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you said that they are one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you said that they are two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you said when it changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you took it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you took the newer one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you wanted it never to be learnt again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your {relation}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} passage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is somebody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} times</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
