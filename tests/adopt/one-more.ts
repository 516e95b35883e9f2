import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addEntry } from '../../local/new/insert.ts';

/** Adds to a list one more of what it ends with, with what has to be its own. */
const another = (list: string, own: string) =>
  `\n${list}.push(...${list}.slice(-1).map((last) => ({ ...last, ${own} })));\n`;

/** Adds a "Heading: text" to a list of these. */
const heading = (list: string) => `\n${list}.push('One more: Nobody had thought of it.');\n`;

/** What is written at the end of which file. */
const additions: Record<string, string> = {
  'industries/index.ts': another('industries', "slug: 'one-more-industry', title: 'One more industry'"),
  'questions.ts': another('questions', "question: 'Is there one more question?'"),
  'team.ts': another('team.founders', "name: '佐藤 一'"),
  'careers.ts': another('careers.positions.items', "title: 'One more position'"),
  'about.ts':
    another(
      'about.locations.items',
      "slug: 'one-more', location: 'One more place', address: '1 One More Street'",
    ) +
    another('about.partners.items', "name: 'One more partner'") +
    another('about.history.entries', "year: '2031'"),
  'event.ts':
    another('event.voices.quotes', "name: 'One More'") + another('event.visit.reasons', "title: 'One more'"),
  'legal/privacy.ts': another('privacy.clauses', "id: 'one-more', title: 'One more clause'"),
  'home.ts': another('home.model.benefits', "title: 'One more'"),
  'platform.ts': heading('platform.features.items'),
  'solutions/foundry.ts': heading('foundry.reasons.items'),
  'technologies/salesforce.ts': another('salesforce.services.items', "title: 'One more service'"),
};

/** What `npm run new` makes, beside a page. */
const kinds = ['article', 'case', 'product', 'release', 'person'];

const carryOut = (project: string, ...command: string[]) =>
  execFileSync(process.execPath, command, { cwd: project, stdio: 'inherit' });

const makeNew = (project: string, kind: string) =>
  carryOut(project, 'local/new/new.ts', kind, `One more ${kind}`);

/** Makes a page as an author would, and the link to it that the command asks for. */
export function makePage(project: string): void {
  makeNew(project, 'page');
  const file = join(project, 'content/navigation.ts');
  const link = "{ label: 'One more page', href: '/one-more-page' }";
  writeFileSync(file, addEntry(readFileSync(file, 'utf8'), ['navigation', 'legal'], link, 'last'));
  carryOut(project, 'node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', file);
}

/**
 * Adds one record to each family, as an author would where there is a command for it, and one entry to lists of pages.
 *
 * @param project Folder of a copy of the project.
 */
export function addOneOfEach(project: string): void {
  for (const kind of kinds) makeNew(project, kind);
  makePage(project);
  for (const [file, code] of Object.entries(additions)) appendFileSync(join(project, 'content', file), code);
}
