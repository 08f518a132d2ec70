"""A desktop that takes notifications, as far as the session bus shows it; prints what it is told.

It clicks each at once. With "deaf" as its argument it refuses them.
"""

import sys

from jeepney import (
    DBusAddress,
    HeaderFields,
    MessageType,
    new_error,
    new_method_return,
    new_signal,
)
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import open_dbus_connection

NAME, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"

with open_dbus_connection("SESSION") as bus:
    bus.send_and_get_reply(message_bus.RequestName(NAME))
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    while True:
        call = bus.receive()
        fields = call.header.fields
        if call.header.message_type is not MessageType.method_call:
            continue
        if "deaf" in sys.argv:
            bus.send(new_error(call, "org.freedesktop.DBus.Error.AccessDenied"))
            continue
        if fields[HeaderFields.member] == "GetCapabilities":
            bus.send(new_method_return(call, "as", (["actions", "body-markup"],)))
            continue
        sys.stdout.write("|".join((fields[HeaderFields.signature], *call.body[3:5])) + "\n")
        sys.stdout.flush()
        bus.send(new_method_return(call, "u", (7,)))
        desktop = DBusAddress(PATH, interface=NAME)
        bus.send(new_signal(desktop, "ActionInvoked", "us", (7, "default")))
