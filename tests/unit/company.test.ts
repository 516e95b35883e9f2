import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { industries as industryRecords } from '@/content/industries';
import { initials } from '@/components/art/motifs/system/letters';
import { about, locations } from '@/lib/content/about';
import { careers } from '@/lib/content/careers';
import { industries } from '@/lib/content/industries';
import { measure } from '@/lib/schema/measure';
import { pages } from '@/lib/content/pages';
import { press, pressPage, releaseLength } from '@/lib/content/press';
import { mailbox, site } from '@/lib/content/site';
import { team } from '@/lib/content/team';

const people = [...team.founders, ...team.executives];
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
    expect(industryRecords).toHaveLength(6);
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

  it.each(people)('$name is drawn with the initials of the record', ({ name, initials: letters }) => {
    expect(initials(name).join('')).toBe(letters);
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

  it.each(careers.positions.items)('$title is applied for by a mail that names it', ({ title, mail }) => {
    const url = new URL(mail);
    expect(url.pathname).toBe(mailbox.careers);
    expect(url.searchParams.get('subject')).toBe(title);
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

  it('names five partners and links only to pages that exist', () => {
    expect(about.partners.items).toHaveLength(5);
    for (const partner of about.partners.items) if ('href' in partner) expect(pages).toContain(partner.href);
  });
});

describe('the press releases', () => {
  it('are the three of the specification, newest first', () => {
    expect(press.slugs.toSorted()).toEqual([
      'airports-partnership',
      'bahrain-partnership',
      'cloud-consultancy-investment',
    ]);
    const dates = press.all.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it.each(press.all)('$slug has 320 to 420 words', (release) => {
    expect(releaseLength(release)).toBeGreaterThanOrEqual(320);
    expect(releaseLength(release)).toBeLessThanOrEqual(420);
  });

  it.each(press.all)('$slug quotes one of us', ({ quote }) => {
    expect(named).toContain(quote.name);
    const member = people.find(({ name }) => name === quote.name);
    if (member) expect(quote.role).toBe(member.role);
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
    expect(pages).not.toContain('/press-release/coming-soon');
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
