import type { Entry, Navigation } from '@/content/navigation.schema';
import { event } from './event';
import { site } from './site';

const agents: Entry[] = [
  { label: 'Berth', href: '/products/berth', text: 'Berth plans', glyph: 'workflow' },
  { label: 'Ledger', href: '/products/ledger' },
  { label: 'Night Watch', href: '/products/night-watch' },
];
const work = { label: 'Work', href: '/careers' };
const notes = { label: 'Notes', href: '/blogs' };

/** One menu, and no column for solutions or technologies: they are linked where they are meant. */
export const navigation: Navigation = {
  main: [
    { label: 'Pier', href: '/' },
    { id: 'agents', label: 'Agents', entries: agents, onPhones: 'group' },
    notes,
    {
      id: 'house',
      label: 'House',
      entries: [
        { label: 'Company', href: '/about' },
        { label: 'People', href: '/team' },
      ],
      onPhones: 'rows',
    },
    work,
  ],
  columns: [
    {
      id: 'all',
      title: 'Everything',
      entries: [
        { label: 'All agents', href: '/products' },
        { label: 'One list', href: '/intellimate' },
        { label: 'Whom we work for', href: '/industries' },
        { label: 'Night office', href: '/solutions/gcc' },
        { label: 'Trial week', href: '/solutions/ai-foundry' },
        { label: 'Customers', href: '/technologies/salesforce' },
        { label: 'Repairs', href: '/technologies/servicenow' },
        { label: event.name, href: `/${site.eventSlug}` },
        { label: 'Press', href: '/press-release' },
        { label: 'Request a Demo', href: '/demo' },
      ],
    },
  ],
  legal: [
    { label: 'Privacy', href: '/privacy' },
    { label: 'Cookies', href: '/cookie-policy' },
  ],
  startingPoints: [work, notes],
};
