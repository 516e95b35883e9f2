import { defineRecord } from './schema/define-record';
import { eventSchema } from './event.schema';
import { site } from './site';

/** The event is over, so every sentence must be true afterward. `undefined` removes the page. */
export const event = defineRecord(eventSchema.optional(), {
  slug: site.eventSlug,
  meta: {
    title: 'Aviation Festival 2025, booth 140',
    description:
      'Silver sponsor at the aviation festival in Lisbon, Oct 7-9, 2025. Agents for an operating day, the Debunking AI Myths panel and booth 140.',
  },
  name: 'Aviation Festival 2025',
  sponsor: 'Silver sponsor',
  startDate: '2025-10-07',
  endDate: '2025-10-09',
  place: 'Lisbon',
  airport: 'LIS',
  booth: '140',
  lead: 'We replayed days of operations that went wrong. Send us one of yours.',
  book: 'Book A Demo',
  watch: { label: 'See IntelliMate Demo', href: '/intellimate' },
  video: {
    /** A sample value without a film; a real company enters the eleven characters of its video. */
    id: 'SampleVideo',
    title: 'On film',
    line: 'One crew rebooking, and where it stops.',
    caption: 'Three minutes of a crew rebooking, until it stops for a person.',
    play: 'Play video',
    notice: 'Loads from the video host; their cookies may apply.',
    link: 'Open in a new tab',
  },
  capabilities: {
    title: 'Capabilities',
    line: 'One operating day, desk by desk.',
    items: [
      {
        title: 'Autonomous decision-making',
        text: 'The agent acts inside limits you sign. Outside them it stops, and the plan waits for a person.',
        drawing: 'limits',
      },
      {
        title: 'Human-in-the-loop',
        text: 'Each stop names who decides, the evidence, the time, and what happens if nobody decides.',
        drawing: 'person',
      },
      {
        title: 'Crew scheduling automation',
        text: 'Options are ranked by duty time and cost, each with its reason. The crew scheduler picks one.',
        drawing: 'crew',
      },
      {
        title: 'AI customer service',
        text: 'Passengers are rebooked within the fare rules, by voice or in chat, in over 40 languages.',
        drawing: 'service',
      },
      {
        title: 'Context-aware intelligence',
        text: 'The agent reads weather, slots, connections and the stand plan before it offers an option.',
        drawing: 'context',
      },
      {
        title: 'Streamlined operations',
        text: 'Operations control and the gate read the same trace, the record of each step.',
        drawing: 'trace',
      },
    ],
  },
  panel: {
    title: 'Debunking AI Myths',
    line: 'Spotlight panel session.',
    text: 'Every operations room has heard these sentences. This is what an operating day says about each.',
    speakers: [
      {
        name: 'Leonor Quintavela',
        role: 'Director, Airline Operations Practice',
        about:
          'She worked in airline operations control for twelve years. She moderated the panel on what AI can and cannot be trusted with on the day of departure.',
      },
    ],
    topicsTitle: 'Key topics',
    topics: [
      {
        myth: 'It will replace the duty manager',
        answer: 'Somebody still signs for the plan. The list of options arrives sooner.',
      },
      {
        myth: 'More data is always better',
        answer: 'A feed that nobody owns goes stale, and the agent reads it as if it were current.',
      },
      {
        myth: 'If it is right 99 times it can be trusted the 100th',
        answer: 'The 100th case may break a duty-time limit. So you choose in advance where the agent stops.',
      },
      {
        myth: 'A trial proves the whole project',
        answer: 'A trial proves one process, compared with the quarter before.',
      },
      {
        myth: 'Regulation forbids it',
        answer: 'Ask which step needs a named person. That step becomes the checkpoint.',
      },
    ],
  },
  voices: {
    title: `Leaders at ${site.name}`,
    line: 'What our own people ask of an agent.',
    quotes: [
      {
        name: 'Idris Benhallam',
        role: 'Head of Travel and Airport Practice',
        text: 'On a bad weather day nobody needs another dashboard. They need the first three hundred rebookings done and the next forty on a list with reasons.',
      },
      {
        name: 'Katarzyna Wolniak',
        role: 'Principal Engineer, Agent Evaluation',
        text: 'I ask one thing of an agent before go-live: show me the case where you stopped. If it has never stopped, it is not ready.',
      },
      {
        name: 'Somchai Rattanakul',
        role: 'Director, Crew and Maintenance Automation',
        text: 'Crew schedulers do not fear automation. They fear a change they cannot explain to a captain at five in the morning.',
      },
    ],
  },
  visit: {
    title: 'Why visit',
    line: 'What we showed at booth 140.',
    reasons: [
      {
        title: 'Live demos',
        text: 'Every half hour we replayed a day, from the first alarm to the last message.',
      },
      {
        title: 'Meet the experts',
        text: 'You met people from operations control, who showed you each step of a case.',
      },
      { title: 'Thought leadership', text: 'The panel on AI myths had a reading list to take home.' },
      { title: 'Networking and consultations', text: 'You had 20 minutes for one process, without slides.' },
    ],
    replay: {
      title: 'A fog morning, replayed',
      state: '05:10 to 11:30',
      caption: 'One of the days that visitors brought.',
      lines: [
        { at: '05:10', text: 'Fog alarm', note: 'with 340 travelers past their connection.', actor: 'agent' },
        { at: '05:12', text: 'Rebooked', note: '300 of them, within the fare rules.', actor: 'agent' },
        {
          at: '05:31',
          text: 'Duty manager',
          note: 'decides the other 40, each with its reason.',
          actor: 'person',
        },
        { at: '06:02', text: 'Crew scheduler', note: 'picks plan B, by its duty time.', actor: 'person' },
        { at: '11:30', text: 'Last message', note: 'sent to the gate and to the traveler.', actor: 'agent' },
      ],
    },
  },
  recognition: {
    title: 'Certifications and recognition',
    line: 'From our Salesforce and ServiceNow teams.',
    items: [
      {
        value: '4.9/5',
        label: 'Salesforce rating',
        href: '/technologies/salesforce',
        text: 'Summit Partner and ISV (independent software vendor) Partner.',
        source: 'salesforce-rating',
      },
      {
        value: '450+',
        label: 'certified professionals',
        text: 'Each holds at least one valid Salesforce certification.',
        source: 'salesforce-professionals',
      },
      {
        value: '200+',
        label: 'ServiceNow implementations',
        href: '/technologies/servicenow',
        text: 'Implementation partner since 2018.',
        source: 'servicenow-implementations',
      },
    ],
  },
  closing: {
    title: 'The booth is closed. We still replay your day.',
    text: 'Name the day and the desk where it went wrong. We replay that day online, and show every step at which an agent stopped.',
  },
});
