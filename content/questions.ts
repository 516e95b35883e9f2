import type { HomeRecord } from './home.schema';

/** The first sentence answers the question. */
export const questions: HomeRecord['questions']['items'] = [
  {
    question: 'What is an agent, in your sense?',
    answer:
      'An agent is software that carries one piece of work, which we call a run, from request to result. A chatbot only answers, and a script cannot read. An agent reads, decides within written limits and acts in your systems. Each step is recorded with time, actor, evidence, action and result.',
  },
  {
    question: 'How long does deployment take?',
    answer:
      'Software-as-a-service deploys within days, private cloud typically 2-4 weeks. Before the start we count your work for a quarter, unless your systems hold those numbers. Then we test on your closed cases for two weeks. No agent goes live without both.',
  },
  {
    question: 'Where does a person decide?',
    answer:
      'Wherever you say, and always where money above a limit, safety or a legal right is at stake. Each such checkpoint names who decides, what they see, how long they have and what happens if nobody decides. In those three cases the agent never goes on without an answer.',
  },
  {
    question: 'Do we have to replace our systems?',
    answer:
      'No. Agents use APIs where they exist, and screens or inboxes where they do not. Each agent gets a named user with its own permissions in each system, so that your access rules still apply.',
  },
  {
    question: 'Which languages do you support?',
    answer:
      'Agents speak and write over 40 languages, not all equally well. We test on your own recordings and tell you which to launch, which to try and which to leave to people.',
  },
  {
    question: 'What happens when the agent is wrong?',
    answer:
      'The trace, our record of every step, shows the evidence and the rule, so you find the error and every affected case in minutes. We change the limit, test it on last quarter’s cases and record the change.',
  },
  {
    question: 'How do you measure results?',
    answer:
      'We compare one quarter before with one quarter after, by definitions that we agree in writing. One page says what every figure of this site counts, and in how many projects. Most come from a single client, and we do not promise that your result will be the same.',
    more: { label: 'Every figure', href: '/figures' },
  },
  {
    question: 'Where is our data, and who can read it?',
    answer:
      'Your data stays in the region you choose, or in your private cloud. It trains no model, neither ours nor a provider’s. For each process you set how long it is kept. Our staff read records only under a role that you grant and can withdraw, and each access is logged.',
    more: { label: 'Security and data', href: '/trust#security' },
  },
];
