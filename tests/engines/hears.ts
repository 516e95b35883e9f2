import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Desktop, desktopLacks, startDesktop } from './driver/desktop.ts';
import { provided } from './driver/open.ts';
import { comparable, outline } from './spoken.ts';
import { expect, test as base } from './test.ts';
import type { Visitor } from './visitor.ts';

/** A busy browser tells assistive technology of a change after a while. */
export const WAIT_MS = 30_000;

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
   * Waits until a screen reader is given what a file in {@link spoken} says, which is the same for all engines.
   * `--update-snapshots` writes it.
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
        writeFileSync(file, before);
      }
      const { engine } = visitor;
      await expect
        .poll(async () => comparable(await said(), engine), { message: name, timeout: WAIT_MS })
        .toBe(comparable(readFileSync(file, 'utf8'), engine));
    });
  },
});

/** Lets the tests of a file run where a screen reader can be given something, and waits longer for them. */
export function whereHeard(): void {
  const lacks = desktopLacks();
  test.setTimeout(90_000);
  test.skip(lacks !== null, `A screen reader's view takes Debian's packages ${lacks ?? ''}.`);
  test.skip(
    ({ engine }) => engine !== 'chromium' && provided()[engine]?.driver !== 'own',
    'Only a browser of the system is known to speak to assistive technology.',
  );
}

export { expect };
