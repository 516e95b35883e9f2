import { defineRecord } from './schema/define-record';
import { trustSchema } from './trust.schema';

export const trust = defineRecord(trustSchema, {
  meta: {
    title: 'Trust',
    description:
      'Where your data stay, what each connector may write, how long a start takes, what our agents got wrong, and whose interests meet.',
  },
  hero: {
    eyebrow: 'For your reviewers',
    title: 'What your security review will ask',
    lead: 'Where data stay, what agents may change, how long a start takes, and what we got wrong.',
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
    text: 'The answers that a security review asks for first. They are about the platform; what this website keeps is in its privacy policy.',
    answers: [
      {
        subject: 'Certificates',
        text: 'We hold no SOC 2 report, no ISO 27001 and no ISO 42001 certificate, and no PCI DSS or HIPAA attestation. The only credentials on this site are those of our Salesforce and ServiceNow practices.',
        id: 'certificates',
      },
      {
        subject: 'Given instead',
        text: 'Your questionnaire, answered in writing. A design review with your security team, your own penetration test on a copy, and an audit a year by whoever you send.',
      },
      {
        subject: 'Regions',
        text: 'Singapore, India, European Union, United Kingdom or United States. Traces, evidence and backups stay in the one you choose. Elsewhere it runs in your private cloud.',
        id: 'regions',
      },
      {
        subject: 'Subprocessors',
        text: 'Hosting, model inference, speech and telephony, outgoing messages. They act on our instructions and under contract. The list with their names comes with the offer, and a change is announced 30 days ahead.',
      },
      {
        subject: 'Training',
        text: 'Your data trains no model, ours or a provider’s. Replays of your cases stay in your environment.',
        id: 'training',
      },
      {
        subject: 'Retention',
        text: 'A setting per process, from 30 days to 7 years. The default is 24 months for traces, and 90 days for recordings and clips.',
      },
      {
        subject: 'Encryption',
        text: 'TLS 1.2 or newer in transit, AES-256 at rest. In a private cloud the keys are yours.',
      },
      {
        subject: 'Sign-in',
        text: 'Single sign-on by SAML 2.0 or OpenID Connect, users and groups by SCIM 2.0. It is part of the platform fee.',
      },
      {
        subject: 'Roles',
        text: 'Process owner, decider, reader, auditor, administrator. Nobody may raise a limit and approve the run it lets through.',
      },
      {
        subject: 'Our staff',
        text: 'They read traces under a role that you grant and can withdraw. Each reading is a line in a log of yours.',
      },
      {
        subject: 'Agreement',
        text: 'A data processing agreement is signed before the first test account. Standard contractual clauses cover what crosses a border.',
      },
      {
        subject: 'Incidents',
        text: 'Notice within 48 hours of confirming, by phone and by email to the two people you name. A written report follows within ten working days.',
        id: 'incidents',
      },
      {
        subject: 'Uptime',
        text: '99.5% a month, maintenance counted as downtime. Below it, 10% of that month’s platform fee is credited. While it is down, every open checkpoint waits.',
      },
    ],
  },
  wrongAnswers: {
    id: 'wrong-answers',
    title: 'What our agents got wrong',
    text: 'The Chief Technology Officer keeps this list, from runs whose clients agreed. In each, two records disagreed and the agent followed the wrong one.',
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
        changed: 'Infant fares stayed out until drafts matched',
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
        changed: 'The day a rate takes effect is read first',
        found: 'May 14, 2025',
      },
      {
        title: 'A truck at door 12, waiting or parked',
        followed: 'The camera',
        right: 'The gate log',
        changed: 'Dwell starts with the gate event',
        found: 'Jun 11, 2025',
      },
      {
        title: 'Cause of a late parcel, locker or code',
        followed: 'The callers’ word for it',
        right: 'The locker’s log',
        changed: 'A theme needs one source that is no opinion',
        found: 'Aug 20, 2025',
      },
    ],
  },
  traceFormat: {
    id: 'trace-format',
    title: 'The trace format',
    text: 'A line has five fields, always in this order; a checkpoint adds its four parts. Exports in JSON use it, and so may any tool of yours.',
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
        otherwise: 'Nothing is paid',
      },
      text: 'Who decides, what they see, how long they have, and what happens if nobody answers',
    },
  },
  connectors: {
    id: 'connectors',
    title: 'The systems that agents work in',
    text: 'An agent signs in as a named user of yours. What that user may not see or change, the agent may not either. Read first, write later: a connector starts with reading rights alone.',
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
        'Replies, filing, entries with the source line',
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
        'Nothing is sent before the brand owner has read',
      ],
      [
        'Surveys and reviews',
        'Answers, free text, reviews',
        'Questions, themes with an owner',
        'Groups under 10 answers are not shown',
      ],
      [
        'Cameras',
        'Zones, dwell, pallet labels',
        'Events with a clip of 12 s',
        'No face is stored or matched',
      ],
      [
        'Warehouse, yard and gate',
        'Door, load, appointment',
        'Door swaps, claim files',
        'No line is stopped without the supervisor',
      ],
      [
        'Configuration and runbooks',
        'Services, dependencies, steps',
        'Recovery steps',
        'Writes on isolated copies until the commander declares',
      ],
    ],
  },
  timeline: {
    id: 'timeline',
    title: 'When value starts',
    text: 'Value starts with the first run of a signed version. That is week 14 where nothing has been counted yet, and as software as a service week 4 where a quarter of history can be read.',
    unit: 'steps',
    sample: 'In week 4 or week 14',
    columns: ['Step', 'How long', 'What happens'],
    rows: [
      ['Setup, software as a service', 'Within days', 'You choose the region and name the users.'],
      ['Setup, private cloud', 'Typically 2-4 weeks', 'It goes into your account, under your keys.'],
      [
        'Baseline',
        'One quarter, weeks 1-13',
        'People work as before, and we count. A quarter that your systems hold already is read from them, and nobody waits for it.',
      ],
      [
        'Replay',
        'Two weeks, 12-13',
        'The quarter’s closed cases run under the written limits. The process owner signs the version that may run.',
      ],
      [
        'First runs, and the quarter after',
        'One quarter, weeks 14-26',
        'First a tenth of the cases, then half, then all. In week 27 both quarters lie side by side, by the same definitions.',
      ],
      [
        'AI Foundry',
        'Twelve weeks, 1-12',
        'For a question that is not a process yet. Phases of 2, 2, 6 and 2 weeks lead to a running pilot, and you may stop after the first.',
      ],
    ],
  },
  conflicts: {
    id: 'conflicts',
    title: 'Conflicts of interest',
    text: 'Clients of ours that are also clients of our investor. They are listed by trade, since a name is theirs to give.',
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
