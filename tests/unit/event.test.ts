import { type EventRecord, eventSchema } from '@/content/event.schema';
import { pageExists } from '@/lib/content/pages';
import * as routes from '@/lib/routes';
import { event } from '../support/event';

/** An event as it is written, made up. */
const record: EventRecord = {
  slug: 'meeting',
  meta: { title: 'A meeting', description: 'A meeting of people.' },
  name: 'A meeting',
  startDate: '2030-05-01',
  endDate: '2030-05-02',
  place: 'Here',
  lead: 'Come.',
  book: 'Book',
  video: {
    id: 'SampleVideo',
    kicker: 'Film',
    title: 'A film',
    caption: 'Film',
    play: 'Play',
    notice: 'Loads.',
    link: 'Open',
  },
  capabilities: { kicker: 'What', title: 'What we show', items: [] },
  voices: { kicker: 'Who', title: 'Who speaks', quotes: [] },
  visit: { kicker: 'Why', title: 'Why come', caption: 'Plan', reasons: [] },
  recognition: { title: 'Recognition', items: [] },
  closing: { title: 'The end', text: 'Write to us.' },
};

it('has a page, and leads on to pages that exist', () => {
  expect(pageExists(routes.event(event.slug))).toBe(true);
  const links = [event.watch, ...event.recognition.items].flatMap((link) => link?.href ?? []);
  for (const href of links) expect(pageExists(href)).toBe(true);
});

it('may have nobody on the stage, nothing to show and no booth', () => {
  expect(eventSchema.safeParse(record).error).toBeUndefined();
});

it('does not end before it begins', () => {
  const backwards = { ...record, startDate: '2030-05-02', endDate: '2030-05-01' };
  expect(eventSchema.safeParse(backwards).error?.issues).toMatchObject([
    { path: ['endDate'], message: 'is before the first day' },
  ]);
});
