import type { FigureRecord, OriginRecord } from '@/content/figures.schema';

export const origins: Record<string, OriginRecord> = {
  case: { name: 'From one port', text: 'Result of one port.' },
  port: { name: 'Counted by a port itself', text: 'One port is no promise.' },
};

export const figuresPage = {
  meta: { title: 'What we counted', description: 'Every figure, with who counted it and where.' },
  hero: { eyebrow: 'Figures', title: 'What we counted', lead: 'And who counted it.' },
  own: { name: 'Ours', text: 'Counted by us.' },
  columns: { figure: 'Figure', result: 'Counted', definition: 'What it counts', sample: 'Where' },
  closing: { title: 'Count with us', text: 'One night is enough.', action: 'Ask us' },
};

export const caseSamples: Record<string, string> = {};

export const figures: Record<string, FigureRecord> = {
  trials: {
    name: 'Ports that tried it',
    definition: 'Ports in which the trial week was held',
    sample: 'Both of them',
    origin: 'port',
    value: '2',
  },
  anchorage: {
    name: 'Waiting at anchor',
    definition: 'Time between arrival at the roads and the first line ashore',
    sample: 'One ferry port in June',
    origin: 'port',
    levels: { before: '50 min', after: '20 min' },
  },
  'night-office': {
    name: 'People in the night office',
    definition: 'People who keep watch at night',
    sample: 'One office',
    origin: 'port',
    value: '3',
  },
};
