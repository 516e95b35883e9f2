import type { ProductRecord } from './schema';

export const intellipulse: ProductRecord = {
  slug: 'intellipulse',
  title: 'IntelliPulse',
  subtitle: 'AI-powered survey management',
  menu: 'Survey management',
  description: 'Agents run short surveys and sort answers, calls and chats by topic.',
  icon: 'pulse',
  meta: {
    title: 'IntelliPulse: survey management',
    description:
      'AI-powered survey management asks fewer questions, reads answers, calls and chats, and shows where each topic comes from.',
  },
  cardMetrics: [
    { label: 'Completion rate', value: '+8 pts', source: 'survey-completion' },
    { label: 'Repeat contacts', value: '−11 pts', source: 'repeat-contacts' },
  ],
  mock: {
    kind: 'survey',
    title: 'Parcel lockers, this week',
    state: '41,208 read',
    scale: { question: 'How well did collection work?', values: [288, 884, 408, 648, 360], said: 2 },
    open: {
      question: 'What should have gone differently?',
      before: 'I stood there for ten minutes, then ',
      mark: 'the code came when I was home',
      after: '.',
      note: '7 known answers, not asked again',
    },
    loops: [
      { topic: 'Locker code arrives late', next: 'Research lead decides', contacts: 412, step: 0 },
      { topic: 'Two notices, one parcel', next: 'Messaging, fix due Friday', contacts: 268, step: 2 },
      { topic: 'Shop closed at pick-up', next: 'Fixed, we ask customers again', contacts: 191, step: 3 },
      { topic: 'Wrong door in the photo', next: 'Closed, 41 of 52 say solved', contacts: 154, step: 4 },
    ],
    caption: 'No report shows a topic before a person approves it.',
  },
  about: {
    line: 'The answer was in last week’s calls.',
    paragraphs: [
      'Five complaints grew last week, and the insights manager opens each with its calls attached. The report used to average the 21% who finished the survey. Some of the others had complained by phone, and nobody read the free text.',
      'Most people get two questions, because IntelliPulse asks only what is not known already. It reads answers, calls and chats together and groups them by cause.',
      'A topic that you accept goes to the person who can fix its cause, with a due date. After the fix, IntelliPulse asks these customers again.',
    ],
  },
  featuresLine: 'Agents ask two questions, and read everything.',
  features: [
    'Two-question surveys: The next question depends on what is missing. A caller who told the hotline is not asked again.',
    'All sources: Agents read surveys, calls, chats and reviews together. A guest who wrote, called and rated counts once.',
    'Source links: Click a topic such as “Locker code arrives late” to see its passages, down to the second of the call.',
    'Small-group guard: No report shows a group under 10 answers. A depot with nine answers stays out of the report.',
    'Cause routing: A topic goes to an owner with a due date. The owner of the late locker codes had until Friday.',
    'Fatigue limit: No person is asked twice in 60 days. The question after a fix also waits that long.',
  ],
  benefitsLine: 'You see causes, not an average.',
  benefits: [
    'More people finish, because most get two questions.',
    'The research lead sees a rising complaint in days.',
    'Coaches choose from all calls, not from 2% of them.',
    'No report can show a group of fewer than 10.',
    'Those who complained say whether the fix worked.',
  ],
  resultsLead:
    'The results for reviewed calls and repeat contacts are from one parcel carrier. The other two compare projects with the survey they replaced.',
  keyMetrics: [
    {
      metric: 'Completion rate',
      value: '8 pts',
      improvement: 'up',
      description: '21% to 29% of those asked, compared with the old survey',
      levels: { before: '21%', after: '29%' },
      source: 'survey-completion',
    },
    {
      metric: 'Interactions reviewed',
      value: '98 pts',
      improvement: 'up',
      description: 'From 2% to 100%',
      levels: { before: '2%', after: '100%' },
      source: 'contacts-reviewed',
    },
    {
      metric: 'Repeat contacts',
      value: '11 pts',
      improvement: 'down',
      description: '29% to 18% called or wrote again',
      levels: { before: '29%', after: '18%' },
      source: 'repeat-contacts',
    },
    {
      metric: 'Time from fieldwork to report',
      value: '90%',
      improvement: 'down',
      description: '10 working days to 1, from the last answer to the report',
      levels: { before: '10', after: '1' },
      source: 'report-time',
    },
  ],
  industries: [
    {
      name: 'Logistics',
      drawing: 'logistics',
      specificBenefit:
        'Agents read all parcel calls for their causes. Each depot manager gets these causes in a weekly letter.',
      caseStudy: 'Repeat contacts within 7 days fell by 11 points, from 29% to 18%.',
      source: 'repeat-contacts',
    },
    {
      name: 'Hospitality',
      drawing: 'hospitality',
      specificBenefit:
        'Agents ask about the late breakfast or the second room, whichever the guest had: two questions, once in 60 days.',
      caseStudy: 'Survey completion rose from 21% to 29% of the guests asked.',
      source: 'survey-completion',
    },
    {
      name: 'Airlines',
      drawing: 'airlines',
      specificBenefit:
        'Agents group disruption feedback by station. The manager hears about the baggage belt that jams, and not about the weather.',
      caseStudy: 'Customer satisfaction at one carrier rose from 71% to 86%.',
      source: 'traveler-satisfaction',
    },
  ],
  checkpoint: {
    title: 'A person approves each new topic',
    waits: 'Report this topic?',
    process: 'Parcel lockers',
    who: 'research lead',
    question: 'Report “Locker code arrives late” as a topic?',
    why: 'A new topic is yours to approve.',
    evidence: [
      { title: '20 passages', text: '“I stood there for ten minutes, then the code came when I was home.”' },
      { title: 'Customers', text: '412 this week, in answers, calls and chats.' },
      { title: 'Counter-examples', text: '9 had given a wrong number.' },
    ],
    time: '2 working days',
    seconds: 57_600,
    left: 41_003,
    otherwise: 'The topic stays “unreviewed” and out of reports.',
    approved: 'The topic goes to its owner, with a due date.',
    declined: 'The topic stays out of reports.',
  },
  brings: 'Reads surveys, calls and chats to find why customers contact you',
  closing: {
    title: 'Ask fewer questions, get more answers',
    text: 'Send the survey you use today and a week of calls. We cross out every question that the calls have answered.',
  },
};
