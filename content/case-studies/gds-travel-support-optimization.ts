import type { CaseStudyRecord } from './schema';

export const gdsTravelSupportOptimization: CaseStudyRecord = {
  id: 2,
  slug: 'gds-travel-support-optimization',
  industry: 'Travel & GDS',
  kind: 'Travel technology provider',
  title: 'From 42 minutes to 6',
  subtitle: 'An agency help desk stops searching and starts answering.',
  client: `At 17:30 in one market it is 9:00 in another. A specialist goes home, the next region opens the same passenger name record (PNR), and the agency explains it again. Some cases were explained four times before anybody changed a ticket.

This help desk belongs to a travel technology provider, and 9,400 agencies in 27 markets depend on it. Its 310 specialists work in shifts around the clock. Their tools are the entries of a global distribution system (GDS) and a good memory.`,
  quote: {
    text: 'I check a rule that is in front of me. I used to go looking for it.',
    role: 'Specialist at the help desk',
  },
  challenges: [
    'One question spans GDS entries, airline rules and local settlement rules, and no screen shows all three.',
    'Each evening 3,200 cases are still open, and a quarter of all cases miss the service-level agreement (SLA).',
    'Disputes over agency debit memos (ADM) miss their deadline while the evidence is being collected.',
    'Only some people know the answer. It depends on the hour whether one of them is on shift.',
  ],
  solution: {
    description: `Looking for the rule took 7 min per case when we watched specialists work. Writing the answer took less. So the agent reads the case, the PNR history and the rule source, and writes a draft with its citations. A specialist sends it, corrects it or takes over.

For three weeks nobody sent the drafts. Each morning two specialists compared them with people’s answers and marked what the agent had missed.

It was weak on infant fares, whose rules differ by airline and by market.

First response then went from 42 min to 6 min, and evenings end with 960 open cases instead of 3,200. Specialists close 35 cases a day instead of 22, and overtime fell from 1,450 to 580 hours a month. They also keep the rule library now. Nobody had time for it before.

Waivers and debit memos still go to a senior specialist. A debit memo is a claim for money, and the answer to it binds the agency. The airlines’ own desks come next. Until then a question to a carrier is sent by email, without its records.`,
    finding: {
      title: 'A draft that was not sent',
      state: 'topic held back',
      caption: 'Infant fares were the last topic to be released.',
      lines: [
        { at: 'Time', text: 'Silent run,', note: 'second week' },
        { at: 'Actor', text: 'IntelliWorkflow', actor: 'agent' },
        {
          at: 'Evidence',
          text: 'Fare rules for a child without a seat,',
          note: 'of two airlines',
        },
        { at: 'Action', text: 'Draft an answer', note: 'that mixes the two' },
        {
          at: 'Result',
          text: 'A specialist',
          note: 'keeps infant fares out until the drafts match.',
          actor: 'person',
        },
      ],
    },
    levers: [
      {
        title: 'Ask for what is missing',
        description:
          'The agent names the two missing facts and asks for both at once, in the language of the agency.',
      },
      {
        title: 'Rule library with dates',
        description:
          'Each answer cites the version of the rule that was valid at ticketing, and shows its date.',
      },
      {
        title: 'Suggest the GDS entry',
        description:
          'The entry is shown below the answer. It has been tested in a sandbox before anybody sees it.',
      },
      {
        title: 'Settlement checkpoint',
        description:
          'A senior specialist sees the memo, the rule and the history, and has 2 h for a waiver or ADM position. Without an answer a memo is filed as contested, and no waiver is claimed.',
      },
      {
        title: 'Hand over in three lines',
        description:
          'The next region gets the state of the case in three lines: what is known, what was tried, what is owed.',
      },
    ],
  },
  results: {
    timeframe: 'Implementation Results',
    cxPerformance: [
      { metric: 'Time to first response', before: '42 min', after: '6 min', improvement: '−86%' },
      { metric: 'Cases resolved on time', before: '74%', after: '93%', improvement: '+19 pts' },
      { metric: 'Cases reopened within 7 days', before: '17%', after: '8%', improvement: '−9 pts' },
      { metric: 'Open cases at end of day', before: '3,200', after: '960', improvement: '−70%' },
      { metric: 'Agency satisfaction (1 to 5)', before: '3.6', after: '4.3', improvement: '+0.7' },
    ],
    peopleOutcomes: [
      {
        metric: 'Cases closed per specialist per day',
        before: '22',
        after: '35',
        improvement: '+59%',
        note: 'Harder cases on average, each with its records gathered.',
      },
      { metric: 'Overtime hours per month', before: '1,450', after: '580', improvement: '−60%' },
      { metric: 'Time to find the fare rule', before: '7 min', after: '2 min', improvement: '−71%' },
    ],
  },
  meta: {
    title: 'GDS travel support case study',
    description:
      'A travel technology support desk for 9,400 agencies cut first response from 42 minutes to 6 and its backlog by 70%.',
  },
  invitation: { title: 'Bring one day of agency cases', ask: 'How long did the first response take?' },
  products: ['intelliconverse', 'intelliworkflow'],
  checkpoint: 4,
  decides: { who: 'a senior specialist', time: '2 h' },
  article: 'servicing-agents-gds-ndc',
};
