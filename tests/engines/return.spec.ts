import { site } from '@/content/site';
import { authPages } from '@/content/words/auth-pages';
import { actions } from '@/content/words/actions';
import { dashboardWords } from '@/content/words/dashboard';
import { demoDialog } from '@/content/words/demo';
import { demoFieldWords, demoFormWords } from '@/content/words/demo-form';
import { frame } from '@/content/words/frame';
import { backend, createAccount, freshName, request } from '../e2e/support';
import { plainLink } from '../support/chosen';
import { expect, test } from './test.ts';
import { label, role, type Visitor } from './visitor.ts';
import { signIn } from './sign-in.ts';

const dashboard = '/dashboard-list-form-data';

/** Leaves the page as a typed address does, and not as a link of the site. */
const leaveFor = async (visitor: Visitor, path: string) => {
  await visitor.evaluate((path) => void setTimeout(() => location.assign(path)), path);
  await visitor.isAt(path);
};

test('a page that was left comes back as it was, and works', async ({ visit }) => {
  const visitor = await visit({ width: 390, height: 800 });
  await visitor.goto('/about');
  await visitor.hydrate();
  await visitor.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  const menu = role('dialog', frame.menu);
  await visitor.click(role('button', frame.openMenu));
  await visitor.sees(menu);
  await leaveFor(visitor, '/team');
  await visitor.tab.back();
  await visitor.isAt('/about');
  await expect.poll(() => visitor.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
  await visitor.sees(menu);
  await visitor.press('Escape');
  await visitor.missing(menu);
  await visitor.focused(role('button', frame.openMenu));
  await visitor.click(role('button', frame.openMenu));
  await visitor.click(role('link', plainLink.label, menu));
  await visitor.isAt(plainLink.href);
  await visitor.missing(menu);
});

test('the way back shows a signed-out visitor no dashboard', async ({ visitor }) => {
  const account = await createAccount();
  const client = backend();
  await client.auth.signInWithPassword(account);
  const row = { ...request(freshName()), phone: '447700900142' };
  expect((await client.from('demo_requests').insert(row)).error).toBeNull();
  await signIn(visitor, account, dashboard);
  await visitor.hydrate();
  await visitor.click(role('link', '7 days'));
  await visitor.isAt(/[?&]from=/);
  await visitor.click(role('button', dashboardWords.signOut));
  await visitor.isAt('/auth');
  await visitor.tab.back();
  await visitor.isAt('/auth?next=%2Fdashboard-list-form-data');
  await visitor.sees(role('heading', authPages.card(site.name)));
  expect(await visitor.words()).not.toContain(account.email);
});

test.describe('in a page that is loaded anew', () => {
  // What the router had asked for ends with it.
  test.use({ expectedFaults: [/Failed to fetch RSC payload for \S+\/auth/] });

  test('who signed out in another tab finds no dashboard on the way back', async ({ visitor }) => {
    const account = await createAccount();
    await signIn(visitor, account, dashboard);
    await visitor.says(account.email);
    await leaveFor(visitor, '/team');
    const other = await visitor.newTab();
    await other.goto(dashboard);
    await other.hydrate();
    await other.click(role('button', dashboardWords.signOut));
    await other.isAt('/auth');
    await visitor.tab.show();
    await visitor.tab.back();
    await visitor.isAt(/^\/auth/);
    await visitor.sees(role('heading', authPages.card(site.name)));
    expect(await visitor.words()).not.toContain(account.email);
  });
});

test('what was typed is there again after a reload', async ({ visitor }) => {
  const button = role('button', actions.requestDemo, role('banner'));
  const dialog = role('dialog', demoDialog.title);
  const name = label(demoFieldWords.name.label, dialog);
  const purpose = label(demoFieldWords.purpose.label, dialog);
  const words = 'Crews and depots\nwhen a line closes.';
  await visitor.goto('/about');
  await visitor.hydrate();
  await visitor.click(button);
  await visitor.fill(name, 'Amara Nwosu');
  await visitor.click(purpose);
  await visitor.type('Crews and depots');
  await visitor.press('Enter');
  await visitor.type('when a line closes.');
  await visitor.holds(purpose, words);
  await visitor.tab.reload();
  await visitor.hydrate();
  await visitor.missing(dialog);
  await visitor.click(button);
  await visitor.holds(name, 'Amara Nwosu');
  await visitor.holds(purpose, words);
  await visitor.says(demoFormWords.kept, dialog);
});
