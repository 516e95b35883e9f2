import type { DemoRecord } from '@/content/demo.schema';

export const demo: DemoRecord = {
  meta: { title: 'Request a Demo', description: 'How to see our agents at work on one pier.' },
  eyebrow: 'One pier',
  title: 'Request a Demo',
  text: 'Use the "Request Demo" button in the navigation bar.',
  fieldsTitle: 'What we ask',
  fields: [{ label: 'Full Name', note: 'In any script' }],
  stepsTitle: 'What happens then',
  steps: [{ actor: 'person', title: 'We call', text: 'In the afternoon, Nagasaki time.' }],
};
