import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { about, locations } from '@/lib/content/about';
import { careers } from '@/lib/content/careers';
import { figureOf } from '@/lib/content/figures';
import { industries } from '@/lib/content/industries';
import { measure } from '@/lib/schema/measure';
import { initialsOf } from '@/lib/content/initials';
import { press, pressPage, type PressRelease } from '@/lib/content/press';
import { site } from '@/lib/content/site';
import { people, team } from '@/lib/content/team';
import { wordCount } from '@/lib/schema/fields';
import { badHeadings, outside } from './words';

/** Speak at the event and write articles; nobody else is named. */
const practice = ['Leonor Quintavela', 'Idris Benhallam', 'Katarzyna Wolniak', 'Somchai Rattanakul'];
const named = [...people.map(({ name }) => name), ...practice];

describe('the six industries', () => {
  it('are the anchors of the specification, in its order', () => {
    expect(industries.slugs).toEqual([
      'travel',
      'transport',
      'hospitality',
      'logistics',
      'telecom',
      'healthcare',
    ]);
  });

  it.each(industries.all.flatMap(({ slug, outcomes }) => outcomes.map((row) => ({ slug, ...row }))))(
    '$slug: $metric is the change between its levels',
    ({ before, after, change }) => {
      const [from, to] = [measure(before), measure(after)];
      const size = change.endsWith('pts') ? to - from : Math.round(((to - from) / from) * 100);
      const unit = change.endsWith('pts') ? ' pts' : '%';
      expect(change).toBe(`${size < 0 ? '−' : '+'}${Math.abs(size)}${unit}`);
    },
  );

  it('say of energy whose meters were read', () => {
    expect(figureOf('room-energy').definition).toMatch(/one pilot hotel/);
  });

  it('say in healthcare what agents do not do', () => {
    expect(industries.get('healthcare')?.limits).toContain('No diagnosis and no triage');
  });
});

describe('the team', () => {
  it('has two founders with a life and five executives with a place', () => {
    expect(team.founders).toHaveLength(2);
    expect(team.executives).toHaveLength(5);
    const places = locations.all.map(({ location }) => location);
    for (const { base } of team.executives) expect(places).toContain(base);
  });

  it.each(people)(
    '$name has the initials of the record, and decides something',
    ({ name, initials, decides }) => {
      expect(initialsOf(name)).toBe(initials);
      expect(decides).toBeDefined();
    },
  );

  it('shares no decision', () => {
    expect(new Set(people.map(({ decides }) => decides?.title)).size).toBe(people.length);
  });

  it('has a board of three, and no link to a profile that does not exist', () => {
    expect(people.filter(({ board }) => board)).toHaveLength(3);
    expect(people.filter(({ linkedInUrl }) => linkedInUrl)).toEqual([]);
  });
});

describe('the careers', () => {
  it('have four habits, five benefits and five positions', () => {
    expect(careers.culture.items).toHaveLength(4);
    expect(careers.benefits.items).toHaveLength(5);
    expect(careers.positions.items).toHaveLength(5);
  });

  it('ask for three steps, and call positions by three kinds of employment', () => {
    expect(careers.apply.steps).toHaveLength(3);
    const tags = new Set(careers.positions.items.flatMap((position) => position.tags));
    expect([...tags].toSorted()).toEqual(['Entry-level', 'Full-time', 'Internship']);
  });
});

describe('the company', () => {
  it('has seven locations, one of them a branch, all under the configured name', () => {
    expect(locations.all).toHaveLength(7);
    expect(locations.all.filter(({ entityType }) => entityType === 'Branch').map(({ slug }) => slug)).toEqual(
      ['spain'],
    );
    for (const { companyName, address } of locations.all) {
      expect(companyName).toContain(site.name);
      expect(address).toMatch(/Sample|Contoh|Muestra/);
    }
  });

  it('tells its history in six years, with one person’s decision among them', () => {
    expect(about.history.entries.map(({ year }) => year)).toEqual([
      '2012',
      '2015',
      '2018',
      '2020',
      '2023',
      '2025',
    ]);
    expect(about.history.entries.filter(({ person }) => person)).toHaveLength(1);
  });

  it('opens each of its locations in one of these years', () => {
    const opened = about.history.entries.flatMap(({ names }) => names);
    expect(opened).toHaveLength(locations.all.length);
    for (const { location } of locations.all)
      expect(opened.filter((name) => location.includes(name))).toHaveLength(1);
    for (const { names, text } of about.history.entries)
      for (const name of names) expect(text).toContain(name);
  });

  it('says in an entry what its mark names', () => {
    const marked = about.history.entries.flatMap(({ year, mark }) => (mark ? [[year, mark]] : []));
    expect(marked).toEqual([
      ['2020', 'Trace mandatory'],
      ['2023', 'IntelliMate'],
    ]);
  });

  it('names five partners', () => {
    expect(about.partners.items).toHaveLength(5);
  });
});

