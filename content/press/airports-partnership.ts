import { site } from '../site';
import type { ReleaseRecord } from './schema';

export const airportsPartnership: ReleaseRecord = {
  slug: 'airports-partnership',
  category: 'Partnership',
  date: '2025-06-03',
  location: 'London, United Kingdom',
  title: `${site.name} and Verrano Airports Group to test agents for disruption days`,
  subtitle: 'Four regional airports test three processes, each with one role that decides.',
  excerpt: 'Agents draft one gate message in nine languages. It waits until the duty manager releases it.',
  meta: {
    title: 'Airports partnership on disruption',
    description:
      'Four regional airports will test agents for disruption messages, lost property and stand changes, each with one role that decides.',
  },
  lead: `${site.name} and Verrano Airports Group today began a twelve-month project to test agents on disruption days. Four regional airports take part, with three processes and one role that decides in each.`,
  start:
    'The first process is the passenger message. When a flight is late or moves to another gate, agents draft one message in nine languages from the airport’s own operations record. The translations use sentences that native speakers have approved, since no duty manager reads all nine. The duty manager releases the message to screens, app and loudspeakers. If nobody releases it, it waits, and the draft shows for how long.',
  details: {
    title: 'Two more processes, and a baseline',
    paragraphs: [
      'The second process is lost property. Finders and owners describe a thing in their own words, and agents match the descriptions. No images of people are used. The clerk on duty at lost property confirms each match before anyone is asked to come.',
      'The third is the stand change. Ramp cameras show whether a stand is clear, late or blocked by equipment. Agents propose a change and its effect on the next three departures. Stand control confirms it or keeps the plan.',
      'In the first quarter nothing changes, and we measure the baseline to compare with. We publish the results after the third quarter, good or bad. Both sides signed the definitions before the start. The airports go live one after another, so that the first can warn the other three.',
      'Each agent works under a named user, with its own permissions in the airport’s systems. Every step is written down with time, actor, evidence, action and result. A duty manager can read this record, the trace, while the flight is still at the gate.',
    ],
  },
  quote: {
    text: 'We asked for the worst day of last winter and replayed it. Agents saved minutes. The duty manager’s decisions saved the day, and now they are on record.',
    name: 'Idris Benhallam',
    role: 'Head of Travel and Airport Practice',
  },
  excluded:
    'The project includes no security screening and no identification of passengers or staff. Calls to police, medical and fire services stay with the control room.',
  excludes: ['security screening', 'identification of people', 'emergency calls'],
  picture: {
    drawing: 'release-gate',
    value: '9 languages',
    label: 'in one gate message, which waits until the duty manager releases it',
  },
  exhibit: {
    title: 'Gate change, flight 418',
    state: '4 of 9 languages',
    caption: 'Each language uses sentences that a native speaker has approved.',
    lines: [
      { at: 'English', text: 'Flight 418 to Porto now leaves from gate 14.', actor: 'agent' },
      {
        at: 'Spanish',
        text: 'El vuelo 418 a Oporto sale ahora por la puerta 14.',
        lang: 'es',
        actor: 'agent',
      },
      { at: 'German', text: 'Flug 418 nach Porto startet jetzt von Gate 14.', lang: 'de', actor: 'agent' },
      { at: 'Arabic', text: 'الرحلة 418 إلى بورتو تغادر الآن من البوابة 14.', lang: 'ar', actor: 'agent' },
      {
        at: 'Release',
        text: 'The duty manager',
        note: 'sends it to the screens, the app and the loudspeakers. It has waited 1\u00a0min\u00a040\u00a0s.',
        actor: 'person',
      },
    ],
  },
};
