import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type Screen, startScreen } from './screen.ts';
import { withinDeadline } from './tab.ts';

const READER = join(import.meta.dirname, 'desktop_reader.py');
/** A long page in a browser that is busy. */
const READING_MS = 40_000;

/** An element as assistive technology is given it, in the words of AT-SPI. */
export interface Accessible {
  role: string;
  name: string;
  description: string;
  states: string[];
  attributes: Record<string, string>;
  /** What it says, in which U+FFFC may stand for an element inside it; null when it has no text of its own. */
  text: string | null;
  children: Accessible[];
}

/** A screen, and the bus on which a screen reader asks the browser that is started there. */
export interface Desktop extends Screen {
  /** The document at an address, or null while there is none. */
  read(url: string): Promise<Accessible | null>;
}

/** What a desktop lacks on this machine, by the names of Debian's packages; null when it lacks nothing. */
export function desktopLacks(): string | null {
  const runs = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  const there: Record<string, () => boolean> = {
    xvfb: () => runs('which', 'Xvfb'),
    'dbus-daemon': () => runs('which', 'dbus-run-session'),
    'at-spi2-core': () => existsSync('/usr/share/dbus-1/services/org.a11y.Bus.service'),
    'gir1.2-atspi-2.0': () => runs('/usr/bin/python3', '-c', "import gi; gi.require_version('Atspi', '2.0')"),
  };
  const lacking = Object.keys(there).filter((name) => !there[name]?.());
  return lacking.length > 0 ? lacking.join(', ') : null;
}

/** Starts a desktop with a screen reader. */
export async function startDesktop(): Promise<Desktop> {
  const screen = await startScreen();
  const reader = spawn('dbus-run-session', ['--', READER], {
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...screen.env },
  });
  const input = reader.stdio[0] as Writable;
  const answers = reader.stdio[3] as Readable;
  const lines = createInterface(answers);
  const answer = async (): Promise<unknown> => {
    const [line] = (await withinDeadline('AT-SPI', once(lines, 'line'), READING_MS)) as [string];
    return JSON.parse(line);
  };
  const stop = () => {
    // The reader ends with its input, and the bus with the reader.
    input.end();
    screen.stop();
  };
  try {
    const address = (await answer()) as string;
    return {
      env: { ...screen.env, DBUS_SESSION_BUS_ADDRESS: address },
      async read(url) {
        input.write(`${url}\n`);
        return (await answer()) as Accessible | null;
      },
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}
