import { site } from './site';

/** One line of the run panel: an agent's step, or a person's. */
export interface RunLine {
  time: string;
  actor: 'agent' | 'person';
  text: string;
}

/** The home page, section by section. A link whose page does not exist is left out when it is read. */
export const home = {
  meta: {
    title: `${site.name}: agentic AI that shows its work`,
    description:
      'AI agents that carry enterprise processes from request to result, record every step, and stop where a person should decide.',
  },
  hero: {
    eyebrow: 'Agentic AI for the enterprise',
    title: ['Redefining Possibilities', 'Accelerating Growth'],
    lead: 'Agents that carry the work from request to result, and stop where a person should decide.',
    primary: { label: 'Explore products', href: '/products' },
    secondary: { label: 'See a run', href: '/intellimate#run' },
    run: {
      name: 'Crew rebooking',
      label: 'Illustrative data',
      caption: 'Run 4,812. If nobody answers, it waits.',
      lanes: [
        { actor: 'agent', label: 'Detect' },
        { actor: 'agent', label: 'Rank' },
        { actor: 'person', label: 'Person' },
        { actor: 'agent', label: 'Message' },
      ],
      lines: [
        { time: '09:41:02', actor: 'agent', text: 'Disruption detected, 214 travelers' },
        { time: '09:41:04', actor: 'agent', text: 'Options ranked by cost and duty time' },
        { time: '09:41:07', actor: 'person', text: 'Waiting: duty manager approves plan B' },
        { time: '09:43:30', actor: 'agent', text: 'Messages sent in 11 languages' },
      ] satisfies RunLine[],
    },
  },
  closing: {
    title: 'Bring us the process that is stuck.',
    text: 'Name the queue, the system nobody wants to touch, and the number you are judged by. We will show you the run we would build.',
  },
};
