import { defineRecord } from './schema/define-record';
import { aboutSchema } from './about.schema';
import { site } from './site';

export const about = defineRecord(aboutSchema, {
  meta: {
    title: 'Company',
    description:
      'We sell AI agents that do operational work, and people decide. Read what we do, our history since 2012, our partners and where we work.',
  },
  hero: {
    eyebrow: 'Who we are',
    title: 'We build agents that show every step',
    lead: 'We sell AI agents to airlines, railways, hotels, hospitals, and logistics and telecom companies. Agents do the work, and people decide.',
    facts: [
      { term: 'What we sell', value: 'Modules on one platform, run by us or in your own cloud' },
      { term: 'To whom', value: 'Heads of customer service, operations and IT in large companies' },
      {
        term: 'Also',
        value: 'Salesforce and ServiceNow consulting, and teams abroad that we set up for clients',
      },
      { term: 'Since', value: '2012, now in seven locations' },
    ],
    wait: {
      title: 'A question about a finished case',
      state: 'Refund, March 2025',
      asked: 'A traveler waited for a callback. Why was her seat gone?',
      unit: 'min',
      held: {
        label: 'Seat 14A held',
        from: '21:57:58',
        minutes: 30,
        freed: 'On sale again',
        raised: { label: 'Since April', minutes: 75 },
      },
      promised: { label: 'Callback promised', from: '21:59:47', minutes: 60 },
      called: { label: 'Called back', at: '22:51:20' },
    },
  },
  work: {
    title: 'What we do',
    line: 'Your manager must own the agents’ rules.',
    paragraphs: [
      'Customers get lost between systems. Since 2012 we have connected those systems, and now agents take calls, write to customers, close queries, rehearse recoveries, read surveys and watch docks. Every agent records its steps and stops where a person must decide.',
      'Every project starts with one process and a full quarter of data on it. Setup takes days or weeks, but no agent goes live before we have that data. The second process waits until the results of the first are good.',
    ],
    refusal:
      'We turn down projects where no manager owns the rules. An agent does the work, but a person must answer for its rules.',
    question: {
      title: 'What the record says',
      state: 'Refund, March 2025',
      lines: [
        {
          at: '21:57:47',
          actor: 'agent',
          text: 'The refund',
          note: 'was above the limit, so the agent asked the shift supervisor, who had 2 min.',
        },
        {
          at: '21:57:58',
          actor: 'agent',
          text: 'IntelliConverse',
          note: 'held seat 14A for 30 min, the longest its limit allows.',
        },
        {
          at: '21:59:47',
          actor: 'agent',
          text: 'Nobody answered,',
          note: 'so the agent promised a callback within the hour.',
        },
        {
          at: '22:27:58',
          actor: 'agent',
          text: 'The hold ended',
          note: 'after its 30 min, and seat 14A went back on sale.',
        },
        {
          at: '22:51:20',
          actor: 'person',
          text: 'Shift supervisor',
          note: 'called back and approved the refund. By then the seat, her other choice, was gone.',
        },
        {
          at: 'April',
          actor: 'person',
          text: 'The airline',
          note: 'agreed to a seat hold of 75 min, longer than the callback hour.',
        },
      ],
      more: { label: 'Read the whole case', href: '/blogs/trace-review-refund-callback' },
    },
  },
  partners: {
    title: 'Partners',
    line: 'Who we work with.',
    items: [
      { name: 'Salesforce', kind: 'Technology partner', href: '/technologies/salesforce' },
      { name: 'ServiceNow', kind: 'Technology partner', href: '/technologies/servicenow' },
      {
        name: 'Marsa Qalat Digital',
        kind: 'Integrator, Bahrain',
        href: '/press-release/bahrain-partnership',
      },
      {
        name: 'Verrano Airports Group',
        kind: 'Airport operator',
        href: '/press-release/airports-partnership',
      },
      {
        name: 'Cirrane Cloud Consulting',
        kind: 'Investor',
        href: '/press-release/cloud-consultancy-investment',
      },
    ],
  },
  history: {
    title: 'History and legacy',
    line: 'From one phone system to a platform.',
    lead: 'The first clause of our first contract still applies: every call is logged, and any call can be explained.',
    entries: [
      {
        year: '2012',
        names: ['New Delhi'],
        text: 'A contact-center integration team of nine people starts in New Delhi. Its first contract is to connect one travel agency’s phone system.',
      },
      {
        year: '2015',
        names: ['Hyderabad'],
        text: 'The Hyderabad delivery center opens. The Salesforce team starts with four consultants.',
      },
      {
        year: '2018',
        names: ['Singapore'],
        text: 'Singapore becomes the headquarters, and the ServiceNow team starts.',
      },
      {
        year: '2020',
        names: ['United Kingdom', 'Delaware'],
        mark: 'The trace',
        text: 'The five-field trace, our record of each step, becomes mandatory for every automation we deliver.',
      },
      {
        year: '2023',
        mark: 'IntelliMate',
        text: 'IntelliMate brings the modules onto one platform, with checkpoints in every process.',
      },
      {
        year: '2025',
        names: ['South Jakarta', 'Spain'],
        text: 'Offices open in South Jakarta and Spain. We sign the Bahrain partnership.',
      },
    ],
  },
  locations: {
    title: 'Global locations',
    line: 'Where the work is done.',
    items: [
      {
        slug: 'singapore',
        companyName: `${site.name} Pte. Ltd.`,
        location: 'Singapore',
        entityType: 'Company',
        address: site.address.join(', '),
        work: 'Headquarters',
        lng: 104,
        lat: 1,
      },
      {
        slug: 'new-delhi',
        companyName: `${site.name} Technologies Private Limited`,
        location: 'India New Delhi',
        entityType: 'Company',
        address: 'Plot 00, Sample Enclave, New Delhi 110000, India',
        work: 'Contact-center integration',
        lng: 77,
        lat: 29,
      },
      {
        slug: 'hyderabad',
        companyName: `${site.name} Digital Private Limited`,
        location: 'Hyderabad',
        entityType: 'Company',
        address: '0th Floor, Sample Tower, Sample Layout, Hyderabad 500000, Telangana, India',
        work: 'Delivery, and the evaluation lab',
        lng: 78,
        lat: 17,
      },
      {
        slug: 'united-kingdom',
        companyName: `${site.name} UK Limited`,
        location: 'United Kingdom',
        entityType: 'Company',
        address: '00 Sample Street, London ZZ00 0ZZ, United Kingdom',
        work: 'Platform and evaluation teams',
        lng: 0,
        lat: 52,
      },
      {
        slug: 'delaware',
        companyName: `${site.name} Inc.`,
        location: 'Delaware USA',
        entityType: 'Company',
        address: '00 Sample Avenue, Suite 000, Wilmington, DE 00000, USA',
        work: 'Clients in North America',
        lng: -76,
        lat: 40,
      },
      {
        slug: 'south-jakarta',
        companyName: `PT ${site.name} Solusi Indonesia`,
        location: 'South Jakarta',
        entityType: 'Company',
        address: 'Sample Building, Jalan Contoh No. 00, Jakarta Selatan 00000, Indonesia',
        work: 'Risk and trust',
        lng: 107,
        lat: -6,
      },
      {
        slug: 'spain',
        companyName: `${site.name} Pte. Ltd., Sucursal en España`,
        location: 'Spain',
        entityType: 'Branch',
        address: 'Calle de la Muestra 00, 28000 Madrid, Spain',
        work: 'Product, and private clouds in Europe',
        lng: -4,
        lat: 40,
      },
    ],
  },
  closing: {
    title: 'Meet us with a real case',
    text: 'Bring one request that took too long, and the names of the systems it crossed. We show how an agent would handle it, and where it would ask you.',
    action: 'Request a Demo',
    href: '/demo',
    secondary: { label: 'Our Team', href: '/team' },
  },
});