/** How many words a reader finds from the lead to the paragraph about us. */
const releaseLength = ({ lead, start, details, quote, excluded, numbers }: PressRelease) =>
  wordCount(
    [
      lead,
      start,
      ...(details?.paragraphs ?? []),
      quote?.text,
      excluded,
      ...numbers.flatMap(({ value, label }) => [value, label]),
      pressPage.about,
    ].join(' '),
  );

describe('the press releases', () => {
  it('are the three of the specification', () => {
    expect(press.slugs.toSorted()).toEqual([
      'airports-partnership',
      'bahrain-partnership',
      'cloud-consultancy-investment',
    ]);
  });

  it.each(press.all)('$slug has 320 to 420 words', (release) => {
    expect(releaseLength(release)).toBeGreaterThanOrEqual(320);
    expect(releaseLength(release)).toBeLessThanOrEqual(420);
  });

  it.each(press.all)('$slug says what is not included, as the list promises', ({ excluded, location }) => {
    expect(pressPage.hero.lead).toContain('what is not included');
    expect(excluded).toBeDefined();
    expect(location).not.toBe('');
  });

  it.each(press.all)('$slug quotes one of us', ({ quote }) => {
    expect(named).toContain(quote?.name);
    const member = people.find(({ name }) => name === quote?.name);
    if (member) expect(quote?.role).toBe(member.role);
  });

  it('prints the same day in every time zone', () => {
    expect(press.get('bahrain-partnership')?.day).toEqual({ short: 'Mar 18, 2025', long: 'March 18, 2025' });
  });

  it('have the specified screen for every other id', () => {
    const { title, text } = pressPage.unknown;
    expect([title, text, pressPage.back]).toEqual([
      'Press Release Coming Soon',
      'This press release will be available soon.',
      'Back to Press Releases',
    ]);
  });
});

describe('the texts of the company', () => {
  it('are as long as they are read at a glance', () => {
    const { work, partners, history, locations: places, closing } = about;
    expect(badHeadings([work, partners, history, places, closing].map(({ title }) => title))).toEqual([]);
    expect(outside(100, 125, [...work.paragraphs, work.refusal].join(' '))).toEqual([]);
    expect(outside(10, 45, history.lead, team.executivesLead)).toEqual([]);
    expect(outside(10, 30, closing.text)).toEqual([]);
    expect(outside(10, 25, about.hero.lead, careers.hero.lead, team.hero.lead, pressPage.hero.lead)).toEqual(
      [],
    );
    expect(outside(70, 90, ...team.founders.map(({ bio }) => bio))).toEqual([]);
    const { culture, benefits, positions, apply } = careers;
    const heads = [
      about.hero,
      careers.hero,
      culture,
      benefits,
      positions,
      apply,
      ...(team.review ? [team.review] : []),
    ];
    expect(badHeadings(heads.map(({ title }) => title))).toEqual([]);
    expect(outside(12, 40, ...positions.items.map(({ description }) => description))).toEqual([]);
    expect(badHeadings(Object.values(pressPage.headings), 2)).toEqual([]);
    expect(outside(30, 60, pressPage.about)).toEqual([]);
    expect(outside(12, 30, ...press.all.map(({ excerpt }) => excerpt))).toEqual([]);
    expect(
      badHeadings(
        press.all.flatMap(({ details }) => details?.title ?? []),
        2,
      ),
    ).toEqual([]);
  });

  it('have descriptions that fill a search result', () => {
    const described = [about, careers, team, pressPage, pressPage.unknown, ...press.all];
    for (const { meta } of described) expect(meta.description.length).toBeGreaterThanOrEqual(70);
  });

  it('say of the board what is drawn', () => {
    expect(team.review).toMatchObject({
      of: 10,
      text: expect.stringContaining('ten traces, four of them') as string,
    });
    expect(team.review?.random).toHaveLength(4);
  });
});

it('names nobody but the people of the record', () => {
  const surnames = new Set(named.map((name) => name.split(' ').at(-1)));
  const given = new Set(named.map((name) => name.split(' ')[0]));
  const files = [
    'about.ts',
    'careers.ts',
    'team.ts',
    ...['press', 'industries'].flatMap((folder) =>
      readdirSync(join('content', folder)).map((file) => join(folder, file)),
    ),
  ];
  const name = new RegExp(`\\b(${[...given].join('|')}) (\\p{Lu}\\p{L}+)`, 'gu');
  for (const file of files) {
    const text = readFileSync(join('content', file), 'utf8');
    for (const [, , last] of text.matchAll(name)) expect(surnames).toContain(last);
    for (const [, who] of text.matchAll(/name: '([^']+)',\n\s+(?:initials|role):/g))
      expect(named).toContain(who);
  }
});
