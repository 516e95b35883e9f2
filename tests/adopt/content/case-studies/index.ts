import type { CaseStudyRecord } from '@/content/case-studies/schema';

/** No port has let us publish its numbers yet. */
export const casesByNumber = {} as const satisfies Record<string, CaseStudyRecord>;

export const caseStudiesPage = {
  meta: { title: 'Ports we work for', description: 'No port has let us publish its numbers yet.' },
  eyebrow: 'Ports',
  title: 'Ports we work for',
  lead: 'No port has let us publish its numbers yet.',
  reading: {
    title: 'How to read a port',
    text: 'Two bars on one scale.',
    before: { name: 'Before', text: 'The month ahead of go-live' },
    after: { name: 'After', text: 'The month after it' },
    lever: { name: 'Lever', text: 'What was changed' },
    checkpoint: { name: 'Signature', text: 'Where the harbor master signs' },
  },
  legend: {
    before: 'Before',
    after: 'After',
    scale: 'Drawn from the record.',
  },
  caveat: 'One port is no promise.',
  baseline: 'Before is the month ahead of go-live.',
  closing: { title: 'Be the first', text: 'Let us count with you.' },
};

export const unknownCase = {
  meta: { title: 'Case Study Not Found', description: 'No port stands at this address.' },
  eyebrow: 'Error 404',
  title: 'Case Study Not Found',
  text: 'Nothing stands at this address.',
  links: [{ label: 'Products', href: '/products', text: 'What our agents do' }],
};
