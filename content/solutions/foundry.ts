import { defineRecord } from '../schema/define-record';
import { foundrySchema } from './schema';

export const foundry = defineRecord(foundrySchema, {
  meta: {
    title: 'AI Foundry: innovation as a service',
    description:
      'Dedicated domain-aware PODs take one question from Discover to Deploy in twelve weeks, with a right to stop after two.',
  },
  name: 'AI Foundry',
  hero: {
    eyebrow: 'AI Foundry',
    title: 'Twelve weeks from question to running pilot',
    lead: 'Innovation as a service: a dedicated, domain-aware POD (six people) takes one question to a running pilot, or tells you in week two to stop.',
    links: [
      { label: 'Explore Innovation Services', href: '#innovation-services' },
      { label: 'Talk to the Foundry', href: '#contact' },
    ],
  },
  process: {
    title: 'Every phase has an exit',
    scale: 'One block is one week. At a diamond you go on, or stop.',
    exit: 'Ends with',
    stop: 'Or stop.',
    phases: [
      {
        title: 'Discover',
        weeks: 2,
        when: 'Weeks 1-2',
        text: 'We sit beside the people who do the work, and count cases, waits and exceptions.',
        exit: 'A measured baseline',
        stop: 'You keep the baseline and pay for two weeks.',
      },
      {
        title: 'Design',
        weeks: 2,
        when: 'Weeks 3-4',
        text: 'Your staff choose the limits and the checkpoints, and fit both on one page.',
        exit: 'A page that your manager signs',
        stop: 'You keep the page too, and pay for four weeks.',
      },
      {
        title: 'Develop',
        weeks: 6,
        when: 'Weeks 5-10',
        text: 'The POD builds the agent and tests it on last quarter’s cases. Every Friday you read the ones it got wrong.',
        exit: 'A test with its mistakes listed',
        stop: 'You keep code, prompts and tests, and pay for ten weeks.',
        misses: {
          label: 'Mistakes read each Friday, in 400 cases. Illustrative data.',
          counts: [41, 30, 22, 15, 9, 6],
        },
      },
      {
        title: 'Deploy',
        weeks: 2,
        when: 'Weeks 11-12',
        text: 'The agent takes 10% of the cases, then 50%, then all. You approve each step.',
        exit: 'A running pilot with an owner',
        end: 'It runs, and you own code, prompts and traces.',
      },
    ],
  },
  services: {
    title: 'Innovation services',
    line: 'Four ways to start.',
    items: [
      {
        title: 'Use-case discovery',
        text: 'We spend two weeks inside one department. We bring three ideas, each with its numbers today, and you choose one.',
        drawing: 'ideas',
      },
      {
        title: 'Rapid prototyping',
        text: 'A first agent works on a copy of your data. A replay shows what it would have done with last quarter’s cases.',
        drawing: 'replay',
      },
      {
        title: 'Domain POD',
        text: 'Six people work on one question: product lead, domain specialist, two agent engineers, evaluation engineer and designer.',
        drawing: 'pod',
      },
      {
        title: 'Scale and hand-over',
        text: 'Your team runs the process, and ours leaves on a date set in the contract.',
        drawing: 'handover',
      },
    ],
  },
  results: {
    title: 'Vertical results',
    line: 'What it changed, industry by industry.',
    items: [
      {
        title: 'Telecom',
        text: 'A partner’s question crossed seven screens. An agent now gathers the answer, and a specialist approves credits above $500.',
        drawing: 'telecom',
        measure: 'Median time to close a query',
        change: '−70%',
        better: 'down',
        levels: { before: '30 h', after: '9 h' },
        source: 'query-time',
      },
      {
        title: 'Healthcare',
        text: 'Referrals arrived by fax and portal, half complete. An agent asks for what is missing, and a clinician decides.',
        drawing: 'healthcare',
        measure: 'Referral turnaround',
        change: '−48%',
        better: 'down',
        levels: { before: '25 days', after: '13 days' },
        source: 'referral-time',
      },
      {
        title: 'Banking',
        text: 'Two ledgers disagreed every evening. An agent proposes the match with its evidence, and postings above the limit wait for a specialist.',
        drawing: 'banking',
        measure: 'Ledger differences closed the same day',
        change: '+33 pts',
        better: 'up',
        levels: { before: '55%', after: '88%' },
        source: 'breaks-closed',
      },
      {
        title: 'Airlines',
        text: 'A schedule change fills the phone lines by seven. Agents rebook inside the fare rules, and leave group bookings with people.',
        drawing: 'airlines',
        measure: 'Average handle time',
        change: '−40%',
        better: 'down',
        levels: { before: '9 min 20 s', after: '5 min 36 s' },
        source: 'handle-time',
      },
    ],
  },
  figures: {
    title: 'The Foundry in numbers',
    items: [
      {
        value: '70%',
        label: 'less time to a running pilot',
        text: '40 weeks before, 12 with the Foundry, counted from the first question.',
        source: 'pilot-time',
        drawn: { before: 40, after: 12 },
      },
      {
        value: '3x',
        label: 'ideas tested per quarter',
        text: '2 before, 6 after. A stopped idea counts as tested.',
        source: 'ideas-tested',
        drawn: { before: 2, after: 6 },
      },
      {
        value: '85%',
        label: 'of pilots still in production',
        text: 'Share of pilots past the Design phase that run a year later.',
        source: 'pilots-in-production',
        drawn: { after: 85, of: 100 },
      },
      {
        value: '150+',
        label: 'co-created solutions',
        text: 'Each was built by a dedicated, domain-aware POD with the client’s operators.',
        source: 'co-created',
        drawn: { after: 150 },
      },
    ],
  },
  reasons: {
    title: 'Why the Foundry',
    line: 'Reasons to work this way.',
    items: [
      'One team, one room, one question: Nobody in the POD has a second project until Deploy is done.',
      'You own code, prompts and traces: They are in your repository from the first day.',
      'An evaluation engineer in every POD: One of the six only looks for cases where the agent should have stopped.',
      'A stop after week two costs two weeks: You keep the baseline, and our reasons in writing.',
      'The same people stay until Deploy: The people who plan a checkpoint are there when it first opens.',
    ],
  },
  closing: {
    title: 'Start Your AI Innovation Journey',
    text: 'Tell us which process everyone avoids, and how many cases it handles in a week.',
    action: 'Request Demo',
  },
});
