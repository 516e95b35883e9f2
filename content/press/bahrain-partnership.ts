import { site } from '../site';
import type { ReleaseRecord } from './schema';

export const bahrainPartnership: ReleaseRecord = {
  slug: 'bahrain-partnership',
  category: 'Partnership',
  date: '2025-03-18',
  location: 'Manama, Bahrain',
  title: `${site.name} and Marsa Qalat Digital to bring Arabic-first agents to Bahrain`,
  subtitle: 'Local teams, and local hosting where needed. The first projects are in banking and telecom.',
  excerpt:
    'Agents take no call before the client has approved the glossary. The client’s own staff make the decisions.',
  meta: {
    title: 'Bahrain partnership for agentic AI',
    description:
      'A partnership with a Bahrain integrator brings Arabic-first service agents and local delivery, with banking and telecom projects first.',
  },
  lead: `${site.name} and Marsa Qalat Digital today signed a three-year agreement to deliver voice and workflow agents in Arabic and English. The first two projects, in banking and telecom, start with IntelliConverse and IntelliWorkflow.`,
  start:
    'A retail bank will use IntelliConverse for calls about cards and statements. A telecom operator will use IntelliWorkflow for partner queries that arrive by email. Both keep their present systems, and both measure one quarter as a baseline before any agent goes live.',
  details: {
    title: 'Words first, then calls',
    paragraphs: [
      'Agents take no call before the client has approved the glossary, the list of words. Local linguists reviewed the words that Gulf callers use for a blocked card, a returned payment or a dead line. They marked where two dialects mean different things. The client can edit the glossary. An agent that meets a word it cannot place says so and passes the call to a person, with the case open.',
      'Where a client requires it, the agents run in a private cloud inside the country, which typically takes 2-4 weeks to set up. At a checkpoint the agent stops, and the client’s own staff decide. Each checkpoint names who decides, what they see, how long they have and what happens if nobody decides.',
      'Marsa Qalat Digital will train twelve engineers in the first six months. They write the test on closed cases first, and the agent’s steps second.',
    ],
  },
  quote: {
    text: 'An agent should understand a caller in Manama and answer in the caller’s own words. Our partners worked on the first glossary for nine weeks.',
    name: 'Anaya Verghese',
    role: 'Co-founder and Chief Executive Officer',
  },
  excluded:
    'Agents under this agreement make no decision on credit or eligibility. A request that needs one goes to a person at the bank or the operator, with its records gathered.',
  excludes: ['credit decisions', 'eligibility decisions'],
  picture: {
    drawing: 'release-glossary',
    value: '9 weeks',
    label: 'of work on the first Arabic glossary, before agents take a call',
  },
  exhibit: {
    title: 'Glossary, Gulf Arabic',
    state: '9 weeks of review',
    caption: 'What the caller means, and how it is said. Linguists approved the first three.',
    lines: [
      {
        at: 'Blocked card',
        text: 'بطاقتي موقوفة',
        lang: 'ar',
        actor: 'agent',
      },
      {
        at: 'Returned payment',
        text: 'الدفعة رجعت',
        lang: 'ar',
        actor: 'agent',
      },
      { at: 'Dead line', text: 'الخط مقطوع', lang: 'ar', actor: 'agent' },
      {
        at: 'Unknown word',
        text: 'بطاقتي مكنسلة',
        lang: 'ar',
        note: 'A person at the bank takes the call, with the case open.',
        actor: 'person',
      },
    ],
  },
};
