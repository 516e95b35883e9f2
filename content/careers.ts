import { defineRecord } from './schema/define-record';
import { careersSchema } from './careers.schema';

export const careers = defineRecord(careersSchema, {
  meta: {
    title: 'Careers: teach software when to stop',
    description:
      'Open positions for engineers, designers, architects, graduates and interns who like asking where a person should decide.',
  },
  hero: {
    eyebrow: 'Work with us',
    title: 'Teach software when to stop and ask',
    lead: 'You decide where a machine must wait for a person.',
    action: 'View Open Positions',
    exercise: {
      title: 'Your first Tuesday',
      state: 'Test on 1,300 refunds',
      cases: 1300,
      question: 'Where should this agent stop and ask?',
      text: 'We tested each limit on last quarter’s closed cases.',
      columns: { limit: 'Ask above', asked: 'Questions', wrong: 'Wrong refunds' },
      options: [
        { limit: '$50', asked: 874, wrong: 0 },
        { limit: '$200', asked: 212, wrong: 2 },
        { limit: '$1,000', asked: 9, wrong: 31 },
      ],
      decision: { who: 'You', text: 'choose, with the reason in writing.', left: 'by Friday' },
      caption: 'Each dot is one refund: orange if a person was asked, large if the agent paid it wrongly.',
    },
  },
  culture: {
    title: 'Our Culture',
    line: 'Habits we hold each other to.',
    items: [
      { title: 'Ask why, in writing', text: 'We write down the reason for every decision.' },
      { title: 'Say what broke', text: 'Each team reads one failed case aloud every two weeks.' },
      {
        title: 'Sit with the work',
        text: 'New staff spend their first three days beside the people who do the work.',
      },
      {
        title: 'Quiet by default',
        text: 'We hold no meetings on Wednesdays. On-call duty is paid and shared.',
      },
    ],
  },
  benefits: {
    title: 'Benefits & Perks',
    line: 'What you get besides the work.',
    items: [
      {
        title: 'Time',
        value: '25',
        unit: 'days',
        text: 'of leave, plus local holidays.',
        marks: { of: 25, filled: 25 },
      },
      {
        title: 'Family',
        value: '16',
        unit: 'weeks',
        text: 'of paid leave for every new parent.',
        marks: { of: 16, filled: 16 },
      },
      {
        title: 'Place',
        value: '3',
        unit: 'days',
        text: 'anywhere, and two with your team.',
        marks: { of: 5, filled: 3 },
      },
      { title: 'Learning', value: '$1,500', unit: 'a year', text: 'and exam fees for certifications.' },
      { title: 'Health', value: 'Every', unit: 'location', text: 'You and your dependents are insured.' },
    ],
  },
  positions: {
    title: 'Open Positions',
    line: 'Roles that are open now.',
    lead: 'Send a resume and a letter about one decision you would not hand to software. People read every application.',
    action: 'Apply by email',
    decides: 'You decide',
    items: [
      {
        title: 'Agent Engineer',
        icon: 'route',
        decides: 'which step of a case may happen twice.',
        tags: ['Full-time'],
        place: 'Hyderabad',
        description:
          'You build what agents do: steps, limits and connectors. You write the test on closed cases first. You bring five years of backend work, and one system you regret and can explain.',
      },
      {
        title: 'Conversation Designer',
        icon: 'speech',
        decides: 'when an agent may interrupt a caller.',
        tags: ['Full-time'],
        place: 'Madrid, Spain',
        description:
          'You write how agents listen, interrupt and hand over in at least two languages. Bring three transcripts and what you would change.',
      },
      {
        title: 'Solution Architect, Airline Operations',
        icon: 'plane',
        decides: 'who signs a rebooking at four in the morning.',
        tags: ['Full-time'],
        place: 'Singapore',
        description:
          'You turn a departure-day process into a signed page of limits. You know operations control or passenger service systems. You travel at times.',
      },
      {
        title: 'Graduate Automation Analyst',
        icon: 'ledger',
        decides: 'which requests count as one case.',
        tags: ['Full-time', 'Entry-level'],
        place: 'New Delhi',
        description:
          'You sit with a client team and count where its time goes. Any degree that taught you to count is fine. The program takes twelve months, with a named mentor.',
      },
      {
        title: 'Agent Evaluation Intern',
        icon: 'flask',
        decides: 'which failure holds a release back.',
        tags: ['Internship'],
        place: 'London, United Kingdom',
        description:
          'For six paid months you try to make agents fail, and write down how. You are in the last two years of a degree.',
      },
    ],
  },
  apply: {
    title: 'How to Apply',
    line: 'One email is enough.',
    steps: [
      'Send your resume and a cover letter by email to',
      'Put the position title in the subject.',
      'In the letter, describe one decision you would not hand to software.',
    ],
  },
});
