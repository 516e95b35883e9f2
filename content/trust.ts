import { defineRecord } from './schema/define-record';
import { trustSchema } from './trust.schema';

export const trust = defineRecord(trustSchema, {
  meta: {
    title: 'Trust',
    description:
      'Where your data stays, what each connector may write, how long a start takes, what our agents got wrong, and our conflicts of interest.',
  },
  hero: {
    eyebrow: 'For your reviewers',
    title: 'What your security review will ask',
    lead: 'We say where data stays, what agents may change, how long a start takes, and what we got wrong.',
  },
  questions: [
    { question: 'Does our data train a model?', answer: 'No. It trains no model', at: 'training' },
    { question: 'Where is it kept?', answer: 'In the region you choose', at: 'regions' },
    {
      question: 'When do we hear of an incident?',
      answer: 'Within 48 hours',
      at: 'incidents',
    },
    { question: 'Do you hold a SOC 2 report?', answer: 'No. Audit us once a year', at: 'certificates' },
  ],
  security: {
    id: 'security',
    title: 'Security and data',
    text: 'These are the answers that a security review asks for first. They are about the platform. The privacy policy says what this website keeps.',
    answers: [
      {
        subject: 'Certificates',
        text: 'We hold no SOC 2 report, no ISO 27001 and no ISO 42001 certificate, and no PCI DSS or HIPAA attestation. The only credentials on this site are those of our Salesforce and ServiceNow teams.',
        id: 'certificates',
      },
      {
        subject: 'What we offer',
        text: 'We answer your questionnaire in writing and review the design with your security team. You may run your own penetration test on a copy, and send an auditor once a year.',
      },
      {
        subject: 'Regions',
        text: 'You choose Singapore, India, the European Union, the United Kingdom or the United States. Traces, the records of every step, stay there, with evidence and backups. Elsewhere the platform runs in your private cloud.',
        id: 'regions',
      },
      {
        subject: 'Subprocessors',
        text: 'Subprocessors provide hosting, model inference, speech and telephony, and outgoing messages. They act on our instructions and under contract. The list of their names comes with the offer, and we announce a change 30 days ahead.',
      },
      {
        subject: 'Training',
        text: 'Your data trains no model, neither ours nor a provider’s. Replays, our tests on your closed cases, stay in your environment.',
        id: 'training',
      },
      {
        subject: 'Retention',
        text: 'You set how long, for each process, from 30 days to 7 years. If you set nothing, traces are kept for 24 months, recordings and clips for 90 days.',
      },
      {
        subject: 'Encryption',
        text: 'We use TLS 1.2 or newer in transit, and AES-256 at rest. In a private cloud the keys are yours.',
      },
      {
        subject: 'Sign-in',
        text: 'You get single sign-on by SAML 2.0 or OpenID Connect, and users and groups by SCIM 2.0. The platform fee includes them.',
      },
      {
        subject: 'Roles',
        text: 'The roles are process owner (sets the rules), decider, reader, auditor and administrator. Nobody may both raise a limit and approve a case under it.',
      },
      {
        subject: 'Our staff',
        text: 'Our staff read traces only under a role that you grant and can withdraw. Your log has an entry for each access.',
      },
      {
        subject: 'Agreement',
        text: 'A data processing agreement is signed before the first test account. Standard contractual clauses cover data that crosses a border.',
      },
      {
        subject: 'Incidents',
        text: 'Within 48 hours of confirming one, we tell the two people you name, by phone and by email. A written report follows within ten working days.',
        id: 'incidents',
      },
      {
        subject: 'Uptime',
        text: 'We promise 99.5% a month, and count maintenance as downtime. Below that we credit 10% of the month’s platform fee. While the platform is down, every case that needs a person waits.',
      },
    ],
  },
  wrongAnswers: {
    id: 'wrong-answers',
    title: 'What our agents got wrong',
    text: 'The Chief Technology Officer keeps this list, from cases whose clients agreed. In each, two records disagreed and the agent followed the wrong one.',
    parts: { followed: 'Followed', right: 'Right', changed: 'Changed' },
    cases: [
      {
        title: 'Shortest connection at a hub, 40 min or 60',
        followed: 'The published minimum',
        right: 'The terminal’s own times',
        changed: 'The limit became 60 min',
        found: 'Feb 4, 2025',
      },
      {
        title: 'Infant fare without a seat',
        followed: 'Another airline’s rule',
        right: 'The rule of the issuing airline',
        changed: 'People answered infant fares until drafts matched',
        found: 'Feb 26, 2025',
      },
      {
        title: 'Expiry of a certificate on the second site',
        followed: 'The inventory',
        right: 'The server itself',
        changed: 'Certificates are read from servers, nightly',
        found: 'Mar 18, 2025',
      },
      {
        title: 'A dealer’s commission rate for May',
        followed: 'The billing system',
        right: 'The contract annex',
        changed: 'The agent first reads when a rate takes effect',
        found: 'May 14, 2025',
      },
      {
        title: 'A truck at door 12, waiting or parked',
        followed: 'The camera',
        right: 'The gate log',
        changed: 'A wait starts when the gate log says so',
        found: 'Jun 11, 2025',
      },
      {
        title: 'Cause of a late parcel, locker or code',
        followed: 'What the callers said',
        right: 'The locker’s log',
        changed: 'A topic needs one source besides opinions',
        found: 'Aug 20, 2025',
      },
    ],
  },
  traceFormat: {
    id: 'trace-format',
    title: 'The trace format',
    text: 'A trace has a line for every step. A line has five fields, always in this order, and a checkpoint adds its four parts. JSON exports use this format, and your tools may too.',
    screen: {
      title: 'Line 5 of 7, as exported',
      state: 'JSON',
      caption: 'The same refund is printed in full on the platform page.',
    },
    fields: [
      { key: 'time', value: '14:02:15+02:00', text: 'When, to the second, with its offset' },
      { key: 'actor', value: 'Shift supervisor', text: 'An agent, a limit or a person, by name' },
      {
        key: 'evidence',
        value: ['Booking', 'Clause 14.2', 'Refund of $312', 'Alternatives'],
        text: 'What was read, one entry each',
      },
      { key: 'action', value: 'Decide within 2 min', text: 'What was done' },
      { key: 'result', value: 'Approved 14:03:02', text: 'The state it left' },
    ],
    checkpoint: {
      key: 'checkpoint',
      value: {
        who: 'Shift supervisor',
        sees: 'The evidence above',
        time: '2 min',
        // Lines break only between entries.
        otherwise: ['Callback within the hour', 'nothing is paid'],
      },
      text: 'Who decides, what they see, how long they have, and what happens if nobody decides',
    },
  },
  connectors: {
    id: 'connectors',
    title: 'The systems that agents work in',
    text: 'An agent signs in as a named user of yours. What that user may not see or change, the agent may not either. A connector starts with the right to read, and gets the right to write later.',
    unit: 'systems',
    sample: 'Booking, billing, tickets, cameras',
    columns: ['System', 'Agents read', 'Agents write', 'Limit'],
    rows: [
      [
        'Booking and reservation',
        'Booking, ticket, fare rule',
        'Seats held, rebookings, appointments',
        'Group bookings stay with people',
      ],
      [
        'Billing and payment',
        'Invoice, payment record, commission',
        'Credits and refunds',
        'Above the written amount a person approves first; card numbers are never read',
      ],
      [
        'Customer records, such as Salesforce',
        'Case, order, consent',
        'Case notes, tasks, replies to campaigns',
        'No record is merged or deleted by an agent alone',
      ],
      [
        'Tickets, such as ServiceNow',
        'Ticket, catalog item, asset',
        'Updates, closes, catalog orders',
        'The change board decides on changes',
      ],
      [
        'Email and shared inboxes',
        'Email, PDF, scan, spreadsheet',
        'Replies, filing, entries with their source',
        'Sends from one named address',
      ],
      [
        'Portals without an API',
        'Portal forms, fields on the screen',
        'The same fields',
        'Stops when the screen has changed',
      ],
      [
        'Telephony, chat and messages',
        'Calls, chats, transcripts',
        'Spoken and written answers, callbacks',
        'Identity by facts, never by voice',
      ],
      [
        'Campaigns',
        'Consented segments, exclusions',
        'Batches by email, message or call list',
        'The brand manager first approves 50 random messages',
      ],
      [
        'Surveys and reviews',
        'Answers, free text, reviews',
        'Questions, topics with an owner',
        'Groups under 10 answers are not shown',
      ],
      [
        'Cameras',
        'Zones, waits, pallet labels',
        'Events with a clip of 12 s',
        'No face is stored or matched',
      ],
      [
        'Warehouse, yard and gate',
        'Door, load, appointment',
        'Door swaps, claim files',
        'No lane is stopped without the supervisor',
      ],
      [
        'Configuration and runbooks',
        'Services, dependencies, steps',
        'Recovery steps',
        'Writes on isolated copies until the commander decides',
      ],
    ],
  },
  timeline: {
    id: 'timeline',
    title: 'When value starts',
    text: 'Value starts when agents handle the first real cases. That is week 14 if we have to count your work first. It is week 4 with software as a service, if your systems hold a quarter of history.',
    unit: 'steps',
    sample: 'In week 4 or week 14',
    columns: ['Step', 'How long', 'What happens'],
    rows: [
      ['Setup, software as a service', 'Within days', 'You choose the region and name the users.'],
      [
        'Setup, private cloud',
        'Typically 2-4 weeks',
        'We set it up in your cloud, with your encryption keys.',
      ],
      [
        'Baseline',
        'One quarter, weeks 1-13',
        'People work as before, and we count. If your systems hold a quarter already, we read it from them, and nobody waits.',
      ],
      [
        'Replay',
        'Two weeks, 12-13',
        'We test the agents on the quarter’s closed cases, under the written limits. The process owner signs the version that goes live.',
      ],
      [
        'First real cases, and the quarter after',
        'One quarter, weeks 14-26',
        'Agents take a tenth of the cases, then half, then all. In week 27 we compare both quarters by the same definitions.',
      ],
      [
        'AI Foundry',
        'Twelve weeks, 1-12',
        'This is for a question that is not a process yet. Phases of 2, 2, 6 and 2 weeks lead to a running pilot, and you may stop after the first.',
      ],
    ],
  },
  conflicts: {
    id: 'conflicts',
    title: 'Conflicts of interest',
    text: 'These are our clients that are also clients of our investor. We list them by trade, since we may not publish their names.',
    unit: 'clients',
    sample: 'Clients that we share with our investor',
    columns: ['Client of both', 'Our work', 'Agreed', 'Listed'],
    rows: [
      [
        'Retail bank, Southeast Asia',
        'Measuring quarter',
        'Offer and price were written before the investment, and do not change',
        'Sep 9, 2025',
      ],
      ['Hotel group, Spain', 'Talks', 'They were told before the next meeting', 'Sep 9, 2025'],
      [
        'Parcel carrier, United Kingdom',
        'One module live',
        'The observer leaves the room when its figures are shown',
        'Oct 2, 2025',
      ],
    ],
  },
  closing: {
    title: 'Bring your questionnaire, and we answer it in writing',
    link: { label: 'Request a Demo', href: '/demo' },
  },
});
