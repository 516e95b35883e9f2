import { eventSchema, type EventRecord } from '@/content/event.schema';
import { event } from '@/lib/content/event';
import { pageExists } from '@/lib/content/pages';
import * as routes from '@/lib/routes';

/** All that an event must say; the rest it may do without. */
const head = { kicker: 'Above', title: 'A title' };
const bare: EventRecord = {
  slug: 'Fair-2030',
  meta: { title: 'A fair', description: 'What there is to see at the fair.' },
  name: 'A fair',
  startDate: '2030-05-01',
  endDate: '2030-05-01',
  place: '京都',
  lead: 'Come.',
  book: 'Book',
  capabilities: { ...head, items: [] },
  voices: { ...head, quotes: [] },
  visit: { ...head, caption: 'A plan.', reasons: [] },
  recognition: { title: 'A title', items: [] },
  closing: { title: 'A title', text: 'A text.' },
};

it('has a page, if there is one, and leads on to pages that exist', () => {
  if (event) expect(pageExists(routes.event(event.slug))).toBe(true);
  const links = event ? [event.watch, ...event.recognition.items] : [];
  for (const href of links.flatMap((link) => link?.href ?? [])) expect(pageExists(href)).toBe(true);
});

it('may have nobody on the stage, nothing to show and no booth', () => {
  expect(eventSchema.safeParse(bare).error).toBeUndefined();
  const panel = { ...head, text: 'A text.', speakers: [], topicsTitle: 'Topics', topics: [] };
  expect(eventSchema.safeParse({ ...bare, panel }).error).toBeUndefined();
});

it('does not end before it begins', () => {
  expect(eventSchema.safeParse({ ...bare, startDate: '2030-05-02' }).error?.issues).toMatchObject([
    { path: ['endDate'], message: 'is before the first day' },
  ]);
});

describe('without a record', () => {
  it('has no page, and nothing describes one', async () => {
    await jest.isolateModulesAsync(async () => {
      jest.doMock('@/content/event', () => ({ event: undefined }));
      process.env['SITE_URL'] = 'https://site.example';
      const { event: none } = await import('@/lib/content/event');
      const { pages } = await import('@/lib/content/pages');
      const { sitePages } = await import('@/lib/seo/site-pages');
      expect(none).toBeUndefined();
      expect(sitePages().map(({ path }) => path)).toEqual(expect.arrayContaining([...pages]));
      if (event) expect(pages).not.toContain(routes.event(event.slug));
    });
  });
});
