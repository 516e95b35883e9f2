import type { TeamRecord } from '@/content/team.schema';

export const team: TeamRecord = {
  meta: { title: 'Who we are', description: 'One founder, one office, one pier.' },
  hero: { eyebrow: 'People', title: 'Who we are', lead: 'One founder, so far.' },
  foundersTitle: 'Founder',
  founders: [
    {
      name: '山口 真帆',
      role: 'Founder',
      decides: { title: 'Closing the pier', text: 'On her own reading of the wind.' },
      bio: 'Harbor master for eleven years.',
    },
  ],
  executivesTitle: 'Colleagues',
  executivesLead: 'Who works with us.',
  executives: [],
  join: { title: 'Come and work with us', link: { label: 'What is open', href: '/careers' } },
  linkedIn: 'Connect on LinkedIn',
};
