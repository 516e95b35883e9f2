import type { LegalRecord } from '@/content/legal/schema';
import { film } from '../film';
import { mailbox } from '../site';
import { answer, entity, keep, minimumAge, updated } from './facts';

const officer = { text: mailbox.privacy, href: `mailto:${mailbox.privacy}` };

export const privacy: LegalRecord = {
  path: '/privacy',
  meta: { title: 'Privacy', description: 'What we keep, and for how long.' },
  title: 'Privacy',
  updated,
  lead: 'We keep what you send, and little else.',
  clauses: [
    { id: 'who-we-are', title: 'Who we are', blocks: [[`${entity}. Write to `, officer, '.']] },
    {
      id: 'what-we-keep',
      title: 'What we keep',
      blocks: [
        'Your request, and with it the path of the first page you opened and the host of the site that linked to it. That comes as part of a request you send or not at all: utm_source and four more.',
        `A film comes from ${film.company} once you press play.`,
      ],
    },
    {
      id: 'who-can-see-it',
      title: 'Who can see it',
      blocks: ['Any signed-in person with a confirmed email address can open the list of requests.'],
    },
    {
      id: 'how-long-we-keep-it',
      title: 'How long',
      blocks: [
        `Requests: ${keep.requestMonths} months after our last contact. Logs of the host: ${keep.hostLogDays} days.`,
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        [
          `We answer within ${answer.days} days. That can become another ${answer.extensionDays} days. `,
          { text: 'What is stored in your browser', href: '/cookie-policy' },
          ' stands elsewhere.',
        ],
      ],
    },
    {
      id: 'age',
      title: 'Age',
      blocks: [`Our services are not intended for people under ${minimumAge}.`],
    },
  ],
};
