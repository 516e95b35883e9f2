import { createCollection } from '../schema/collection';
import { defineRecord } from '../schema/define-record';
import { dockCameras } from './dock-cameras';
import { airlineCxTransformation } from './airline-cx-transformation';
import { emailAutomationLogistics } from './email-automation-logistics';
import { gdsTravelSupportOptimization } from './gds-travel-support-optimization';
import { intelliorderPilotDtw2025 } from './intelliorder-pilot-dtw-2025';
import { intelliresilienceTelcoDrSolution } from './intelliresilience-telco-dr-solution';
import { intelliworkflowQueryAutomation } from './intelliworkflow-query-automation';
import { logisticsInteractionIntelligence } from './logistics-interaction-intelligence';
import { caseStudiesPageSchema, caseStudySchema, unknownCaseSchema, type CaseStudyRecord } from './schema';

/** In the order of the list, by the key that figures cite. */
export const casesByNumber = {
  CS1: airlineCxTransformation,
  CS2: gdsTravelSupportOptimization,
  CS3: logisticsInteractionIntelligence,
  CS4: emailAutomationLogistics,
  CS5: intelliorderPilotDtw2025,
  CS6: intelliresilienceTelcoDrSolution,
  CS7: intelliworkflowQueryAutomation,
  CS8: dockCameras,
} as const satisfies Record<string, CaseStudyRecord>;

export const caseStudies = createCollection(caseStudySchema, () => Object.values(casesByNumber));

export const caseStudiesPage = defineRecord(caseStudiesPageSchema, {
  meta: {
    title: 'Case studies: before and after',
    description:
      'Projects in aviation, travel, logistics and telecom, each with its baseline, its levers and results for customers and staff.',
  },
  eyebrow: 'Case studies',
  title: 'Before, after, and what changed in between',
  lead: 'We measured every project before it began. Each page says what we changed, and what came of it for customers and staff.',
  baseline:
    '“Before” is the client’s own baseline, measured ahead of go-live. One client’s result is evidence, not a promise.',
  closing: {
    title: 'Bring the number you want to move',
    text: 'Name the process and its baseline. If nobody has measured one, we start by counting for a quarter.',
    facts: [
      { actor: 'agent', term: 'Process', value: 'Refunds, bookings, queries, alerts' },
      { actor: 'agent', term: 'Baseline', value: 'One quarter, before go-live' },
      { actor: 'person', term: 'Who decides', value: 'The role you name, with a time limit' },
    ],
  },
});

export const unknownCase = defineRecord(unknownCaseSchema, {
  meta: {
    title: 'Case Study Not Found',
    description:
      'We have no case study at this address. All published projects are listed on the case studies page, with their results.',
  },
  eyebrow: 'Error 404',
  title: 'Case Study Not Found',
  text: 'We have no case study at this address. All published projects are on one page, with their results.',
  links: [
    { label: 'Back to Case Studies', href: '/case-studies', text: 'Every project, before and after' },
    {
      label: 'The queue that cleared before breakfast',
      href: '/case-studies/airline-cx-transformation',
      text: 'Average handle time, 9 min 20 s to 5 min 36 s',
    },
    {
      label: 'From 42 minutes to 6',
      href: '/case-studies/gds-travel-support-optimization',
      text: 'Time to first response, 42 min to 6 min',
    },
  ],
});
