import type { HomeRecord } from './home.schema';

/** The first sentence answers the question. */
export const questions: HomeRecord['questions']['items'] = [
  {
    question: 'What is an agent, in your sense?',
    answer:
      'Software that carries one piece of work from request to result by reading, deciding inside written limits, and acting in your systems. It differs from a chatbot, which answers, and from a script, which cannot read. Each step it takes is recorded with time, actor, evidence, action and result.',
  },
  {
    question: 'How long does deployment take?',
    answer:
      'Software-as-a-service deploys within days, private cloud typically 2-4 weeks. The baseline takes a quarter unless your systems hold one, and the replay two weeks. Both wait for a test account. We advise against going live without either.',
  },
  {
    question: 'Where does a person decide?',
    answer:
      'Wherever you say, and at least where money above a limit, safety or a legal right is at stake. A checkpoint names who decides, what they see, how long they have and what happens if nobody answers. The last is never “proceed” for those three.',
  },
  {
    question: 'Do we have to replace our systems?',
    answer:
      'No. Agents use interfaces where they exist and screens or inboxes where they do not. We ask for a named user with its own permissions in each system, so that your access rules keep working.',
  },
  {
    question: 'Which languages do you support?',
    answer:
      'Over 40 languages in voice and text. Not all are equally good: we test on your own recordings and tell you which to launch, which to pilot and which to leave with people.',
  },
  {
    question: 'What happens when the agent is wrong?',
    answer:
      'The trace shows the step, the evidence and the rule, so the error is found in minutes and the affected runs can be listed. The limit is changed, last quarter’s cases are replayed, and the change itself is recorded.',
  },
  {
    question: 'How do you measure results?',
    answer:
      'Against your own baseline: one quarter before, one quarter after, same definitions, agreed in writing. Every figure of this site is listed on one page with its definition and its sample. Most come from a single client, and we do not promise that one will repeat.',
    more: { label: 'Every figure', href: '/figures' },
  },
  {
    question: 'Where is our data, and who can read it?',
    answer:
      'In the region you choose, or in your private cloud. Your data trains no model, ours or a provider’s. Retention is a setting per process. Our staff read traces only under a role you grant and can withdraw, and each reading is logged.',
    more: { label: 'Security and data', href: '/trust#security' },
  },
];
