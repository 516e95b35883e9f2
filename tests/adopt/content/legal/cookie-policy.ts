import type { LegalRecord } from '@/content/legal/schema';
import { film } from '../film';
import { cookies, storage, updated } from './facts';

const { session, signedIn, awaitingMail, mailedLink } = cookies;

export const cookiePolicy: LegalRecord = {
  path: '/cookie-policy',
  meta: { title: 'Cookies', description: 'What this site stores in a browser, by its name.' },
  title: 'Cookies',
  updated,
  lead: 'Reading sets none.',
  clauses: [
    {
      id: 'cookies',
      title: 'What is stored',
      blocks: [
        {
          table: {
            caption: 'Names',
            columns: ['Name', 'For how long'],
            rows: [
              [
                [{ code: session.name }],
                [
                  `${session.days} days; a long one is split into `,
                  { code: session.parts[0] },
                  ' and ',
                  { code: session.parts[1] },
                ],
              ],
              [[{ code: signedIn.name }], 'As long as the session'],
              [[{ code: awaitingMail.name }], `${awaitingMail.minutes} minutes`],
              [[{ code: mailedLink.name }], `${mailedLink.minutes} minutes`],
              [
                [{ code: storage.draft.key }],
                `In this tab (sessionStorage), at most ${storage.draft.hours} hours`,
              ],
              [[{ code: storage.firstVisit.key }], 'In this tab (sessionStorage)'],
              [[{ code: storage.theme.key }], 'In this browser (localStorage)'],
              [[{ code: storage.email.key }], 'In this tab (sessionStorage), over one load of the page'],
              [[{ code: storage.note.key }], 'In this tab (sessionStorage), until the note is saved'],
            ],
          },
        },
        'How somebody came here is kept too: the path and the parameters of the first page you opened, and the host of the site that linked to it. It reaches us as part of a request you send or not at all.',
      ],
    },
    {
      id: 'storage',
      title: 'What goes with a request',
      blocks: ['The parameters utm_source, utm_medium, utm_campaign, utm_term and utm_content.'],
    },
    {
      id: 'the-film',
      title: 'Films',
      blocks: [`A film comes from ${film.company}, at ${film.host}, once you press play.`],
    },
  ],
};
