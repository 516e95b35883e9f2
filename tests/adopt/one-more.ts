import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Adds to a list one more of what it ends with, with what has to be its own. */
const another = (list: string, own: string) =>
  `\n${list}.push(...${list}.slice(-1).map((last) => ({ ...last, ${own} })));\n`;

/** Adds a "Heading: text" to a list of these. */
const heading = (list: string) => `\n${list}.push('One more: Nobody had thought of it.');\n`;

/** The same of a family: its page has an address and a title of its own. */
const page = (list: string, what: string) =>
  another(
    list,
    `slug: 'one-more-${what}', title: 'One more ${what}', meta: { ...last.meta, title: 'One more ${what}' }`,
  );

/** What is written at the end of which file. */
const additions: Record<string, string> = {
  'products/index.ts': page('products', 'product'),
  'press/index.ts': page('press', 'release'),
  'case-studies/index.ts': `
for (const last of Object.values(casesByNumber).slice(-1))
  Object.assign(casesByNumber, {
    ONE_MORE: {
      ...last,
      id: 999,
      slug: 'one-more-case',
      title: 'One more of our programs',
      meta: { ...last.meta, title: 'One more of our programs' },
    },
  });
`,
  'industries/index.ts': another('industries', "slug: 'one-more-industry', title: 'One more industry'"),
  'questions.ts': another('questions', "question: 'Is there one more question?'"),
  'team.ts': another('team.founders', "name: '佐藤 一'") + another('team.executives', "name: 'One More'"),
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

/**
 * Adds one record to each family, and one entry to lists of pages.
 *
 * @param project Folder of a copy of the project.
 */
export function addOneOfEach(project: string): void {
  for (const [file, code] of Object.entries(additions)) appendFileSync(join(project, 'content', file), code);
}
