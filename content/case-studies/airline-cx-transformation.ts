import type { CaseStudyRecord } from './schema';

export const airlineCxTransformation: CaseStudyRecord = {
  id: 1,
  slug: 'airline-cx-transformation',
  industry: 'Aviation',
  kind: 'Full-service airline',
  title: 'The queue that cleared before breakfast',
  subtitle:
    'A full-service airline gives disruption calls to AI agents, and leaves refunds above $200 to people.',
  client: `A full-service carrier in Southeast Asia flies 11 million passengers a year. When they call, 620 people in two contact centers answer them, in six languages.

One Sunday brought a storm. By night 9,000 calls had come in, most of them with the same question. On the late shift a supervisor read fare rules over the shoulder of a new colleague, one caller at a time. The queue was still there at breakfast.`,
  quote: {
    text: 'I used to end the night with a queue. Now I end it with a list of cases, and all of them are closed.',
    role: 'Shift supervisor at the airline',
  },
  queue: {
    title: 'Callers waiting on a stormy night',
    names: { before: 'Before', after: 'With AI' },
    before: [60, 240, 640, 1080, 1460, 1720, 1840, 1790, 1650, 1450, 1210, 980, 760],
    after: [60, 220, 520, 760, 820, 700, 500, 320, 190, 100, 40, 10, 0],
    hours: ['18:00', '22:00', '02:00', '06:00'],
    caption:
      'Illustrative data. Before, 760 callers were still waiting at six in the morning. With AI agents, nobody was waiting by then.',
  },
  challenges: [
    'Callers wait 190 s on average, and far longer on storm days. Urgent questions wait as long as all others.',
    'Nearly half of each call is spent finding the booking and the fare rule, while the caller listens to typing.',
    'A new colleague needs 10 weeks before they can work alone.',
    'Travelers ask in three channels, get two answers, and call again.',
  ],
  solution: {
    description: `We first sat with the staff for a week and timed the silences in calls. Searching took 4 of every 9 minutes. The answers were in a fare manual or in a few colleagues’ heads, and took too long to find.

Agents took disruption calls first, because those rules are the clearest: the airline canceled, so the airline rebooks. Changes of date followed, then refunds up to $200. Each went live after a replay, a test on 12,000 closed cases, in which supervisors compared the agent’s outcome with what their people had done.

In week 3 the agent offered a connection of 40 min, the published minimum. On a storm day nobody can change planes at that airport in 40 min.

By day 90 handle time had fallen from 9 min 20 s to 5 min 36 s. Instead of a queue of callers the night shift had a list of cases, all closed before breakfast. Refunds above $200 still wait for the shift supervisor, by design.

Group bookings remain with people. Their terms are agreed by letter, and a mistake strands the whole party. Calls about groups reach a specialist with the case already open.`,
    finding: {
      title: 'The record of that case',
      after: 3,
      state: 'minimum too low',
      caption: 'The trace, a record of every step, showed the minimum and its source.',
      lines: [
        { at: 'Time', text: 'Week 3,', note: 'a storm day' },
        { at: 'Actor', text: 'IntelliConverse', actor: 'agent' },
        { at: 'Evidence', text: 'Published minimum connecting time,', note: '40 min' },
        { at: 'Action', text: 'Offer a routing', note: 'with a connection of 40 min' },
        {
          at: 'Result',
          text: 'The airline’s manager',
          note: 'sets the agent’s minimum to 60 min. This is recorded, too.',
          actor: 'person',
        },
      ],
    },
    levers: [
      {
        title: 'One case per traveler',
        description:
          'Voice, chat and message share one history, so a question begun in one channel goes on in the next.',
      },
      {
        title: 'Cite the rule first',
        description:
          'The agent cites the fare clause before it offers a refund or a new flight. Without a clause there is no offer.',
      },
      {
        title: 'Rebook in the call',
        description:
          'Within the limits on fares and seats, the agent rebooks while the caller is still on the line.',
      },
      {
        title: 'Refund checkpoint',
        description:
          'Above $200 a shift supervisor sees the booking, the clause and the amount, and decides in 2 min. Without an answer: callback within the hour, nothing is paid.',
      },
      {
        title: 'Close in writing',
        description:
          'The summary and the confirmation go out before the caller hangs up, in the language of the call.',
      },
      {
        title: 'Review causes weekly',
        description:
          'Each week, recurring problems go to the manager who can fix the cause, with the calls they came from.',
      },
    ],
  },
  results: {
    timeframe: 'Within 90 days',
    cxPerformance: [
      { metric: 'Average handle time', before: '9 min 20 s', after: '5 min 36 s', improvement: '−40%' },
      { metric: 'First-contact resolution', before: '58%', after: '76%', improvement: '+18 pts' },
      { metric: 'Customer satisfaction (CSAT)', before: '71%', after: '86%', improvement: '+15 pts' },
      { metric: 'Average time to answer', before: '190 s', after: '38 s', improvement: '−80%' },
      { metric: 'Abandoned calls', before: '14%', after: '5%', improvement: '−9 pts' },
    ],
    peopleOutcomes: [
      { metric: 'After-call work', before: '150 s', after: '45 s', improvement: '−70%' },
      {
        metric: 'Time to proficiency, new staff',
        before: '10 weeks',
        after: '6 weeks',
        improvement: '−40%',
      },
      { metric: 'Escalations per 1,000 calls and chats', before: '31', after: '12', improvement: '−61%' },
      {
        metric: 'Contact-center staff attrition, annualized',
        before: '38%',
        after: '27%',
        improvement: '−11 pts',
        note: 'Annualized from 90 days; too short to call a trend.',
      },
    ],
  },
  meta: {
    title: 'Airline contact center, 90 days',
    description:
      'How a full-service airline cut handle time by 40% and raised first-contact resolution by 18 points within 90 days.',
  },
  invitation: { title: 'Show us one stormy night', ask: 'How many callers waited, and for how long?' },
  products: ['intelliconverse', 'intelliworkflow', 'intellipulse'],
  checkpoint: 4,
  decides: { who: 'a shift supervisor', time: '2 min' },
  article: 'salesforce-cx-transformation',
};
