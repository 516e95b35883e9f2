import type { ProductRecord } from './schema';

export const intellivision: ProductRecord = {
  slug: 'intellivision',
  title: 'IntelliVision',
  subtitle: 'Video analytics and visualization',
  menu: 'Video analytics',
  description:
    'Agents watch docks, yards and ramps by camera and raise alerts. A supervisor confirms each alert.',
  icon: 'vision',
  meta: {
    title: 'IntelliVision: video analytics',
    description:
      'Video analytics for yards, docks and ramps. A supervisor confirms alerts, no face is recognized, and every claim has evidence.',
  },
  cardMetrics: [
    { label: 'Alerts confirmed', value: '95%', source: 'alerts-confirmed' },
    { label: 'Truck turnaround', value: '−34%', source: 'truck-turnaround' },
  ],
  mock: {
    kind: 'camera',
    title: 'Hub, afternoon shift',
    state: '15:13:09',
    camera: 'Camera 17',
    tags: [
      { text: 'Door 31, waits 22 min' },
      { text: 'Pallet label read' },
      { text: 'Outline in lane 4', person: true },
    ],
    clip: '12 s clip',
    note: 'No face stored',
    log: [
      { at: '15:13:01, 8 of 90 s', text: 'Yard supervisor sees the outline and the rule.' },
      { at: 'If confirmed', text: 'Lane 4 stops. The event has no name.' },
    ],
    caption: 'People appear as outlines. The event names a zone, not a person.',
  },
  about: {
    line: 'Door 9 was free all along.',
    paragraphs: [
      'A truck spends 96 minutes in the yard, much of it at door 31, while door 9 is free. The hub has 240 cameras and two screens, and people search the footage only after a claim.',
      'IntelliVision uses the cameras you have. It measures waits, door use, pallet labels and near misses, and proposes another door while that still helps. People appear as outlines. No face is stored or matched.',
      'The hub manager sees which three doors cost the most time.',
    ],
  },
  featuresLine: 'Agents watch zones, and no faces.',
  features: [
    'Zone rules: You draw an area and write its rule in a sentence.',
    'No identification: Agents see outlines only, and match no face or badge.',
    'Evidence clips: Every event keeps 12 seconds of film, from before the alert to after it.',
    'Existing cameras: Most fixed network cameras work. A site survey lists the ones that do not.',
    'Floor-plan replay: You watch a shift on one plan, in two minutes.',
    'Camera check: Every night each camera is tested on scenes it knows.',
  ],
  benefitsLine: 'Everyone knows which door is free.',
  benefits: [
    'Trucks get another door while it still helps.',
    'Claims close with pictures.',
    'Near misses are counted before an accident.',
    'Supervisors walk to where something happened.',
    'Works councils read every rule as a sentence.',
  ],
  resultsLead:
    'These results come from four zones at the first hub of a contract logistics operator with 14 distribution centers.',
  keyMetrics: [
    {
      metric: 'Alerts confirmed',
      value: '43 pts',
      improvement: 'up',
      description: '52% with motion alarms to 95%',
      levels: { before: '52%', after: '95%' },
      source: 'alerts-confirmed',
    },
    {
      metric: 'Truck turnaround',
      value: '34%',
      improvement: 'down',
      description: '96 min to 63 min',
      levels: { before: '96 min', after: '63 min' },
      source: 'truck-turnaround',
    },
    {
      metric: 'Mis-sorted pallets',
      value: '68%',
      improvement: 'down',
      description: '41 to 13 per 10,000',
      levels: { before: '41', after: '13' },
      source: 'mis-sorted-pallets',
    },
    {
      metric: 'Claims with usable evidence',
      value: '55 pts',
      improvement: 'up',
      description: '37% to 92%',
      levels: { before: '37%', after: '92%' },
      source: 'claim-evidence',
    },
  ],
  industries: [
    {
      name: 'Logistics',
      drawing: 'logistics',
      specificBenefit:
        'Agents show dock and yard flow by door, and propose another door once a truck has waited for 20 minutes.',
      caseStudy: 'In four zones at one hub, truck turnaround fell from 96 to 63 min.',
      source: 'truck-turnaround',
    },
    {
      name: 'Airports and airlines',
      drawing: 'airlines',
      specificBenefit:
        'Agents check stand and ramp before arrival. An engineer decides on what they see on the aircraft.',
      caseStudy: 'Pre-arrival stand checks fell from 18 min to 7 min, 61% less.',
      source: 'stand-check',
    },
    {
      name: 'Hospitality',
      drawing: 'hospitality',
      specificBenefit:
        'Agents count lobby queues by zone, so that a second desk opens before the queue reaches the door.',
      caseStudy: 'Check-in wait fell from 11\u00a0min to 7\u00a0min, 36% less.',
      source: 'check-in-wait',
    },
  ],
  checkpoint: {
    title: 'A supervisor confirms each alert',
    waits: 'Stop lane 4?',
    process: 'Freight yard',
    who: 'yard supervisor',
    question: 'Camera 17 sees a person. Stop lane 4?',
    why: 'Alerts that show a person are yours to confirm.',
    evidence: [
      { title: 'Camera 17', text: 'A 12-second clip shows the outline of a person in the zone.' },
      { title: 'Zone rule', text: 'Nobody in lane 4 while a truck reverses.' },
      { title: 'Similar alerts', text: '9 of the last 10 were confirmed.' },
    ],
    time: '90 s',
    seconds: 90,
    left: 82,
    otherwise: 'A warning light stays on. The lane is not stopped, and no person is reported.',
    approved: 'Lane 4 stops. The event names no person.',
    declined: 'Lane 4 runs on. The alert is kept as false.',
  },
  brings: 'Watches docks, yards and ramps by camera and raises alerts',
  closing: {
    title: 'Show us the camera nobody watches',
    text: 'A clip of one door or lane will do. We draw the zone with you, and you write its rule in a sentence.',
  },
};
