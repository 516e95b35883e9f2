import type { CaseStudyRecord } from './schema';

export const dockCameras: CaseStudyRecord = {
  id: 8,
  slug: '7c4e19ab',
  industry: 'Logistics',
  kind: 'Contract logistics operator',
  title: 'What the dock cameras knew',
  subtitle: 'One hub uses its camera footage to give trucks a free door.',
  client: `A driver sleeps at door 31 while door 9 is free. He has waited for an hour and a half, and the shift lead two halls away does not know that he is there. The camera above the door does. It is one of 240 at this hub, and its footage is opened when somebody claims a pallet.

The hub belongs to a contract logistics operator with 14 distribution centers and 610 dock doors. Every result on this page is from this one hub, and most are from four of its zones.`,
  quote: {
    text: 'It tells me about a door and never about a person. That is why we agreed to it.',
    role: 'Yard supervisor at the hub',
  },
  image: {
    alt: 'Cameras, on-site analysis, zone events, supervisor checkpoint, WMS/TMS and claim file, trace store, in that order.',
    caption:
      'Footage stays on site, and only events leave it. The supervisor first confirms an event that concerns a person or stops a lane.',
    boxes: [
      { actor: 'agent', title: 'Cameras', text: 'Existing network cameras, 240 at the first hub' },
      {
        actor: 'agent',
        title: 'On-site analysis',
        text: 'People appear as outlines; only events leave the site',
      },
      { actor: 'agent', title: 'Zone events', text: 'Waits, door use, labels and near misses, with a clip' },
      {
        actor: 'person',
        title: 'Supervisor checkpoint',
        text: 'Yard supervisor, 90 s. Without an answer nothing stops',
      },
      {
        actor: 'agent',
        title: 'WMS/TMS and claim file',
        text: 'Door swaps and evidence in the warehouse and transport systems',
      },
      { actor: 'agent', title: 'Trace store', text: 'Time, actor, evidence, action and result of each step' },
    ],
  },
  challenges: [
    'Trucks stay for 96 min. Much of that time they wait, although a door is free.',
    'Motion alarms sound all day. Wind and forklifts cause half of them.',
    'Claims lack pictures, so they are settled by whoever argues longer.',
    'Near misses go unreported, because a report needs a name and a form.',
  ],
  solution: {
    description: `Supervisors told us which alarms they ignore: nearly all of them. So we first decided what not to report. Zone rules run on the existing cameras, the analysis stays on site, and only an event keeps a clip. Nobody is identified: people appear as outlines, and no face is stored or matched.

Four zones ran for six weeks, with the works council at the table. Each rule is a sentence on a sheet beside the gate: “When a truck has waited 20 min, offer it a free door.” The council removed two rules. One timed breaks at a bench, and both would have measured a person rather than a place.

Rain on a lens cost two days in the third week. Now each camera is tested every night against a scene it knows, and one that fails reports nothing until it is clean.

Truck turnaround in the zones fell from 96 min to 63 min, and supervisors confirm 95% of the alerts. At 20 trucks a day, 33 min each add up to 11 h of drivers’ time. Use your own count instead. Mis-sorted pallets fell because labels are read at the door, before the truck is closed. A claim file closes in 4 days instead of 11, since clip and label are in it from the start.

Near-miss reports more than tripled, as intended, and injuries did not rise. People had always seen near misses. To report one, they had needed a form and a name. Two outdoor yards without lighting keep their walk-rounds, and the other 13 centers have not begun. What each needs first is one door, its camera and a week of alarms counted by hand.`,
    finding: {
      title: 'Rain on a lens',
      state: 'turned down',
      caption: 'A camera that fails its nightly test reports nothing until it is clean.',
      lines: [
        { at: 'Time', text: 'Week 3,', note: 'two days of rain' },
        { at: 'Actor', text: 'IntelliVision', actor: 'agent' },
        { at: 'Evidence', text: 'Drops on the lens,', note: 'read as trucks' },
        { at: 'Action', text: 'Propose', note: 'swaps for empty doors' },
        {
          at: 'Result',
          text: 'The yard supervisors',
          note: 'turn the proposals down, one by one.',
          actor: 'person',
        },
      ],
    },
    levers: [
      {
        title: 'Rules in sentences',
        description: 'A rule is a sentence that a shift lead can read, and change, without us.',
      },
      {
        title: 'Offer a free door',
        description: 'When a truck waits over 20 min, the gate screen proposes a free door.',
      },
      {
        title: 'The supervisor confirms',
        description:
          'The yard supervisor sees the clip, zone and rule, and has 90 s. Without an answer the warning light stays on and nothing is stopped.',
      },
      {
        title: 'One file per claim',
        description: 'Clip, label, scan and weight are in one file from the moment a pallet is claimed.',
      },
      {
        title: 'Count near misses',
        description:
          'Near misses are counted by zone, never by name, and shown on the floor plan of the shift.',
      },
    ],
  },
  results: {
    timeframe: 'Implementation Results',
    cxPerformance: [
      {
        metric: 'Truck turnaround',
        before: '96 min',
        after: '63 min',
        improvement: '−34%',
        note: 'Trucks in the four zones.',
      },
      {
        metric: 'Mis-sorted pallets per 10,000',
        before: '41',
        after: '13',
        improvement: '−68%',
        note: 'Loaded in the four zones.',
      },
      {
        metric: 'Alerts confirmed by a supervisor',
        before: '52%',
        after: '95%',
        improvement: '+43 pts',
        note: 'Four zones. Before: motion alarms.',
      },
      {
        metric: 'Claims with usable evidence',
        before: '37%',
        after: '92%',
        improvement: '+55 pts',
        note: 'Pallets from the four zones.',
      },
      {
        metric: 'Dock-door use',
        before: '61%',
        after: '78%',
        improvement: '+17 pts',
        note: 'Doors of the four zones.',
      },
    ],
    peopleOutcomes: [
      {
        metric: 'Yard walk-rounds per shift',
        before: '12',
        after: '4',
        improvement: '−67%',
        note: 'The whole hub.',
      },
      {
        metric: 'Near misses reported per month',
        before: '9',
        after: '31',
        improvement: '×3.4',
        note: 'The whole hub. We wanted more reports, and injuries did not rise.',
      },
      {
        metric: 'Time to close a claim file',
        before: '11 days',
        after: '4 days',
        improvement: '−64%',
        note: 'Pallets from the four zones.',
      },
    ],
  },
  meta: {
    title: 'Dock and yard visibility',
    description:
      'In four zones at one hub, camera alerts that supervisors confirm 95% of the time cut truck turnaround by 34%.',
  },
  invitation: { title: 'Bring one shift at your docks', ask: 'How long did trucks wait, and who knew?' },
  products: ['intellivision', 'intelliworkflow'],
  checkpoint: 3,
  decides: { who: 'the yard supervisor', time: '90 s' },
  article: 'ai-aircraft-dent-inspection',
};
