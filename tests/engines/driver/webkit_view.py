#!/usr/bin/python3
"""A window that is nothing but a WebKit view, for WebKitWebDriver.

The engine's own test browser is never narrower than 447 px and tells nobody what its console says. This one has any
width, writes faults of the page and downloads to a log, and switches features of the engine off.

Arguments: --log FILE, --downloads FOLDER, --early FILE (a script that runs before those of a page), and any number of
--off FEATURE; --proxy ADDRESS, --dark, --reduced-motion.
"""

import argparse
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--log", required=True)
parser.add_argument("--downloads", required=True)
parser.add_argument("--early", required=True)
parser.add_argument("--off", action="append", default=[])
parser.add_argument("--proxy")
parser.add_argument("--dark", action="store_true")
parser.add_argument("--reduced-motion", action="store_true")
options, _ = parser.parse_known_args()

with open(options.early, encoding="utf-8") as file:
    EARLY = file.read()


windows = []


def log(line):
    with open(options.log, "a", encoding="utf-8") as file:
        file.write(line.replace("\n", " ") + "\n")


def focus(window):
    # There is no window manager that would: without the focus nothing matches :focus.
    surface = window.get_window()
    if surface:
        surface.focus(0)
    return False


def close(window):
    windows.remove(window)
    window.destroy()
    if windows:
        focus(windows[-1])


def create_view(session):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler("faults")
    content.connect(
        "script-message-received::faults",
        lambda _, message: log("FAULT " + message.get_js_value().to_string()),
    )
    content.add_script(
        WebKit2.UserScript.new(
            EARLY,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, user_content_manager=content
    )
    settings = view.get_settings()
    settings.set_enable_page_cache(True)
    features = WebKit2.Settings.get_all_features()
    for at in range(features.get_length()):
        feature = features.get(at)
        if feature.get_identifier() in options.off:
            settings.set_feature_enabled(feature, False)
    view.set_size_request(200, 200)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(1280, 800)
    window.add(view)
    window.show_all()
    view.grab_focus()
    for wait in (50, 300, 900):
        GLib.timeout_add(wait, focus, window)
    windows.append(window)
    view.connect("close", lambda _: close(window))
    return view


def on_automation(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit-view")
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


def on_download(_, download):
    def decide(download, name):
        download.set_destination("file://" + os.path.join(options.downloads, name))
        return True

    download.connect("decide-destination", decide)


look = Gtk.Settings.get_default()
look.set_property("gtk-application-prefer-dark-theme", options.dark)
look.set_property("gtk-enable-animations", not options.reduced_motion)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(["en-US"])
if options.proxy:
    context.get_website_data_manager().set_network_proxy_settings(
        WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new(options.proxy, None)
    )
context.connect("automation-started", on_automation)
context.connect("download-started", on_download)
Gtk.main()
