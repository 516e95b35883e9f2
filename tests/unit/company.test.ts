import { siteSchema } from '@/content/site.schema';
import { team as record } from '@/content/team';
import { teamSchema } from '@/content/team.schema';
import { about } from '@/lib/content/about';
import { careers } from '@/lib/content/careers';
import { notFound } from '@/lib/content/errors';
import { initialsOf } from '@/lib/content/initials';
import { pageExists, pages } from '@/lib/content/pages';
import { press } from '@/lib/content/press';
import { mailbox } from '@/lib/content/site';
import { people } from '@/lib/content/team';

describe('the team', () => {
  it.each([
    ['Ana-Maria O’Neil', 'AN'],
    ['Zoë Ångström', 'ZÅ'],
    ['Asha', 'A'],
    ['山田 太郎', '山太'],
    ['李雷', '李'],
    ['ольга иванова', 'ОИ'],
    ['Juan de la Vega', 'JV'],
  ])('calls %s %s, where the record does not say how', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('has initials for everybody', () => {
    for (const { initials } of people) expect(initials).not.toBe('');
  });

  const issues = (changes: object) =>
    teamSchema.safeParse({ ...record, ...changes }).error?.issues.map(({ message }) => message);
  const founder = { name: '山田 太郎', role: 'Founder' };

  it('may be one person, or nobody, with or without a board', () => {
    expect(issues({ founders: [founder], executives: [], review: undefined })).toBeUndefined();
    expect(issues({ founders: [], executives: [] })).toBeUndefined();
  });

  it('takes one to three characters as initials, of any script', () => {
    for (const initials of ['A', '山太', 'JdV', '山田太', 'É'])
      expect(issues({ founders: [{ ...founder, initials }] })).toBeUndefined();
    expect(issues({ founders: [{ ...founder, initials: 'ABCD' }] })).toEqual([
      'has more than three characters',
    ]);
    expect(issues({ founders: [{ ...founder, initials: ' ' }] })).toHaveLength(1);
  });

  it('marks only traces that the board reads', () => {
    const review = { kicker: 'a', title: 'b', text: 'c', caption: 'd', membersTitle: 'e' };
    expect(issues({ review: { ...review, of: 3, random: [1, 3] } })).toBeUndefined();
    expect(issues({ review: { ...review, of: 1, random: [] } })).toBeUndefined();
    expect(issues({ review: { ...review, of: 3, random: [4] } })).toEqual(['names a trace that is not read']);
  });
});

it('applications go to a mailbox with the position in their subject', () => {
  for (const { title, mail } of careers.positions.items) {
    const url = new URL(mail);
    expect(url.pathname).toBe(mailbox.careers);
    expect(url.searchParams.get('subject')).toBe(title);
  }
});

it('partners and the page of an unknown address lead to pages that exist', () => {
  for (const { href } of [...about.partners.items, ...notFound.links])
    if (href) expect(pageExists(href)).toBe(true);
});

it('press releases stand newest first, and none is the page of those that do not exist', () => {
  const dates = press.all.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(pages).not.toContain('/press-release/coming-soon');
});

describe('a page to choose a time on', () => {
  it('may be left out', () => {
    expect(siteSchema.parse({})).toEqual({});
    expect(siteSchema.parse({ booking: undefined }).booking).toBeUndefined();
  });

  it('is an address that begins with https://', () => {
    const booking = 'https://calendar.harbour.example/demo';
    expect(siteSchema.parse({ booking })).toEqual({ booking });
    for (const wrong of ['http://calendar.harbour.example', 'javascript:alert(1)', '/demo', ''])
      expect(siteSchema.safeParse({ booking: wrong }).error?.issues).toMatchObject([
        { message: 'must be an address that begins with https://' },
      ]);
  });
});
