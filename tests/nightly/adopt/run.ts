import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createSlug } from '../../../lib/slug.ts';
import * as routes from '../../../lib/routes.ts';
import { addEntry, findList, parse } from '../../../scripts/records/edit-source.ts';
import type { Kind } from '../../../scripts/records/make-record.ts';
import { evaluate, readSources } from '../../../scripts/records/sources.ts';
import { copyProject, walkCopy } from '../../support/project-copy.ts';

/**
 * Adopts the project as a company does: a copy gets a field and one of every kind, and is checked.
 * Then these and all optional pages are removed, and the copy is checked again.
 */
const copy = copyProject('adopt');

const titles: Record<Kind, string> = {
  page: 'Delete',
  product: '3D: "Söhne\'s" scans',
  article: 'Rail: "Nord" & Söhne\'s',
  case: 'Class: the first one',
  release: 'Default \\ and `ticks` ${1}',
  person: "Zoë O'Neil",
  position: 'Engineer: "Rails"',
  industry: 'Häfen & Docks',
};
const kinds = Object.keys(titles) as Kind[];

const addresses: Partial<Record<Kind, (slug: string) => string>> = {
  page: (slug) => `/${slug}`,
  product: routes.product,
  article: routes.article,
  case: routes.caseStudy,
  release: routes.release,
};

const newPaths = kinds.flatMap((kind) => addresses[kind]?.(createSlug(titles[kind])) ?? []);

const optionalPages = [
  ...['pricing', 'trust', 'figures', 'about', 'team'],
  ...['technologies/servicenow', 'solutions/ai-foundry'],
];

function run(program: string, args: string[], env: Record<string, string> = {}): string {
  const { status, stdout } = spawnSync(process.execPath, [resolve(program), ...args], {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { SITE_URL: 'http://localhost:3260', ...process.env, ...env },
  });
  assert.equal(status, 0, `${program} ${args.join(' ')}:\n${stdout}`);
  return stdout;
}

const change = (file: string, edit: (text: string) => string) =>
  writeFileSync(join(copy, file), edit(readFileSync(join(copy, file), 'utf8')));

function check(specs: string[], env: Record<string, string> = {}): void {
  run('tests/types.ts', []);
  run('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']);
  run('node_modules/prettier/bin/prettier.cjs', ['--check', '.']);
  run('node_modules/knip/bin/knip.js', []);
  walkCopy(copy, specs, env);
}

/** Removes something, and repoints what still leads there, as a person would. Returns the removed addresses. */
function remove(kind: Kind, name: string): string[] {
  const printed = run('scripts/records/remove.ts', [kind, name]);
  const removed = [...printed.matchAll(/^removed {2}app\/\(marketing\)(\/.*)\/page\.tsx$/gm)].map(
    ([, path = '']) => path,
  );
  for (const [, file = '', line] of printed.matchAll(/^(\S+):(\d+)$/gm))
    change(file, (source) =>
      source
        .split('\n')
        .map((text, at) =>
          at + 1 === Number(line)
            ? removed.reduce(
                (rest, path) => rest.replace(new RegExp(`${path}\\b[\\w#-]*`), routes.demo),
                text,
              )
            : text,
        )
        .join('\n'),
    );
  return removed;
}

/** Adds a field to the demo form, with the test of a request that has it. */
function addField(): void {
  const { status, stderr } = spawnSync('git', ['apply', resolve(import.meta.dirname, 'company.patch')], {
    cwd: copy,
    encoding: 'utf8',
    // Inside of a repository, git would look for the files at its top.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(copy) },
  });
  assert.equal(status, 0, `tests/nightly/adopt/company.patch no longer applies:\n${stderr}`);
}

try {
  addField();
  for (const kind of kinds) run('scripts/records/new.ts', [kind, titles[kind]]);
  change('content/navigation.ts', (text) => {
    const legal = findList(parse('navigation.ts', text), ['navigation', 'legal']);
    return addEntry(text, legal, `{ label: 'The new page', href: '${newPaths[0]}' }`, 'last');
  });
  run('node_modules/prettier/bin/prettier.cjs', ['--write', 'content/navigation.ts']);
  check(['e2e/crawl', 'e2e/company']);

  const sources = readSources(copy);
  const { event } = evaluate(sources, 'content/event.ts') as { event?: { slug: string } };
  for (const kind of kinds) remove(kind, createSlug(titles[kind]));
  const existing = optionalPages.filter((path) => sources.has(`app/(marketing)/${path}/page.tsx`));
  const removed = existing.flatMap((name) => remove('page', name));
  if (event) remove('page', 'event');
  copyFileSync(resolve(import.meta.dirname, 'removed.spec.ts'), join(copy, 'tests/e2e/removed.spec.ts'));
  check(['e2e/crawl', 'e2e/removed', 'e2e/story'], {
    REMOVED_PATHS: [...newPaths, ...removed, ...(event ? [routes.event(event.slug)] : [])].join(' '),
  });
  console.log('Everything was added, checked, removed and checked again.');
} finally {
  rmSync(copy, { recursive: true, force: true });
}
