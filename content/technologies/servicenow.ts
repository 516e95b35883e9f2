import { defineRecord } from '../schema/define-record';
import { servicenowSchema } from './schema';

export const servicenow = defineRecord(servicenowSchema, {
  slug: 'servicenow',
  name: 'ServiceNow',
  meta: {
    title: 'ServiceNow implementation partner',
    description:
      '200+ ServiceNow implementations since 2018, platform capabilities with measured results, and agents with written limits.',
  },
  hero: {
    title: 'Tickets that close themselves, and show how',
    lead: 'We run ServiceNow so that a closed ticket says who closed it, on what evidence, and what happened next.',
  },
  ticket: {
    number: 'Incident, closed at 02:21',
    title: 'Label printers offline, dock 4',
    fields: [
      { label: 'Who closed it', actor: 'agent', text: 'Incident agent, seven minutes after opening' },
      {
        label: 'On what evidence',
        text: 'Error log, two earlier tickets, line 7 of the restart list',
      },
      {
        label: 'Left to a person',
        actor: 'person',
        text: 'A driver update, not on the list. The shift engineer decides by 10:00, or nothing is installed',
      },
      { label: 'What happened next', text: 'First label at 02:23. Checked again at 08:00: still printing' },
    ],
    caption: 'A closed ticket, with illustrative data.',
  },
  services: {
    title: 'Services',
    line: 'From advice to night shift.',
    items: [
      {
        title: 'Advisory',
        text: 'We read last month’s reopened tickets and name the three processes they come from.',
      },
      {
        title: 'Implementation',
        text: 'One process goes live with its catalog items and its limits, after a measured quarter.',
      },
      {
        title: 'Upgrade and clean-up',
        text: 'Old customizations are kept, replaced or deleted, each with a name and a reason.',
      },
      {
        title: 'Integration',
        text: 'Monitoring, directory, purchasing and payroll write to one ticket, under named users.',
      },
      {
        title: 'Custom workflows',
        text: 'We build your own process on the platform’s tables, so that the next upgrade still fits.',
      },
      {
        title: 'Managed operations',
        text: 'Our night shift watches queues and agents, and writes the hand-over you read at eight.',
      },
    ],
  },
  changes: {
    title: 'Platform capabilities',
    line: 'Each with its number.',
    lead: 'In ServiceNow projects we compare the quarter after go-live with the client’s own quarter before.',
    items: [
      {
        name: 'Customer service',
        levels: { before: '95 min', after: '38 min' },
        source: 'customer-response',
      },
      {
        name: 'IT service',
        levels: { before: '20 h', after: '13 h' },
        source: 'incident-time',
      },
      {
        name: 'IT operations',
        levels: { before: '1,250', after: '650' },
        source: 'alerts-a-day',
      },
      {
        name: 'Employee service',
        levels: { before: '44%', after: '62%' },
        source: 'requests-without-hand-off',
      },
      {
        name: 'Security',
        levels: { before: '17 h', after: '10 h' },
        source: 'vulnerability-triage',
      },
      {
        name: 'Assets',
        levels: { before: '78%', after: '97%' },
        source: 'assets-reconciled',
      },
    ],
  },
  agents: {
    title: 'Agentic AI',
    line: 'Every agent has its limit.',
    lead: 'The limit is outside the model, in the roles and lists your platform owner maintains.',
    items: [
      {
        title: 'Incident agent',
        does: 'Gathers logs, earlier tickets and recent changes, and proposes the fix.',
        limit: 'Restarts only what is on the list',
        beyond:
          'The shift engineer sees the log and the proposal, and has 15 minutes. If nobody decides, nothing restarts.',
      },
      {
        title: 'Change agent',
        does: 'Writes the risk text from dependencies, past changes and the rollback plan.',
        limit: 'Approves no change',
        beyond:
          'The change board sees the text and its sources, and has until its next sitting. If it does not decide, the change waits.',
      },
      {
        title: 'Request agent',
        does: 'Fulfills catalog items: accounts, licenses and hardware in stock.',
        limit: 'Spends up to the item’s cost limit',
        beyond:
          'The budget owner sees item, price and what is left, and has two days. If nobody decides, nothing is ordered.',
      },
    ],
  },
  stats: [
    {
      value: '200+',
      label: 'implementations',
      text: 'Live in production since 2018.',
      source: 'servicenow-implementations',
    },
    {
      value: '95%',
      label: 'satisfaction',
      text: 'Share of client teams, in all our projects, that rated their project 4 or 5 of 5.',
      source: 'satisfaction',
    },
    {
      value: '25+',
      label: 'workflow accelerators',
      text: 'Ready-made flows, handed over with their source.',
      source: 'servicenow-accelerators',
    },
    {
      value: '50+',
      label: 'certified specialists',
      text: 'Colleagues with at least one valid certification.',
      source: 'servicenow-specialists',
    },
  ],
  values: {
    title: 'Value',
    line: 'What your teams notice.',
    items: [
      {
        label: 'Service desk',
        title: 'Fewer hand-offs',
        text: 'A ticket goes to another person only when that person must decide.',
      },
      {
        label: 'Asset manager',
        title: 'Cleaner records',
        text: 'A laptop without an owner is on Monday’s list, beside the invoice it came with.',
      },
      {
        label: 'Platform owner',
        title: 'Upgrades without fear',
        text: 'Each customization has a name, a reason and a test. One that has none of them is deleted first.',
      },
      {
        label: 'Auditor',
        title: 'Audit in minutes',
        text: 'Pick any closed ticket. Time, actor, evidence, action and result are already in it.',
      },
    ],
  },
  closing: {
    title: 'Send us last month’s reopened tickets',
    text: 'We read twenty of them with you and show where each was closed wrongly. Send them without names if you like.',
    secondary: 'Talk about your instance',
  },
});
