import { defineRecord } from './schema/define-record';
import { z } from 'zod';
import { figureSchema, figuresPageSchema, originSchema } from './figures.schema';
import { line } from './schema/fields';

export const figuresPage = defineRecord(figuresPageSchema, {
  meta: {
    title: 'Every figure, and how it was measured',
    description:
      'All figures of this site in one place: what each measures, on how many programs or clients, and the case study it comes from.',
  },
  hero: {
    eyebrow: 'Definitions and samples',
    title: 'Every figure, and how it was measured',
    lead: 'You see what each one counts, on how large a sample, and where it comes from. Most come from one client each.',
  },
  own: {
    name: 'Averages of our programs',
    text: 'Most of the programs behind these are unpublished, so read them as our own summary. Where a published figure is similar, we name it.',
  },
  marks: { published: 'can be checked in a case study', own: 'our own summary' },
  closing: {
    title: 'Name the number you are judged by, and we agree on its definition first',
    action: 'Request a Demo',
  },
});

/** A figure without an origin has a note of its own. */
export const origins = defineRecord(z.object({ case: originSchema }).catchall(originSchema), {
  case: {
    name: 'From published case studies',
    text: 'One client’s result is evidence, not a promise. Bars of percentages end at 100%, other bars at the larger number.',
  },
  program: {
    name: 'From unpublished programs',
    text: 'The quarter after go-live, compared with the one before.',
  },
  practice: {
    name: 'Counted in our own practice',
    text: 'We counted them in our records, as of June 2025.',
  },
});

export const caseSamples = defineRecord(z.record(z.string(), line), {
  CS1: 'One airline, 620 people in two contact centers, within 90 days',
  CS2: 'One help desk: 310 specialists for 9,400 agencies',
  CS3: 'One parcel carrier with 1.9 million contacts a month',
  CS4: 'One freight forwarder with 62,000 emails a month in 23 inboxes',
  CS5: 'One pilot: 1,200 orders, 19 staff, one region beside an unchanged one',
  CS6: 'One mobile operator with 84 tier 1 services, the twelfth exercise',
  CS7: 'One broadband operator with 48,000 queries a month',
  CS8: 'One hub of a contract logistics operator, mostly four of its zones',
});

