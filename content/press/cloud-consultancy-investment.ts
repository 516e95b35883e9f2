import { site } from '../site';
import type { ReleaseRecord } from './schema';

export const cloudConsultancyInvestment: ReleaseRecord = {
  slug: 'cloud-consultancy-investment',
  category: 'Investment',
  date: '2025-09-09',
  location: 'Singapore',
  title: `Cirrane Cloud Consulting takes a minority stake in ${site.name}`,
  subtitle: 'The money pays for an evaluation lab and private-cloud delivery. The founders keep control.',
  excerpt: 'The lab finds failures before clients do. The investor’s board observer has no vote.',
  meta: {
    title: `Cloud consultancy invests in ${site.name}`,
    description:
      'A cloud consultancy takes a minority stake to fund private-cloud deployment and an evaluation lab. Founders keep control.',
  },
  lead: `Cirrane Cloud Consulting today took a minority stake in ${site.name}. The amount is not disclosed. The money pays for an evaluation lab and for private-cloud delivery. The two founders keep control.`,
  start:
    'The lab opens first. It starts in Hyderabad and will have 20 people by mid-2026. Its task is to find failures before clients do. It tries contradictory documents, callers who change their mind, records that disagree, and limits one dollar too low. Each failure becomes a replay, a test that a module must pass before its next release. The lab has a budget of its own, and nobody in it tests a module they built.',
  details: {
    title: 'Private clouds, and rules for conflicts',
    paragraphs: [
      'Two private-cloud teams follow, in Singapore and in Spain. They set up the platform in a client’s own cloud, which typically takes 2-4 weeks, and hand over the traces, the limits and the keys. Software as a service stays available and still deploys within days.',
      'The investor appoints one board observer, without a vote. The investor’s clients get no preferred terms, neither in price nor in the order of work. Where a client of the investor is also a client of ours, the conflict is listed publicly. The limits board, which decides what no agent may do, has no seat for an investor.',
      'The trace format will be published as an open document: time, actor, evidence, action and result, in this order, with an example of each. Anyone may write a tool that reads it. A client who leaves can read its records without us.',
    ],
  },
  more: [
    { label: 'The list of conflicts', href: '/trust#conflicts' },
    { label: 'The trace format', href: '/trust#trace-format' },
  ],
  quote: {
    text: 'Nobody thanks a test lab. We will find more faults, and we expect no thanks for them.',
    name: 'Teodor Lindgaard',
    role: 'Co-founder and Chief Technology Officer',
  },
  excluded:
    'The investment gives no access to client data. The observer sees the figures that the board sees, and no trace of any client.',
  excludes: ['access to client data', 'preferred terms', 'a seat on the limits board'],
  picture: {
    drawing: 'release-lab',
    value: '20 people',
    label: 'in the new lab will find failures before clients do, by mid-2026',
  },
  exhibit: {
    title: 'Replays before a release',
    state: '3 of 4 passed',
    caption: 'What the lab tries, and what the agent has to do.',
    lines: [
      { at: 'Passed', text: 'Contradictory documents:', note: 'name both and stop', actor: 'agent' },
      {
        at: 'Passed',
        text: 'A caller changes their mind:',
        note: 'carry out the last request',
        actor: 'agent',
      },
      { at: 'Passed', text: 'Records disagree:', note: 'use neither and ask', actor: 'agent' },
      {
        at: 'Failed',
        text: 'A limit one dollar too low:',
        note: 'a tester from another team holds the release',
        actor: 'person',
      },
    ],
  },
};
