import { defineRecord } from '../schema/define-record';
import { salesforceSchema } from './schema';

export const salesforce = defineRecord(salesforceSchema, {
  slug: 'salesforce',
  name: 'Salesforce',
  meta: {
    title: 'Salesforce Summit Partner',
    description:
      'Summit and ISV Partner rated 4.9/5, with 500+ implementations, 450+ certified professionals and agents that work inside the case.',
  },
  hero: {
    title: 'Agents belong where the case lives',
    lead: 'We set up Salesforce so that agents and colleagues work in the same record, under the same permissions.',
  },
  badges: [
    { tier: 'summit', title: 'Summit Partner', text: 'The team began in 2015 with four consultants.' },
    {
      tier: 'isv',
      title: 'ISV Partner',
      text: 'Independent software vendor (ISV): we build apps on the platform.',
    },
  ],
  stats: [
    {
      value: '4.9/5',
      label: 'rating',
      text: 'Clients give our Salesforce work this rating on average.',
      source: 'salesforce-rating',
    },
    {
      value: '500+',
      label: 'implementations',
      text: 'Live in production since 2015.',
      source: 'salesforce-implementations',
    },
    { value: '24/7', label: 'support', text: 'A colleague is on shift, nights and holidays included.' },
  ],
  services: {
    title: 'Services',
    line: 'Everything around one record.',
    record: {
      title: 'Cracked display on arrival',
      state: 'Case 00418',
      caption: 'One case, and which of our services each part of it comes from.',
    },
    items: [
      {
        title: 'Advisory and roadmap',
        part: { label: 'Decides', values: ['Service lead'], actor: 'person' },
        text: 'We follow one type of case from start to end and mark who may decide what. The roadmap also lists what we would leave alone.',
      },
      {
        title: 'Implementation and migration',
        part: { label: 'Moved over', values: ['Service team', 'Open cases'] },
        text: 'Sales and service move over one team at a time, with their open cases and a date for switching off the old system.',
      },
      {
        title: 'Sales and service design',
        part: { label: 'In the order of the call', values: ['Entitlement', 'Last contact', 'Open orders'] },
        text: 'Screens follow a real call. Entitlement, last contact and open orders appear in the order in which callers ask for them.',
      },
      {
        title: 'Integration and data quality',
        part: { label: 'Brought into the record', values: ['Billing', 'Booking', 'Warehouse'] },
        text: 'We bring billing, booking and warehouse data into the record. We repair duplicates and missing consent before an agent reads them.',
      },
      {
        title: 'Managed support 24/7',
        part: { label: 'Written in the last shift', values: ['Close note drafted'], actor: 'agent' },
        text: 'We do releases, monitoring and small changes at any hour. Each shift starts by reading what the agents wrote during the last one.',
      },
      {
        title: 'App development as ISV',
        part: { label: 'Your own app', values: ['Permission set'] },
        text: 'We build the app your process lacks. It obeys the permission sets that your administrator already keeps.',
      },
    ],
  },
  changes: {
    title: 'Business impact',
    line: 'What changed after go-live.',
    lead: 'In Salesforce projects we compare the quarter after go-live with the client’s own quarter before.',
    items: [
      {
        name: 'Lead response',
        levels: { before: '6 h', after: '40 min' },
        source: 'lead-response',
        steps: {
          before: [
            { text: 'The form waits in a shared inbox', minutes: 215 },
            { text: 'A coordinator finds its owner', minutes: 40, actor: 'person' },
            { text: 'The lead waits in the seller’s list', minutes: 90 },
            { text: 'The seller reads up and calls', minutes: 15, actor: 'person' },
          ],
          after: [
            { text: 'An agent finds the account and the owner', minutes: 1, actor: 'agent' },
            { text: 'It drafts a note on open orders', minutes: 1, actor: 'agent' },
            { text: 'The lead waits for the seller', minutes: 28 },
            { text: 'The seller checks the note and calls', minutes: 10, actor: 'person' },
          ],
        },
      },
      {
        name: 'Screens per case',
        drawing: 'screens',
        levels: { before: '5', after: '2' },
        source: 'screens-per-case',
      },
      {
        name: 'Quote cycle',
        drawing: 'days',
        levels: { before: '5 days', after: '3 days' },
        source: 'quote-cycle',
      },
      {
        name: 'Self-service rate',
        drawing: 'share',
        levels: { before: '22%', after: '41%' },
        source: 'self-service',
      },
    ],
  },
  agents: {
    title: 'Agentic AI',
    line: 'Agents that stop in the right place.',
    lead: 'Each works under a named user. Its permission set is its limit, and your administrator keeps it.',
    example: {
      title: 'Case: cracked display on arrival',
      state: 'Case 00418',
      fields: [
        { label: 'Customer', value: 'Photo matched to the order' },
        { label: 'Contract', value: 'Entitlement read, replacement covered' },
        { label: 'Warehouse', value: 'Replacement reserved' },
        { label: 'Case', value: 'Close note drafted' },
      ],
      permissions: {
        title: 'User: case agent',
        items: [
          { text: 'Read orders' },
          { text: 'Reserve stock' },
          { text: 'Write the close note' },
          { text: 'Merge records', isAllowed: false },
          { text: 'Pay refunds', isAllowed: false },
        ],
      },
      stop: { who: 'Service lead', text: 'decides: a refund instead?', left: '1 h left' },
      caption: 'The agent works as a named user, inside its permission set.',
    },
    items: [
      {
        title: 'Case agent',
        text: 'It writes the close note: what was asked, what was done, and which article it used. It stops at refunds.',
        stop: {
          who: 'Service lead',
          sees: 'Photo, order and refund rule',
          time: 'One hour',
          otherwise: 'Case stays open, no money moves',
        },
      },
      {
        title: 'Quote agent',
        text: 'It assembles the items from price book and contract. It stops at discounts above the rep’s limit.',
        stop: {
          who: 'Sales manager',
          sees: 'Items, margin and the limit',
          time: 'End of the working day',
          otherwise: 'The quote waits',
        },
      },
      {
        title: 'Data steward agent',
        text: 'It finds records that may be one customer and proposes the merge. It never merges alone.',
        stop: {
          who: 'Data owner',
          sees: 'Both records, field by field',
          time: 'Five working days',
          otherwise: 'Both records stay',
        },
      },
    ],
  },
  // Vendors rename certifications: compare with the current list before a real company publishes this.
  certifications: {
    title: 'Certifications',
    line: 'What our people are certified for.',
    holders: {
      value: '450+',
      label: 'certified professionals',
      text: 'Colleagues with at least one valid certification.',
      source: 'salesforce-professionals',
    },
    held: {
      value: '900+',
      label: 'certifications held',
      text: 'About two for each professional.',
      source: 'salesforce-certifications',
    },
    items: [
      { title: 'Administrator', text: 'Keeps users, permissions and sharing in order.' },
      { title: 'Platform Developer', text: 'Writes code where configuration ends.' },
      { title: 'Sales Cloud Consultant', text: 'Designs leads, quotes and forecasts.' },
      { title: 'Service Cloud Consultant', text: 'Designs cases, queues and entitlements.' },
      { title: 'Application Architect', text: 'Draws the data model and who may see it.' },
    ],
  },
  closing: {
    title: 'Bring one case type',
    text: 'Show us where it starts, who touches it and where it waits. You leave with a plan of what agents do, and where they ask.',
    secondary: 'Schedule Consultation',
  },
});
