#!/usr/bin/python3
"""What a screen reader is given of a page: the accessibility tree, as AT-SPI carries it.

Runs under dbus-run-session. Says that a screen reader is there, which is what makes browsers build the tree, and
gives the address of the bus. Then, for every line that comes in, which is an address, gives the tree of the document
that shows it, or null. Each answer is a line of JSON on file descriptor 3, since the services of the bus write to the
standard output.

It talks to the bus itself, and has only names from libatspi: that answers events while it waits, and then sometimes
waits for ever.
"""

import json
import os
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

ACCESSIBLE = "org.a11y.atspi.Accessible"
DOCUMENT = "org.a11y.atspi.Document"
TEXT = "org.a11y.atspi.Text"
PROPERTIES = "org.freedesktop.DBus.Properties"
NOTHING = "/org/a11y/atspi/null"


class Bus:
    def __init__(self, connection):
        self.connection = connection

    def call(self, place, interface, method, *arguments):
        """The result of a method; `place` is a name on the bus and a path there."""
        name, path = place
        signature, values = arguments or ("()", ())
        answer = self.connection.call_sync(
            name,
            path,
            interface,
            method,
            GLib.Variant(signature, values),
            None,
            Gio.DBusCallFlags.NONE,
            5000,
            None,
        ).unpack()
        return answer[0] if answer else None

    def property(self, place, interface, name):
        return self.call(place, PROPERTIES, "Get", "(ss)", (interface, name))


def accessibility():
    """Starts the services, and says that somebody listens."""
    session = Bus(Gio.bus_get_sync(Gio.BusType.SESSION))
    service = ("org.a11y.Bus", "/org/a11y/bus")
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = ("org.a11y.Status", name, GLib.Variant("b", True))
        session.call(service, PROPERTIES, "Set", "(ssv)", value)
    address = session.call(service, "org.a11y.Bus", "GetAddress")
    flags = (
        Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
        | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    )
    return Bus(Gio.DBusConnection.new_for_address_sync(address, flags, None, None))


class Reader:
    def __init__(self, bus):
        self.bus = bus

    def ask(self, place, method):
        return self.bus.call(place, ACCESSIBLE, method)

    def children(self, place):
        # One by one: the list of all leaves out what another process provides, which is the page in WebKit.
        count = self.bus.property(place, ACCESSIBLE, "ChildCount")
        found = [self.bus.call(place, ACCESSIBLE, "GetChildAtIndex", "(i)", (at,)) for at in range(count)]
        return [child for child in found if child[1] != NOTHING]

    def states(self, place):
        low, high = self.ask(place, "GetState")
        bits = low | high << 32
        return [Atspi.StateType(bit).value_nick for bit in range(64) if bits >> bit & 1]

    def role(self, place):
        return Atspi.Role(self.ask(place, "GetRole")).value_nick

    def document(self, url):
        """The document that shows an address, looked for level by level."""
        level = [("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")]
        while level:
            below = []
            for place in level:
                if self.role(place) != "document-web":
                    below += self.children(place)
                elif url in self.bus.call(place, DOCUMENT, "GetAttributes").values():
                    return place
            level = below
        return None

    def text(self, place):
        """The text of an element, in which a mark may stand for what is inside it."""
        if TEXT not in self.ask(place, "GetInterfaces"):
            return None
        return self.bus.call(place, TEXT, "GetText", "(ii)", (0, -1))

    def read(self, place):
        return {
            "role": self.role(place),
            "name": self.bus.property(place, ACCESSIBLE, "Name"),
            "description": self.bus.property(place, ACCESSIBLE, "Description"),
            "states": self.states(place),
            "attributes": self.ask(place, "GetAttributes"),
            "text": self.text(place),
            "children": [self.read(child) for child in self.children(place)],
        }


def main():
    answers = os.fdopen(3, "w", encoding="utf-8")

    def answer(value):
        print(json.dumps(value), file=answers, flush=True)

    reader = Reader(accessibility())
    answer(os.environ["DBUS_SESSION_BUS_ADDRESS"])
    for line in sys.stdin:
        try:
            found = reader.document(line.strip())
            answer(found and reader.read(found))
        except GLib.Error as error:
            # The page has changed meanwhile.
            print(error.message, file=sys.stderr)
            answer(None)


main()
