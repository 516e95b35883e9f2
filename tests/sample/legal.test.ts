import { film } from '@/content/film';
import {
  answer,
  cookies,
  entity,
  keep,
  minimumAge,
  requestsReadableBy,
  storage,
} from '@/content/legal/facts';
import { mailbox, site } from '@/content/site';
import { attributionNames } from '@/lib/demo/attribution';
import { cookiePolicy, privacy, type Legal, type Prose } from '@/lib/content/legal';

const prose = (page: Legal): Prose[] =>
  page.clauses.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if ('table' in block) return block.table.rows.flat();
      return 'list' in block ? block.list : [block];
    }),
  );
const parts = (page: Legal) => prose(page).flat();
const words = (part: Prose[number]) =>
  typeof part === 'string' ? part : 'code' in part ? part.code : part.text;
const textOf = (page: Legal) =>
  [
    page.lead,
    ...page.brief.map(({ text }) => text),
    ...prose(page).map((all) => all.map(words).join('')),
  ].join('\n');
const hrefs = (page: Legal) =>
  parts(page).flatMap((part) => (typeof part === 'object' && 'href' in part ? [part.href] : []));
const namesInCode = (page: Legal) => [
  ...new Set(parts(page).flatMap((part) => (typeof part === 'object' && 'code' in part ? [part.code] : []))),
];
const clause = (page: Legal, id: string) =>
  textOf({ ...page, brief: [], clauses: page.clauses.filter((c) => c.id === id) });
/** The table row that a name heads, as one text. */
const row = (name: string) =>
  cookiePolicy.clauses
    .flatMap(({ blocks }) => blocks.flatMap((block) => ('table' in block ? block.table.rows : [])))
    .filter(([head]) => head?.map(words).join('') === name)
    .map((cells) => cells.flat().map(words).join(' '))
    .join();

describe('the cookie policy', () => {
  it('names every cookie and storage key, and no other', () => {
    const stored = [cookies.session, cookies.signedIn, cookies.awaitingMail, cookies.mailedLink].map(
      ({ name }) => name,
    );
    const keys = Object.values(storage).map(({ key }) => key);
    expect(namesInCode(cookiePolicy).sort()).toEqual([...stored, ...cookies.session.parts, ...keys].sort());
  });

  it('says where things are kept, and how long', () => {
    expect(row(cookies.session.name)).toContain('30 days');
    expect(row(storage.draft.key)).toMatch(/sessionStorage.*at most 24 hours/);
    expect(row(storage.firstVisit.key)).toContain('sessionStorage');
    expect(row(storage.theme.key)).toContain('localStorage');
  });

  it.each([cookiePolicy, privacy])('says in $path who plays the film, and when', (page) => {
    expect(textOf(page)).toMatch(new RegExp(`${film.company}[^]*press play`));
    expect(clause(cookiePolicy, 'the-film')).toContain(film.host);
  });

  it('leads to the privacy policy and to the help pages of four browsers', () => {
    expect(hrefs(cookiePolicy)).toContain('/privacy');
    const hosts = hrefs(cookiePolicy)
      .filter((href) => href.startsWith('https:'))
      .map((href) => new URL(href).host);
    expect(hosts).toEqual([
      'support.google.com',
      'support.mozilla.org',
      'support.apple.com',
      'support.microsoft.com',
    ]);
  });

  it('names every campaign parameter that is sent, and no other', () => {
    const named = clause(cookiePolicy, 'storage').match(/utm_[a-z]+/g);
    expect(named).toEqual(attributionNames.filter((name) => name.startsWith('utm_')));
    expect(named?.length).toBe(
      Number({ four: 4 }[/utm_source and (\w+) more/.exec(textOf(privacy))?.[1] ?? '']) + 1,
    );
  });

  it('says the short version word for word', () => {
    expect(cookiePolicy.lead).toBe('Reading this site sets no cookies. Signing in does.');
  });
});

describe('the privacy policy', () => {
  it('has a description that fills a search result', () => {
    for (const { meta } of [privacy, cookiePolicy])
      expect(meta.description.length).toBeGreaterThanOrEqual(70);
  });

  it('carries its date', () => {
    expect(privacy.updated).toEqual({ iso: '2025-05-23', text: 'May 23, 2025' });
    expect(privacy.meta.description).toContain(`Last updated ${privacy.updated.text}.`);
  });

  it('answers rights requests within 30 days, extendable by another 30', () => {
    expect(answer).toEqual({ days: 30, extensionDays: 30 });
    expect(clause(privacy, 'your-rights')).toMatch(/within 30 days\..* another 30 days/);
    expect(textOf(privacy)).toContain('rights requests within 30 days, extendable by another 30');
  });

  it('is not for people under 18', () => {
    expect(minimumAge).toBe(18);
    expect(clause(privacy, 'age')).toContain('services are not intended for people under 18');
  });

  it('names the grievance officer by mail link', () => {
    const officer = { ...privacy, clauses: privacy.clauses.filter(({ id }) => id === 'grievance-officer') };
    expect(officer.clauses[0]?.title).toBe('Grievance officer');
    expect(hrefs(officer)).toEqual([`mailto:${mailbox.privacy}`]);
  });

  it('names the company that answers for the data', () => {
    expect(entity.startsWith(site.name)).toBe(true);
    expect(clause(privacy, 'who-we-are')).toContain(entity);
  });

  it('says who can open the list', () => {
    expect(requestsReadableBy).toBe('verified');
    expect(clause(privacy, 'who-can-see-it')).toContain(
      'Any signed-in person with a confirmed email address can open the list of requests.',
    );
  });

  it('says how long things are kept', () => {
    expect(keep).toEqual({ requestMonths: 24, hostLogDays: 30 });
    expect(clause(privacy, 'how-long-we-keep-it')).toMatch(
      /24 months after our last contact[^]*of the host: 30 days/,
    );
  });

  it('leads to the cookie policy', () => {
    expect(hrefs(privacy)).toContain('/cookie-policy');
  });
});

describe.each([privacy, cookiePolicy])('the words of $path', (page) => {
  it('keep the house style', () => {
    const text = textOf(page);
    expect(text).not.toMatch(
      /[—!]| {2}|lorem|\b(simply|just|very|truly|leverage|seamless|robust|solution|journey|smart)\b/i,
    );
    for (const sentence of text.split(/(?<=[.?:])\s|\n/)) {
      expect({ sentence, long: sentence.split(/\s+/).length > 28 }).toEqual({ sentence, long: false });
    }
  });

  it('say what is kept of how somebody came here, and that it goes with a request or not at all', () => {
    expect(textOf(page)).toMatch(
      /the path [^.]* first page you opened[^.]* host of the site that linked to it/,
    );
    expect(textOf(page)).toContain('as part of a request you send or not at all');
  });
});