/** Each key is the `source` of a figure on a page. Levels of case studies come from the row named here. */
export const figures = defineRecord(z.record(z.string(), figureSchema), {
  efficiency: {
    name: 'Efficiency increase',
    definition: 'How much more work a person-hour completes in the processes in scope',
    sample: 'Average of 31 client programs; most of their results are not published',
    value: '85%',
    nearest:
      'The nearest published figures are lower: +67% and +59% cases per specialist per day. The first is from a pilot. In the second, people kept the harder cases.',
  },
  roi: {
    name: 'ROI',
    definition: 'Program benefit divided by program cost over 24 months, minus one',
    sample: 'Average of the 12 client programs with two full years of data',
    value: '120%',
    nearest: 'No published case reports cost, so none of them can show it.',
  },
  'lowest-cost': {
    name: 'Cost reduction, best process',
    definition: 'How much less a handled case costs in the best process measured; 45% is typical',
    sample: 'Best of 58 processes in 31 programs',
    value: '70%',
    nearest:
      'No published case reports cost. The nearest other figure, cost per qualified lead, is 38% lower after go-live, in four unpublished programs. It is not from the best process.',
  },
  'typical-cost': {
    name: 'Cost reduction, typical process',
    definition: 'How much less a handled case costs in the median process',
    sample: 'Median of 58 processes in 31 programs',
    value: '45%',
    nearest:
      'The nearest other figure, cost per qualified lead, is 38% lower after go-live, in four unpublished programs.',
  },
  satisfaction: {
    name: 'Client satisfaction',
    definition:
      'Share of client teams that rated their program 4 or 5 out of 5 at the latest quarterly review',
    sample: 'In 31 programs, 59 of 62 client teams rated their program 4 or 5 of 5',
    value: '95%',
    nearest:
      'The nearest published figure, 86%, counts an airline’s callers. They rate one contact, not a program.',
  },
  'response-time': {
    name: 'Response time reduction',
    definition: 'How much sooner the first answer comes',
    sample: 'Median of 31 programs',
    value: '70%',
    nearest: 'Shown where a module has no figures of its own.',
  },

  'handle-time': {
    name: 'Average handle time',
    definition: 'Talk, hold and after-call work, average',
    case: 'CS1',
    row: 'Average handle time',
  },
  'first-contact': {
    name: 'First-contact resolution',
    definition: 'Share of contacts that needed no second one for the same request',
    case: 'CS1',
    row: 'First-contact resolution',
  },
  'answer-time': {
    name: 'Time to answer',
    definition: 'Time in the queue, average',
    case: 'CS1',
    row: 'Average speed to answer',
  },
  'traveler-satisfaction': {
    name: 'Customer satisfaction',
    definition: 'Share of callers who gave 4 or 5 of five points after the contact',
    case: 'CS1',
    row: 'Customer satisfaction (CSAT)',
  },
  'first-response': {
    name: 'First response',
    definition: 'Time from an agency’s question to the desk’s first answer',
    case: 'CS2',
    row: 'Time to first response',
  },
  'cases-on-time': {
    name: 'Cases resolved on time',
    definition: 'Share closed within the agreed time',
    case: 'CS2',
    row: 'Cases resolved on time',
  },
  'open-cases': {
    name: 'Open cases at end of day',
    definition: 'Cases without a final answer in the evening',
    case: 'CS2',
    row: 'Open cases at end of day',
  },
  'contacts-reviewed': {
    name: 'Interactions reviewed',
    definition: 'Share of contacts scored against the nine agreed behaviors',
    case: 'CS3',
    row: 'Interactions reviewed',
  },
  'repeat-contacts': {
    name: 'Repeat contacts',
    definition: 'Share of contacts that follow another within seven days',
    case: 'CS3',
    row: 'Repeat contacts within 7 days',
  },
  'first-reply': {
    name: 'First reply by email',
    definition: 'Time until the first reply that is more than a receipt',
    case: 'CS4',
    row: 'First reply time',
  },
  'wrong-queue': {
    name: 'Emails in the wrong queue',
    definition: 'Share of emails that arrived in a queue which passed them on',
    case: 'CS4',
    row: 'Wrong-queue rate',
  },
  'quote-to-order': {
    name: 'Quote to order',
    definition: 'Time from the customer’s signature to the confirmed order',
    case: 'CS5',
    row: 'Quote to confirmed order',
  },
  'order-fall-out': {
    name: 'Order fall-out',
    definition: 'Share of orders that fail on the way and are repaired by hand',
    case: 'CS5',
    row: 'Order fall-out',
  },
  'recovery-time': {
    name: 'Recovery time, tier 1',
    definition: 'Time until all tier 1 services run again',
    case: 'CS6',
    row: 'Recovery time, tier 1 services',
  },
  'recovery-point': {
    name: 'Recovery point',
    definition: 'Age of the last copy of the data when a service fails: what would be lost',
    case: 'CS6',
    row: 'Recovery point',
  },
  'hand-run-steps': {
    name: 'Runbook steps run by hand',
    definition: 'Steps of the plan that a person carries out',
    case: 'CS6',
    row: 'Runbook steps run by hand',
  },
  readiness: {
    name: 'Readiness checks passed',
    definition: 'Share of the checks ahead of an exercise that find nothing to repair',
    case: 'CS6',
    row: 'Readiness checks passed',
  },
  exercises: {
    name: 'Recovery exercises per year',
    definition: 'Complete exercises that were held within a year',
    case: 'CS6',
    row: 'Recovery exercises per year',
  },
  'query-time': {
    name: 'Query resolution',
    definition: 'Median time from arrival to close',
    case: 'CS7',
    row: 'Median query resolution',
  },
  'queries-on-time': {
    name: 'Queries closed on time',
    definition: 'Share of queries closed within the service-level agreement (SLA)',
    case: 'CS7',
    row: 'Queries closed on time',
  },
  'without-hand-off': {
    name: 'Closed without a hand-off',
    definition: 'Share of queries closed by the first team that opens them',
    case: 'CS7',
    row: 'Closed without a hand-off',
  },
  'alerts-confirmed': {
    name: 'Alerts confirmed',
    definition: 'Share of alerts that the yard supervisor confirms',
    case: 'CS8',
    row: 'Alerts confirmed by a supervisor',
  },
  'truck-turnaround': {
    name: 'Truck turnaround',
    definition: 'Time from arrival at the gate until the truck leaves',
    case: 'CS8',
    row: 'Truck turnaround',
  },
  'mis-sorted-pallets': {
    name: 'Mis-sorted pallets',
    definition: 'Pallets that leave on the wrong truck, of 10,000',
    case: 'CS8',
    row: 'Mis-sorted pallets per 10,000',
  },
  'claim-evidence': {
    name: 'Claims with usable evidence',
    definition: 'Share of claims whose file holds a clip of the pallet in question',
    case: 'CS8',
    row: 'Claims with usable evidence',
  },

  'response-rate': {
    name: 'Response rate',
    definition: 'Share of recipients who answer',
    sample: 'One hotel group, against its earlier mass mailings',
    origin: 'program',
    levels: { before: '1.3%', after: '4.0%' },
    change: '3.1x',
  },
  'launch-time': {
    name: 'Campaign launch time',
    definition: 'Time from the brief to the first message',
    sample: 'One bank, against its earlier mass mailings',
    origin: 'program',
    levels: { before: '20 working days', after: '7 working days' },
  },
  'lead-cost': {
    name: 'Cost per qualified lead',
    definition: 'Cost of a campaign, agent included, divided by the leads that sales accepted',
    sample: 'Four programs, against their earlier mass mailings',
    origin: 'program',
    levels: { before: '$84', after: '$52' },
  },
  unsubscribes: {
    name: 'Unsubscribes',
    definition: 'Recipients who unsubscribe, of 10,000',
    sample: 'One mobile operator, against its earlier mass mailings',
    origin: 'program',
    levels: { before: '40', after: '22' },
  },
  'survey-completion': {
    name: 'Survey completion',
    definition: 'Share of those asked who answer to the end',
    sample: 'One hotel group, against the survey it replaced',
    origin: 'program',
    levels: { before: '21%', after: '29%' },
  },
  'report-time': {
    name: 'Time from fieldwork to report',
    definition: 'Time from the last answer to the report',
    sample: 'Median of three programs, against the survey they replaced',
    origin: 'program',
    levels: { before: '10 working days', after: '1 working day' },
  },
  'missed-appointments': {
    name: 'Missed appointments',
    definition: 'Appointments missed without notice, of 100 booked',
    sample: 'One group of outpatient clinics',
    origin: 'program',
    levels: { before: '15', after: '9' },
  },
  'referral-time': {
    name: 'Referral turnaround',
    definition: 'Time until a clinician accepts or returns it',
    sample: 'One hospital network',
    origin: 'program',
    levels: { before: '25 days', after: '13 days' },
  },
  'authorization-time': {
    name: 'Pre-authorization',
    definition: 'Staff time for one form',
    sample: 'One hospital network',
    origin: 'program',
    levels: { before: '40 min', after: '26 min' },
  },
  'breaks-closed': {
    name: 'Reconciliation breaks closed the same day',
    definition: 'Share of differences between two ledgers that are closed on the day they appear',
    sample: 'One bank',
    origin: 'program',
    levels: { before: '55%', after: '88%' },
  },
  'exercise-staff': {
    name: 'Staff on an exercise',
    definition: 'People on duty for one exercise of a payment service',
    sample: 'One bank: the last exercise before, and the second one after',
    origin: 'program',
    levels: { before: '30', after: '12' },
  },
  'checklist-time': {
    name: 'Checklist time',
    definition: 'Time to work through the fallback checklist of operations control',
    sample: 'One airline, on days with a wave of departures',
    origin: 'program',
    levels: { before: '50 min', after: '18 min' },
  },
  'stand-check': {
    name: 'Pre-arrival stand check',
    definition: 'Time to check stand and ramp before an aircraft arrives',
    sample: 'One airport, 12 stands',
    origin: 'program',
    levels: { before: '18 min', after: '7 min' },
  },
  'check-in-wait': {
    name: 'Check-in wait',
    definition: 'Time from joining the line to reaching the desk, average',
    sample: 'One hotel',
    origin: 'program',
    levels: { before: '11 min', after: '7 min' },
  },
  'guest-requests': {
    name: 'Request handling',
    definition: 'Time from a guest’s request until it is done',
    sample: 'One hotel group',
    origin: 'program',
    levels: { before: '25 min', after: '18 min' },
  },
  'room-energy': {
    name: 'Energy per room-night',
    definition: 'Energy on all meters of one pilot hotel; the second figure is for its good days',
    sample: 'One pilot hotel',
    origin: 'program',
    levels: { before: '25 kWh', after: '22 kWh' },
  },
  'incident-message': {
    name: 'First incident message',
    definition: 'Time from the first entry in the control log to the message',
    sample: 'One rail operator',
    origin: 'program',
    levels: { before: '20 min', after: '13 min' },
  },
  'depot-visits': {
    name: 'Depot visits',
    definition: 'Unplanned visits of trains to the depot, in a month',
    sample: 'One rail operator',
    origin: 'program',
    levels: { before: '50', after: '36' },
  },
  departures: {
    name: 'On-time departures',
    definition: 'Share of trains that leave at most 5 min late',
    sample: 'One rail operator',
    origin: 'program',
    levels: { before: '86%', after: '90%' },
  },

  'center-people': {
    name: 'People in the center',
    definition: 'People who work in the center, counted from its first month',
    sample: 'One center',
    origin: 'program',
    value: '140',
  },
  'hiring-time': {
    name: 'Time to hire',
    definition:
      'Time from opening a position to the signed contract; the first figure is from the client’s other offices',
    sample: 'One center, 11 months',
    origin: 'program',
    levels: { before: '74 days', after: '41 days' },
  },
  releases: {
    name: 'Releases per quarter',
    definition:
      'Releases that reach customers within a quarter; the first figure is from the client’s other offices',
    sample: 'One center, its third quarter',
    origin: 'program',
    levels: { before: '3', after: '8' },
    change: '×2.7',
  },
  attrition: {
    name: 'Attrition',
    definition: 'Share of people who leave, annualized; the first figure is from the client’s other offices',
    sample: 'One center, 11 months',
    origin: 'program',
    levels: { before: '19%', after: '11%' },
  },

  'co-created': {
    name: 'Co-created solutions',
    definition: 'Agents and tools that a POD, our team of six, built with a client, pilots included',
    sample: 'All of the AI Foundry',
    origin: 'practice',
    value: '150+',
  },
  'pilot-time': {
    name: 'Time to a running pilot',
    definition: 'Time from the first question to a pilot that runs',
    sample: 'Median of 26 pilots, against the last one that the same clients ran alone',
    origin: 'practice',
    levels: { before: '40 weeks', after: '12 weeks' },
  },
  'ideas-tested': {
    name: 'Ideas tested per quarter',
    definition: 'Ideas that a client takes to a yes or a no within a quarter',
    sample: 'Median of 11 clients, with and without the Foundry',
    origin: 'practice',
    levels: { before: '2', after: '6' },
    change: '3x',
  },
  'pilots-in-production': {
    name: 'Pilots still in production',
    definition: 'Share of pilots past the Design phase that run a year later',
    sample: '17 of 20 pilots',
    origin: 'practice',
    value: '85%',
  },

  'salesforce-rating': {
    name: 'Salesforce rating',
    definition: 'Average of 212 ratings that clients gave finished projects, of five points',
    sample: '212 projects since January 2022',
    origin: 'practice',
    value: '4.9/5',
  },
  'salesforce-implementations': {
    name: 'Salesforce implementations',
    definition: 'Implementations that are live in production',
    sample: 'All since 2015',
    origin: 'practice',
    value: '500+',
  },
  'salesforce-certifications': {
    name: 'Salesforce certifications',
    definition: 'Valid certifications that our colleagues hold',
    sample: 'All of the practice',
    origin: 'practice',
    value: '900+',
  },
  'salesforce-professionals': {
    name: 'Salesforce professionals',
    definition: 'Colleagues with at least one valid Salesforce certification',
    sample: 'All of the practice',
    origin: 'practice',
    value: '450+',
  },
  'lead-response': {
    name: 'Lead response',
    definition: 'Median time from web form to a seller’s first call',
    sample: 'Six Salesforce programs',
    origin: 'program',
    levels: { before: '6 h', after: '40 min' },
  },
  'quote-cycle': {
    name: 'Quote cycle',
    definition: 'Time from request to a quote the customer can sign',
    sample: 'Four Salesforce programs',
    origin: 'program',
    levels: { before: '5 days', after: '3 days' },
  },
  'screens-per-case': {
    name: 'Screens per case',
    definition: 'Screens a service colleague opens to close one case',
    sample: 'Six Salesforce programs',
    origin: 'program',
    levels: { before: '5', after: '2' },
  },
  'self-service': {
    name: 'Self-service rate',
    definition: 'Share of questions solved without a colleague',
    sample: 'Five Salesforce programs',
    origin: 'program',
    levels: { before: '22%', after: '41%' },
  },

  'servicenow-implementations': {
    name: 'ServiceNow implementations',
    definition: 'Implementations that are live in production',
    sample: 'All since 2018',
    origin: 'practice',
    value: '200+',
  },
  'servicenow-accelerators': {
    name: 'Workflow accelerators',
    definition: 'Ready-made flows that we hand over with their source',
    sample: 'All in use',
    origin: 'practice',
    value: '25+',
  },
  'servicenow-specialists': {
    name: 'ServiceNow specialists',
    definition: 'Colleagues with at least one valid ServiceNow certification',
    sample: 'All of the practice',
    origin: 'practice',
    value: '50+',
  },
  'incident-time': {
    name: 'IT service',
    definition: 'Incident resolution, median from opening to close',
    sample: 'Five ServiceNow programs',
    origin: 'program',
    levels: { before: '20 h', after: '13 h' },
  },
  'alerts-a-day': {
    name: 'IT operations',
    definition: 'Alerts that reach a person in a day',
    sample: 'Three ServiceNow programs',
    origin: 'program',
    levels: { before: '1,250', after: '650' },
  },
  'requests-without-hand-off': {
    name: 'Employee service',
    definition: 'HR requests closed without hand-off',
    sample: 'Four ServiceNow programs',
    origin: 'program',
    levels: { before: '44%', after: '62%' },
  },
  'customer-response': {
    name: 'Customer service',
    definition: 'Time from the request to the first response',
    sample: 'Three ServiceNow programs',
    origin: 'program',
    levels: { before: '95 min', after: '38 min' },
  },
  'vulnerability-triage': {
    name: 'Security',
    definition: 'Vulnerability triage, from finding to named owner',
    sample: 'Two ServiceNow programs',
    origin: 'program',
    levels: { before: '17 h', after: '10 h' },
  },
  'assets-reconciled': {
    name: 'Assets',
    definition: 'Assets reconciled with their invoices',
    sample: 'Three ServiceNow programs',
    origin: 'program',
    levels: { before: '78%', after: '97%' },
  },
});
