import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The kinds of sections: components that are named like their file. What else lies there is a part of one. */
export const kindNames = (): string[] =>
  globSync('components/kinds/*.tsx').flatMap((file) => {
    const name = basename(file, '.tsx').replaceAll(/(?:^|-)(\w)/g, (_, letter: string) =>
      letter.toUpperCase(),
    );
    return readFileSync(file, 'utf8').includes(`export function ${name}(`) ? [name] : [];
  });
