import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { actions } from '@/content/words/actions';
import { authForms, authMessages } from '@/content/words/auth';
import { authPages } from '@/content/words/auth-pages';
import * as dashboard from '@/content/words/dashboard';
import { demoDialog } from '@/content/words/demo';
import { demoFieldErrors } from '@/content/words/demo-errors';
import { demoFieldWords, demoFormWords } from '@/content/words/demo-form';
import { toasts } from '@/content/words/toasts';
import { type Desktop, desktopLacks, startDesktop } from './driver/desktop.ts';
import { provided } from './driver/open.ts';
import { comparable, outline } from './spoken.ts';
import { expect, test as base } from './test.ts';
import type { Visitor } from './visitor.ts';

/** A busy browser tells assistive technology of a change after a while. */
export const WAIT_MS = 30_000;

/** The words that a file of what is heard may name. */
const words = {
  ...dashboard,
  ...{
    actions,
    authForms,
    authMessages,
    authPages,
    demoDialog,
    demoFieldErrors,
    demoFieldWords,
    demoFormWords,
  },
  toasts,
};

/** A word by its name: `{actions.close}`, with values `{requestListWords.matching(1)}`, in capitals `{authPages.eyebrow:upper}`. */
const NAMED = /\{(\w+(?:\.\w+)+)(?:\((.*?)\))?(:upper)?\}/g;

/** What a file says, with the words that it names. */
export const worded = (text: string): string =>
  text.replaceAll(NAMED, (name, path: string, values?: string, upper?: string) => {
    let word = path
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], words);
    if (typeof word === 'function') {
      const given = values?.split(', ').map((value) => (/^\d+$/.test(value) ? Number(value) : value)) ?? [];
      word = (word as (...given: unknown[]) => unknown)(...given);
    }
    if (typeof word !== 'string') throw new Error(`${name} is no word.`);
    return upper ? word.toUpperCase() : word;
  });

/** The same the other way, for the words that a file named before. */
const unworded = (text: string, before: string): string => {
  const names = new Map(before.match(NAMED)?.map((name) => [worded(name), name]));
  const longestFirst = [...names.keys()].toSorted((a, b) => b.length - a.length);
  const any = new RegExp(longestFirst.map((word) => RegExp.escape(word)).join('|'), 'g');
  return names.size > 0 ? text.replaceAll(any, (word) => names.get(word) ?? word) : text;
};

interface Part {
  /** See {@link outline}. */
  within?: string;
  texts?: boolean;
  /** What differs each time, and what stands in its place. */
  mask?: [string | RegExp, string][];
}

interface Fixtures {
  desktop: Desktop;
  /** The folder of what is compared. */
  spoken: string;
  /**
   * Waits until a screen reader is given what a file in {@link spoken} says, which is the same for all engines. The
   * file names words of the interface (`{actions.close}`). `--update-snapshots` writes it, with the names it had.
   */
  hears: (visitor: Visitor, name: string, part?: Part) => Promise<void>;
}

/** What a screen reader is given of the page; nothing while the browser does not tell of it. */
export async function heard(desktop: Desktop, visitor: Visitor, { mask = [], ...part }: Part = {}) {
  const tree = await desktop.read(await visitor.evaluate(() => location.href));
  const said = tree ? outline(tree, visitor.engine, part) : '';
  return mask.reduce((text, [changing, word]) => text.replaceAll(changing, word), said);
}

/** A test of what a screen reader is given; skipped where no browser can tell. */
export const test = base.extend<Fixtures>({
  spoken: [join(import.meta.dirname, 'spoken'), { option: true }],
  desktop: async ({}, provide) => {
    const desktop = await startDesktop();
    await provide(desktop);
    desktop.stop();
  },
  hears: async ({ desktop, spoken }, provide, info) => {
    await provide(async (visitor, name, part) => {
      const file = join(spoken, `${name}.txt`);
      const said = () => heard(desktop, visitor, part);
      if (['all', 'changed'].includes(info.config.updateSnapshots)) {
        let before = '';
        const settled = async () => {
          const last = before;
          before = await said();
          return before !== '' && before === last;
        };
        await expect.poll(settled, { timeout: WAIT_MS }).toBe(true);
        writeFileSync(file, unworded(before, existsSync(file) ? readFileSync(file, 'utf8') : ''));
      }
      const { engine } = visitor;
      await expect
        .poll(async () => comparable(await said(), engine), { message: name, timeout: WAIT_MS })
        .toBe(comparable(worded(readFileSync(file, 'utf8')), engine));
    });
  },
});

/** Lets the tests of a file run where a screen reader can be given something. */
export function whereHeard(): void {
  const lacks = desktopLacks();
  test.skip(lacks !== null, `A screen reader's view takes Debian's packages ${lacks ?? ''}.`);
  test.skip(
    ({ engine }) => engine !== 'chromium' && provided()[engine]?.driver !== 'own',
    'Only a browser of the system is known to speak to assistive technology.',
  );
}

export { expect };
