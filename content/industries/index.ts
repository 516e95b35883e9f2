import { createCollection } from '../schema/collection';
import { defineRecord } from '../schema/define-record';
import { healthcare } from './healthcare';
import { hospitality } from './hospitality';
import { logistics } from './logistics';
import { industriesPageSchema, industrySchema, listIndustryNames } from './schema';
import { telecom } from './telecom';
import { transport } from './transport';
import { travel } from './travel';

export const industries = createCollection(industrySchema, () => [
  travel,
  transport,
  hospitality,
  logistics,
  telecom,
  healthcare,
]);

/** Finds the industry that a label names, as related pages do. */
export const findIndustry = (label: string) =>
  industries.all.find((industry) =>
    listIndustryNames(industry).some((name) => label.toLowerCase().includes(name.toLowerCase())),
  );

export const industriesPage = defineRecord(industriesPageSchema, {
  meta: {
    title: 'Industries we work in',
    description:
      'Travel, transport, hospitality, logistics, telecom and healthcare: where work waits between systems, and what agents change.',
  },
  hero: {
    eyebrow: 'Industries',
    title: 'Where work waits, industry by industry',
    lead: 'Work waits where one system ends and the next begins. See our results. The star (*) beside a number leads to how we counted it.',
    action: 'Explore Industries',
  },
  labels: { challenges: 'Challenges', solutions: 'Solutions', outcomes: 'Outcomes' },
  closing: {
    title: 'Tell us where your work waits',
    text: 'Your work may wait in a fax tray, a depot log or a shared inbox. Tell us where a request waits longest, and for how long.',
    action: 'Request a Demo',
  },
});
