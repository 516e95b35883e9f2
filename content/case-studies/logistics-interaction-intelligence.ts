import type { CaseStudyRecord } from './schema';

export const logisticsInteractionIntelligence: CaseStudyRecord = {
  id: 3,
  slug: 'logistics-interaction-intelligence',
  industry: 'Logistics',
  kind: 'Parcel carrier',
  title: 'Every call, heard once',
  subtitle: 'A parcel carrier scores every call and message, not 2%.',
  client: `Two supervisors scored the same call, each without knowing of the other. One gave it 61 points and the other 88. The woman who had taken the call asked which of them was right. Nobody could say, because the score sheet asked about warmth and initiative, and no recording proves either.

Their employer, a European express parcel carrier, gets 1.9 million calls and messages (contacts) a month in four languages. An automatic tracking line answers part of them, and 1,100 people handle the rest.`,
  quote: {
    text: 'When somebody disputes a score, we open the sentence in the transcript and read it together.',
    role: 'Supervisor at the carrier',
  },
  challenges: [
    'Only 2% of calls and messages are scored, and most of those are the easy ones.',
    'Scores are disputed 140 times a month, and each dispute takes two people away from the phones.',
    'The causes of repeat calls are guessed. Depots, labels and promises are blamed in turn.',
    'Supervisors listen for 16 h a week and coach in the time that is left.',
  ],
  solution: {
    description: `Nine observable behaviors replaced the score sheet. The people on the phones and the works council wrote them with us. Each can be pointed to in a transcript: the address was read back, or it was not. What could not be pointed to was taken off the sheet. Personal data is removed before anything is analyzed.

Then all contacts were transcribed, grouped by cause and scored. The first full month showed that a quarter of repeat calls came from one phrase: “by end of day”. Customers took that as 5 p.m. The depots meant the last van of the evening. So they called again.

Legal paused the pilot for ten days, and rightly. We had kept transcripts because they might be useful one day, which is no reason.

Repeat contacts within seven days fell from 29% to 18%. Disputes over scores went from 140 a month to 35, because everyone can open the sentence that their score refers to. A score that affects pay is released only by a supervisor who has listened to the call.

The phrase is gone from the script. Callers are told an hour now, or that nobody knows it yet. Supervisors listen for 5 h a week, and the hours they gained went into coaching. Sarcasm and dialect remain hard for the scoring, so such calls are marked for a person.`,
    finding: {
      title: 'The pause over retention',
      state: 'ten days',
      caption: 'The pause is part of the record.',
      lines: [
        { at: 'Time', text: 'Pilot,', note: 'first review by Legal' },
        { at: 'Actor', text: 'IntelliPulse', actor: 'agent' },
        { at: 'Evidence', text: 'Transcripts', note: 'without an end date' },
        { at: 'Action', text: 'Keep', note: 'every transcript' },
        {
          at: 'Result',
          text: 'Legal',
          note: 'stops the pilot. Transcripts now expire after 60 days.',
          actor: 'person',
        },
      ],
    },
    levers: [
      {
        title: 'Nine behaviors',
        description:
          'Each can be pointed to in the transcript, so both sides of a dispute discuss the same sentence.',
      },
      {
        title: 'Group the causes',
        description: 'Repeat contacts are linked to the depot, the label or the promise that set them off.',
      },
      {
        title: 'Score checkpoint',
        description:
          'A score that affects pay waits for the supervisor, who sees transcript and behaviors, listens, and has 3 working days. Without an answer there is no score.',
      },
      {
        title: 'Two-question survey',
        description:
          'The survey is asked only where the call leaves doubt about the result. Most customers are asked nothing.',
      },
      {
        title: 'Write to depots',
        description:
          'Each depot gets its five causes on Monday, with the calls behind them and last week’s count.',
      },
    ],
  },
  results: {
    timeframe: 'Implementation Results',
    cxPerformance: [
      { metric: 'Interactions reviewed', before: '2%', after: '100%', improvement: '+98 pts' },
      { metric: 'Repeat contacts within 7 days', before: '29%', after: '18%', improvement: '−11 pts' },
      { metric: 'Compliance misses per 1,000 calls', before: '25', after: '9', improvement: '−64%' },
      { metric: 'Average handle time', before: '6 min 40 s', after: '5 min 20 s', improvement: '−20%' },
      { metric: 'Net promoter score', before: '12', after: '27', improvement: '+15' },
    ],
    peopleOutcomes: [
      { metric: 'Coaching sessions per person per month', before: '0.5', after: '2', improvement: '×4' },
      { metric: 'Quality-score disputes per month', before: '140', after: '35', improvement: '−75%' },
      {
        metric: 'Supervisor listening hours per week',
        before: '16',
        after: '5',
        improvement: '−69%',
        note: 'Hours moved to coaching.',
      },
    ],
  },
  meta: {
    title: 'Every parcel call reviewed',
    description:
      'A parcel carrier went from reviewing 2% of interactions to all of them, and repeat contacts fell by 11 points.',
  },
  invitation: { title: 'Bring one week of calls', ask: 'How many of them did anyone listen to?' },
  products: ['intellipulse', 'intelliconverse'],
  checkpoint: 3,
  decides: { who: 'the supervisor', time: '3 working days' },
  article: 'ai-last-mile-logistics',
};
