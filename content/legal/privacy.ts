import { defineRecord } from '../schema/define-record';
import { mailbox, site } from '../site';
import { film } from '../film';
import { answer, cookies, entity, keep, minimumAge, requestReadAccess, updated } from './facts';
import { legalSchema } from './schema';

const privacyMail = { text: mailbox.privacy, href: `mailto:${mailbox.privacy}` };
const cookiePolicy = { text: 'Cookie Policy', href: '/cookie-policy' };

const readers = {
  any_confirmed_account: {
    brief: 'any signed-in person with a confirmed email address',
    clause:
      'Any signed-in person with a confirmed email address can open the list of requests. It shows the name, email address, phone number, purpose and time of every request, and how its sender came here. Please leave anything confidential out of the purpose.',
  },
  staff_only: {
    brief: 'our staff, and you',
    clause: 'Only our staff can open the list of all requests. You can read the requests you sent yourself.',
  },
}[requestReadAccess];

export const privacy = defineRecord(legalSchema, {
  path: '/privacy',
  meta: {
    title: 'Privacy Policy',
    description:
      'What we collect when you request a demo or sign in, why, for how long, and how to ask for it. Last updated May 23, 2025.',
  },
  title: 'Privacy Policy',
  updated,
  lead: 'What we collect when you request a demo or sign in, why, for how long, and how to ask for it.',
  brief: [
    { term: 'We keep', text: 'what you type into the demo form, to answer you' },
    { term: 'Who reads it', text: readers.brief },
    {
      term: 'We answer',
      text: `rights requests within ${answer.days} days, extendable by another ${answer.extensionDays}`,
    },
    { term: 'We never', text: 'sell it, follow you from site to site or show you advertising' },
  ],
  clauses: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        `${entity}, ${site.address.join(', ')}, decides how personal data is used on this website. In this policy “we” means that company and the ${site.name} companies that work with it.`,
        ['For anything in this policy, write to ', privacyMail, '.'],
        [
          'It covers this website. The rules for client data on our platform are under ',
          { text: 'Trust', href: '/trust' },
          '.',
        ],
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      blocks: [
        'You can read every public page without telling us who you are. We receive personal data in these places:',
        {
          list: [
            'Demo request: your name, business email address, phone number as you typed it, and purpose. We also keep the time and the account that sent it.',
            'With a demo request, how you came here: the paths of your first page and of the page you sent it from, and the host that linked here. We also keep campaign parameters of that link (utm_source and four more).',
            'With a demo request, the lines of your own trace that you tick in the form. They become part of your purpose. Without a tick we receive none of them.',
            'With a demo request, what we do about it: when we contacted you, who did it, and our notes.',
            'Account: your email address, and your password as a hash that cannot be read back. We also keep the times you signed up, confirmed your address and last signed in. For each open session we keep the network address it was used from.',
            'Sign-in log: the service that runs our accounts records sign-ups, codes, sign-ins and renewals of sessions, for security. An entry holds your email address and the time, and may hold the network address.',
            'Email: what you write to us, and what you attach.',
            'Server logs: the company that hosts this site records the network address, the time and the page of each visit, for security. The lines we add ourselves hold event names, error messages and random ids. Addresses, numbers and sentences that you typed are taken out of them.',
            'While you sign in or send a form, the site counts attempts by your network address and email address, for an hour at most. It counts in memory, or in our database under a code from which nobody can read either address. The service that runs our accounts counts them too.',
          ],
        },
        'Sending a demo request needs an account, so that every request comes from a confirmed address. We answer by email. Your name says whom we write to, and your purpose says what about. We use the phone number for the call that follows, or if an email to you fails. The form asks for all four, and without them it cannot be sent.',
      ],
    },
    {
      id: 'what-we-do-not-do',
      title: 'What we do not do',
      blocks: [
        {
          list: [
            'No analytics, no advertising and no tracking pixels, on this site or in our emails.',
            'No sale of personal data.',
            'No automated decisions about you. A person reads each request.',
            'No marketing email from these forms. Your account brings you a message to confirm your address, and one to set a new password when you ask for it. A request you send brings you a receipt.',
            'No content from other companies by itself. Pages, fonts and drawings come from this site; the film on the event page waits for your click.',
          ],
        },
      ],
    },
    {
      id: 'why-we-use-it',
      title: 'Why we use it, and on what basis',
      blocks: [
        {
          table: {
            caption: 'Purposes and legal bases',
            columns: ['Purpose', 'Data', 'Legal basis'],
            rows: [
              [
                'To answer your request and prepare the demo',
                'Demo request',
                'Steps before a contract, at your request; your consent where the law asks for it',
              ],
              [
                'To answer other email you send us, such as a job application',
                'Email',
                'Our legitimate interest in answering; for an application, steps before a contract',
              ],
              ['To sign you in and run your account', 'Account', 'Our agreement with you about the account'],
              [
                'To keep the site safe and stop abuse, such as many requests within an hour',
                'Account, demo request, server logs',
                'Our legitimate interest in a safe service',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'who-can-see-it',
      title: 'Who can see it',
      blocks: [
        readers.clause,
        'Each new request is also sent by email to the members of our team who answer it.',
        'The companies that host this site, run its database and accounts, and deliver its email process the data for us. They act on our instructions and under contract. We hand data to authorities only where the law obliges us to.',
      ],
    },
    {
      id: 'in-your-browser',
      title: 'In your browser',
      blocks: [
        [
          'Signing in sets cookies. A draft of the demo form stays in its tab until you send it, for a day at most. Your choice of theme stays in your browser. A note of the first page you opened stays in its tab. We receive it only as part of a request you send. A list of the pages you opened and of your decisions in our examples stays in its tab too. We receive only those of its lines that you tick in the form. The ',
          cookiePolicy,
          ' names each of them.',
        ],
      ],
    },
    {
      id: 'the-film',
      title: 'The film',
      blocks: [
        `The event page offers a film from ${film.company}. It loads only after you press play. ${film.company} then receives your network address and may set cookies, under its own privacy policy.`,
      ],
    },
    {
      id: 'how-long-we-keep-it',
      title: 'How long we keep it',
      blocks: [
        {
          list: [
            `Demo requests: ${keep.requestMonths} months after you sent them.`,
            `The emails that announce them to our team, and email between us: ${keep.requestMonths} months after our last contact with you.`,
            [
              'Accounts: until you ask us at ',
              privacyMail,
              ' to delete yours. Your password, sessions and entries in the sign-in log go with it.',
            ],
            `Accounts whose address was not confirmed: ${keep.unconfirmedDays} days after their last code, unless a request came from them.`,
            `Sessions: until you sign out, or ${cookies.session.days} days after their last renewal.`,
            `Sign-in log: ${keep.signInLogDays} days.`,
            `Server logs of the host: ${keep.hostLogDays} days.`,
          ],
        },
        'When an account is deleted, the requests sent from it stay for the rest of their time, without the link to the account. You can ask us to delete them sooner.',
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers between countries',
      blocks: [
        'Our companies work in several countries, and our providers may store data outside your country. Where the law asks for it, we protect these transfers with contractual safeguards. We send you a copy of them on request.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'You may ask us:',
        {
          list: [
            'for access to the data we hold about you',
            'to correct it',
            'to delete it',
            'to stop a use you object to',
            'for a copy you can take elsewhere',
            'to end a use to which you no longer consent',
          ],
        },
        [
          'Write to ',
          privacyMail,
          ` from the address the data is about. We answer within ${answer.days} days. We may extend this by another ${answer.extensionDays} days, and will tell you the reasons before the first ${answer.days} are over.`,
        ],
      ],
    },
    {
      id: 'age',
      title: 'Age',
      blocks: [
        `Our services are not intended for people under ${minimumAge}, and we do not knowingly collect their data. If you believe we have, tell us and we will delete it.`,
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'Data travels to and from this site encrypted (TLS). Rules inside the database decide who may read a request, so that a mistake on a page cannot show more. The cookie that holds your session cannot be read by scripts on a page (HttpOnly).',
      ],
    },
    {
      id: 'grievance-officer',
      title: 'Grievance officer',
      blocks: [
        ['Questions and complaints go to our grievance officer at ', privacyMail, '.'],
        'If our answer does not satisfy you, you may turn to the data protection authority of your country.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'When we change what the site does with personal data, we change this page and the date at its top. The version shown here applies from that date.',
      ],
    },
  ],
  seeAlso: { label: 'Cookie Policy', href: '/cookie-policy' },
});
