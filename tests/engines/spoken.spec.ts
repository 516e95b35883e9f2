import { requestsReadableBy } from '@/content/legal/facts';
import { actions } from '@/content/words/actions';
import { authForms, authMessages } from '@/content/words/auth';
import { dashboardWords, requestChartWords, requestStatusWords } from '@/content/words/dashboard';
import { demoDialog } from '@/content/words/demo';
import { demoFieldWords } from '@/content/words/demo-form';
import { locale } from '@/content/words/locale';
import { toasts } from '@/content/words/toasts';
import { home } from '@/content/home';
import { site } from '@/content/site';
import { templates } from '../support/chosen';
import { backend, createAccount, freshName, numbered, request } from '../e2e/support';
import { startDesktop } from './driver/desktop.ts';
import { expect, heard, test, WAIT_MS, whereHeard } from './hears.ts';
import { signIn } from './sign-in.ts';
import { comparable } from './spoken.ts';
import { label, role } from './visitor.ts';

whereHeard();

const dialog = role('dialog', demoDialog.title);
const submit = role('button', actions.requestDemo, role('banner'));
/** The company's own words. */
const mask: [string, string][] = [
  [home.meta.title, 'The home page'],
  [site.name, 'Company'],
  [demoDialog.answered(site.answering.within), 'When it is answered.'],
  [demoDialog.readers[requestsReadableBy], 'Who reads it.'],
];

/** Words with a number in them: of one, or of more. */
const counted = (words: (count: number) => string) =>
  new RegExp(`(?:${RegExp.escape(words(1))}|${numbered(words, String.raw`[\d.,\s]+`)})`, 'g');

/** A moment, as the list writes it. */
const aMoment = new RegExp(
  new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
    .formatToParts()
    .map(({ type, value }) =>
      type === 'literal' ? RegExp.escape(value.replaceAll(/\s/g, ' ')) : String.raw`[\p{L}\p{M}\d.]+`,
    )
    .join(''),
  'gu',
);

test('the demo dialog: before the page is hydrated, after, and with errors', async ({
  desktop,
  visit,
  scripts,
  hears,
}) => {
  const visitor = await visit({ desktop, proxy: scripts.url });
  await visitor.goto('/');
  await visitor.click(submit);
  await visitor.focused(label(demoFieldWords.name.label, dialog));
  await hears(visitor, 'dialog-early', { mask });
  scripts.open();
  await visitor.isHydrated();
  await hears(visitor, 'dialog', { mask });
  await visitor.type('J');
  await visitor.click(label(demoFieldWords.email.label, dialog));
  await visitor.type('amara.nwosu@');
  await visitor.focus(label(demoFieldWords.purpose.label, dialog));
  await hears(visitor, 'dialog-errors', { mask });
});

test('sign-in and sign-up', async ({ desktop, visit, hears }) => {
  const visitor = await visit({ desktop });
  await visitor.goto('/auth');
  await hears(visitor, 'sign-in', { within: 'main', mask });
  await visitor.hydrate();
  await visitor.fill(role('textbox', authForms.email.label), 'amara.nwosu@harbour-freight.example');
  await visitor.fill(label(authForms.password.label), 'not-the-password');
  await visitor.press('Enter');
  await visitor.says(authMessages.wrongCredentials);
  // A toast stays as long as the mouse is over it.
  await visitor.hover(role('button', toasts.dismiss));
  await hears(visitor, 'sign-in-failed', { within: 'region', mask });
  await visitor.click(role('tab', authForms.signUp.label));
  await visitor.focus(label(authForms.password.label));
  await hears(visitor, 'sign-up', { within: 'main', mask });
});

test('the list of requests', async ({ desktop, visit, hears }) => {
  const account = await createAccount();
  const name = freshName();
  const client = backend();
  await client.auth.signInWithPassword(account);
  expect(
    (await client.from('demo_requests').insert({ ...request(name), phone: '447700900142' })).error,
  ).toBeNull();
  const visitor = await visit({ desktop });
  await signIn(visitor, account, `/dashboard-list-form-data?q=${encodeURIComponent(name)}`);
  await visitor.sees(role('button', name));
  await hears(visitor, 'requests', {
    within: 'main',
    mask: [
      [name, 'Amara Nwosu'],
      [account.email, 'amara@harbour-freight.example'],
      [aMoment, 'Nov 22, 2026, 12:59 PM'],
      [counted((count) => requestChartWords.summary(30, count)), requestChartWords.summary(30, 1)],
      // Other tests send requests too.
      [new RegExp(`("(?:${Object.values(requestStatusWords.status).join('|')})) [\\d,]+"`, 'g'), '$1"'],
      [new RegExp(`\\n *button "${counted(dashboardWords.newRequests).source}"`, 'g'), ''],
    ],
  });
});

const compared = ['home', 'products-page', 'industries', 'case-studies-page', 'blogs', 'blogs-page'];
for (const [name, path] of Object.entries(templates).filter(([name]) => compared.includes(name))) {
  test(`a whole page has the elements that it has in Chromium: ${name}`, async ({
    engine,
    desktop,
    visit,
  }) => {
    test.skip(engine === 'chromium', 'The others are compared with it.');
    const elements = { texts: false };
    const other = await startDesktop();
    try {
      const inChromium = await visit({ desktop: other, engine: 'chromium' });
      const visitor = await visit({ desktop });
      await Promise.all([inChromium.goto(path), visitor.goto(path)]);
      await expect(async () => {
        const expected = await heard(other, inChromium, elements);
        expect(expected).toContain('heading');
        const own = await heard(desktop, visitor, elements);
        expect(comparable(own, engine)).toBe(comparable(expected, engine));
      }).toPass({ timeout: WAIT_MS });
    } finally {
      other.stop();
    }
  });
}
