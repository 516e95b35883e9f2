import { event } from '@/lib/content/event';
import { pageExists } from '@/lib/content/pages';
import { site } from '@/lib/content/site';

it('has an address that follows the company’s name', () => {
  expect(event.slug).toBe(`${site.name}-WAF2025`);
  expect(pageExists(`/${event.slug}`)).toBe(true);
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
