import { event as record } from '@/content/event';
import { eventSchema } from '@/content/event.schema';
import { event } from '@/lib/content/event';
import { pageExists } from '@/lib/content/pages';
import * as routes from '@/lib/routes';

it('has a page, and leads on to pages that exist', () => {
  expect(pageExists(routes.event(event.slug))).toBe(true);
  const links = [event.watch, ...event.recognition.items].flatMap((link) => link?.href ?? []);
  for (const href of links) expect(pageExists(href)).toBe(true);
});

it('may have nobody on the stage, nothing to show and no booth', () => {
  const { booth, sponsor, airport, watch, panel, ...rest } = record;
  expect([booth, sponsor, airport, watch, panel]).toBeDefined();
  const bare = {
    ...rest,
    capabilities: { ...rest.capabilities, items: [] },
    voices: { ...rest.voices, quotes: [] },
    visit: { ...rest.visit, reasons: [] },
    recognition: { ...rest.recognition, items: [] },
  };
  expect(eventSchema.safeParse(bare).error).toBeUndefined();
});

it('does not end before it begins', () => {
  const backwards = { ...record, startDate: '2030-05-02', endDate: '2030-05-01' };
  expect(eventSchema.safeParse(backwards).error?.issues).toMatchObject([
    { path: ['endDate'], message: 'is before the first day' },
  ]);
});
