import { event as shown, type Event } from '@/lib/content/event';
import { site } from '@/lib/content/site';
import { badHeadings, outside } from './words';

const event = shown as Event;

it('has an address that follows the company’s name', () => {
  expect(event.slug).toBe(`${site.name}-WAF2025`);
});

it('says when, where and as what', () => {
  expect(event).toMatchObject({
    sponsor: 'Silver sponsor',
    dates: 'Oct 7-9, 2025',
    place: 'Lisbon',
    booth: '140',
    panel: { title: 'Debunking AI Myths' },
    book: 'Book A Demo',
    watch: { label: 'See IntelliMate Demo', href: '/intellimate' },
  });
});

it('has the six capabilities and the four reasons', () => {
  expect(event.capabilities.items.map(({ title }) => title)).toEqual([
    'Autonomous decision-making',
    'Human-in-the-loop',
    'Crew scheduling automation',
    'AI customer service',
    'Context-aware intelligence',
    'Streamlined operations',
  ]);
  expect(event.visit.reasons.map(({ title }) => title)).toEqual([
    'Live demos',
    'Meet the experts',
    'Thought leadership',
    'Networking and consultations',
  ]);
});

it('keeps its texts as long as they are read at a glance', () => {
  const { video, capabilities, panel, voices, visit, closing, lead, meta } = event;
  const heads = [video, capabilities, panel, voices, visit].map((part) => part?.title ?? '');
  expect(badHeadings(heads, 2)).toEqual([]);
  expect(badHeadings([closing.title])).toEqual([]);
  expect(outside(10, 25, lead, panel?.text, closing.text)).toEqual([]);
  expect(outside(12, 30, ...capabilities.items.map(({ text }) => text))).toEqual([]);
  expect(outside(12, 40, ...voices.quotes.map(({ text }) => text))).toEqual([]);
  expect(meta.description.length).toBeGreaterThanOrEqual(70);
});

it('has one speaker and three leaders', () => {
  expect(event.panel?.speakers).toHaveLength(1);
  expect(event.voices.quotes).toHaveLength(3);
});
