import { defineRecord } from '../schema/define-record';
import { mailbox } from '../site';
import { film } from '../film';
import { cookies, storage, updated } from './facts';
import { legalSchema } from './schema';

const { session, signedIn, timeZone } = cookies;
const { account, draft, firstVisit, formDrafts, ownTrace, receipt, theme } = storage;

const privacyPolicy = { text: 'Privacy Policy', href: '/privacy' };
const privacyMail = { text: mailbox.privacy, href: `mailto:${mailbox.privacy}` };

export const cookiePolicy = defineRecord(legalSchema, {
  path: '/cookie-policy',
  meta: {
    title: 'Cookie Policy',
    description:
      'Session cookies after sign-in, a draft kept in your browser and no trackers. What this site stores, and how to remove it.',
  },
  title: 'Cookie Policy',
  updated,
  lead: 'Reading this site sets no cookies. Signing in does.',
  brief: [
    { term: 'Reading', text: 'sets no cookie; your tab notes what you open' },
    { term: 'Signing in', text: 'sets the cookies that keep you signed in' },
    { term: 'Typing', text: 'in the demo form keeps a draft in your browser' },
    { term: 'Others', text: 'are not called until you press play on the film' },
  ],
  clauses: [
    {
      id: 'what-this-page-covers',
      title: 'What this page covers',
      blocks: [
        'A cookie is a small text that a site stores in your browser and that the browser sends back with each visit. Browsers also have storage that stays on your device and is not sent along. This site uses both, and this page lists each of our entries.',
        ['What happens to personal data after it reaches us is in our ', privacyPolicy, '.'],
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        {
          table: {
            caption: 'Cookies of this site',
            columns: ['Name', 'What it is for', 'When it is set', 'How long it stays'],
            rows: [
              [
                [{ code: session.name }],
                [
                  'Keeps you signed in. A long one is split into ',
                  { code: session.parts[0] },
                  ', ',
                  { code: session.parts[1] },
                  ' and so on.',
                ],
                'When you sign in, or confirm your address with a code from our email',
                `${session.days} days after its last renewal, or until you sign out`,
              ],
              [
                [{ code: signedIn.name }],
                'Lets pages show the right links. It says that somebody is signed in, but not who.',
                'Together with the session',
                'As long as the session',
              ],
              [
                [{ code: timeZone.name }],
                'Holds the time zone of your device, so that the dashboard shows days and times as you count them.',
                'When you open the dashboard outside of UTC',
                'Until you close the browser',
              ],
            ],
          },
        },
        [
          'All of them are first-party: this site sets them, and your browser returns them to this site alone. It leaves them out when another site makes a request in the background (SameSite=Lax). They travel over https only (Secure). Scripts on a page cannot read ',
          { code: session.name },
          ' (HttpOnly), and no other host of our domain can set it (its name begins with __Host-).',
        ],
      ],
    },
    {
      id: 'storage',
      title: 'Storage on your device',
      blocks: [
        {
          table: {
            caption: 'Entries in the storage of your browser',
            columns: ['Name', 'What it is for', 'When it is set', 'How long it stays'],
            rows: [
              [
                [{ code: draft.key }],
                'Holds what you typed into the demo form and when we emailed you a code. A reload or a sign-in does not lose it. A random number in it keeps one request from being saved twice.',
                'When you type in the demo form',
                `In this tab (sessionStorage) until you close it, send the request, press Clear or sign out, and used for at most ${draft.hours} hours`,
              ],
              [
                [{ code: receipt.key }],
                'Holds the request you sent, so that you can read what happens next.',
                'When you send the demo form',
                `In this tab (sessionStorage) until you close it or sign out, and used for at most ${draft.hours} hours`,
              ],
              [
                [{ code: account.key }],
                'Holds the email address to which we emailed a code, and when, so that a reload still asks for that code. It never holds a password.',
                'When you ask for a code on the pages for accounts',
                `In this tab (sessionStorage) until you close it or have signed in, and used for at most ${draft.hours} hours`,
              ],
              [
                [{ code: formDrafts.key }],
                'Holds what a member of our team typed into a form of the dashboard and has not saved.',
                'When a member of our team types there',
                'In this tab (sessionStorage), until it is saved or discarded, you sign out or close the tab',
              ],
              [
                [{ code: firstVisit.key }],
                'Notes how you came here: path and parameters of the first page you opened, and the host of the site that linked to it.',
                'When you open the first page in a tab',
                'In this tab (sessionStorage), until you close it',
              ],
              [
                [{ code: ownTrace.key }],
                `Lists what you did here: the pages you opened, without parameters, the demo forms you opened, your decisions in our examples, and the times. It holds ${ownTrace.lines} lines and leaves out the pages for accounts.`,
                'When you open a page',
                `In this tab (sessionStorage) until you close it or sign out, and used for at most ${draft.hours} hours`,
              ],
              [
                [{ code: theme.key }],
                'Remembers whether you want the light or the dark theme.',
                'When you choose Light or Dark with the theme switch',
                'In this browser (localStorage), until you choose System or clear the data of this site',
              ],
            ],
          },
        },
        'None of these entries is sent to us by itself. What you typed reaches us when you press the submit button.',
        [
          'Part of ',
          { code: firstVisit.key },
          ' then goes with it: the path, the host, and the parameters utm_source, utm_medium, utm_campaign, utm_term and utm_content. Other parameters are left out.',
        ],
        [
          'A line of ',
          { code: ownTrace.key },
          ' goes with it only if you tick that line in the form, which shows you what it adds to your purpose.',
        ],
      ],
    },
    {
      id: 'the-film',
      title: 'The film',
      blocks: [
        `The event page has one film, from ${film.company}. Until you press play you see a drawing of ours, and ${film.company} hears nothing of you.`,
        `After that the player loads from ${film.host}. ${film.company} then receives your network address, the kind of browser you use and the address of this site. It may set cookies and storage of its own, which this page cannot list. The link beside the film opens ${film.company} itself.`,
      ],
    },
    {
      id: 'no-banner',
      title: 'Why there is no banner',
      blocks: [
        'Almost all of our entries are needed for something you asked for: to stay signed in, to keep a draft or a theme.',
        [
          'Two entries are not, and no page works better for them. The site notes them while you read, because you may have left those pages when you open the form. ',
          { code: firstVisit.key },
          ', the note of your first page, lets a request say how its sender came here. ',
          { code: ownTrace.key },
          ', your own trace, lets you see your visit in the five fields in which our agents record their work, and add lines of it to a request.',
        ],
        'Both stay in their tab and reach us only as part of a request you send, your own trace only line by line as you tick it. You can empty both before that: clear the data of this site, or send the request from a new tab. You can also remove each line of the trace in the form. The film loads nothing until you press play.',
      ],
    },
    {
      id: 'how-to-remove-it',
      title: 'How to remove it',
      blocks: [
        {
          list: [
            ['Sign out: ', { code: session.name }, ' and ', { code: signedIn.name }, ' are deleted.'],
            'Send the demo form, or press Clear in it: the draft is gone.',
            'Close the tab: the note of your first page, your own trace and the draft are gone.',
            'Choose System with the theme switch: the theme entry is deleted.',
            'Clear the data of this site in your browser: everything is gone, and you are signed out.',
          ],
        },
        'If you block cookies, you can still read every public page. Signing in will not work. The makers of the browsers explain how to see, block and delete cookies:',
        {
          list: [
            [{ text: 'Cookies in Chrome', href: 'https://support.google.com/chrome/answer/95647' }],
            [
              {
                text: 'Cookies in Firefox',
                href: 'https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox',
              },
            ],
            [
              {
                text: 'Cookies in Safari',
                href: 'https://support.apple.com/guide/safari/manage-cookies-sfri11471/mac',
              },
            ],
            [
              {
                text: 'Cookies in Edge',
                href: 'https://support.microsoft.com/microsoft-edge/delete-cookies-in-microsoft-edge-63947406-40ac-c3b8-57b9-2a946a29ae09',
              },
            ],
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      blocks: [
        ['Write to ', privacyMail, '. Your rights, and how fast we answer, are in our ', privacyPolicy, '.'],
      ],
    },
  ],
  seeAlso: { label: 'Privacy Policy', href: '/privacy' },
});
