import { site } from '@/content/site';
import { demoReceipt } from '@/content/words/demo-receipt';
import { requestMail } from '@/content/words/mail';
import { actions } from '@/content/words/actions';
import { authForms, authMessages } from '@/content/words/auth';
import { demoDialog } from '@/content/words/demo';
import { demoFieldErrors } from '@/content/words/demo-errors';
import { demoFieldWords, demoFormWords } from '@/content/words/demo-form';
import { demoOutcomes } from '@/content/words/demo-outcomes';
import { sessionMessages } from '@/content/words/session';
import {
  confirmMail,
  freshAddress,
  freshName,
  mailedLink,
  teamMails,
  request,
  storedRequests,
  toastRegion,
} from '../e2e/support';
import { expect, test } from './test.ts';
import { label, role } from './visitor.ts';

const header = role('banner');
const dialog = role('dialog', demoDialog.title);
const field = (name: string) => label(name, dialog);
const submit = role('button', actions.requestDemo, dialog);

test('a stranger asks for a demo', { tag: '@core' }, async ({ visit, scripts }) => {
  const values = request(freshName());
  const account = { email: freshAddress(), password: 'a-long-enough-password' };
  const visitor = await visit({ proxy: scripts.url });

  await test.step('types before the page is hydrated, and goes on while it becomes so', async () => {
    await visitor.goto('/');
    await visitor.click(role('button', actions.requestDemo, header));
    await visitor.focused(field(demoFieldWords.name.label));
    const middle = Math.ceil(values.name.length / 2);
    await visitor.type(values.name.slice(0, middle));
    expect(await visitor.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
    scripts.open();
    for (const letter of values.name.slice(middle)) await visitor.type(letter);
    await visitor.isHydrated();
    await visitor.holds(field(demoFieldWords.name.label), values.name);
    await visitor.focused(field(demoFieldWords.name.label));
    expect(await visitor.count(dialog)).toBe(1);
  });

  await test.step('is told what is wrong, beside where it is', async () => {
    for (const [name, typed, message, right] of [
      [demoFieldWords.email.label, 'a', demoFieldErrors.emailWrong, values.email],
      [demoFieldWords.phone.label, '415555', demoFieldErrors.phoneShort, values.phone],
      [demoFieldWords.purpose.label, 'Crews', demoFieldErrors.purposeShort, values.purpose],
    ] as const) {
      await visitor.click(field(name));
      await visitor.type(typed);
      await visitor.says(message, dialog);
      expect(await visitor.attribute(field(name), 'aria-invalid')).toBe('true');
      expect(await visitor.on(submit, (button) => (button as HTMLButtonElement).disabled)).toBe(true);
      await visitor.press('Control+a');
      await visitor.type(right);
    }
    await visitor.says(demoFormWords.complete, dialog);
  });

  await test.step('is signed out: nothing is sent, and the form leads to the account', async () => {
    await visitor.says(demoDialog.signInFirst, dialog);
    await visitor.click(submit);
    await visitor.says(demoOutcomes.signedOut);
    await visitor.click(role('button', actions.signIn, role('region', toastRegion)));
    await visitor.isAt('/auth?next=%2F');
  });

  await test.step('signs up, and opens the mailed link in a new tab', async () => {
    await visitor.click(role('tab', authForms.signUp.label));
    const panel = role('tabpanel', authForms.signUp.label);
    await visitor.fill(label(authForms.email.label, panel), account.email);
    await visitor.fill(label(authForms.password.label, panel), account.password);
    await visitor.click(role('button', authForms.signUp.label, panel));
    await visitor.says(authMessages.accountCreated);
    const mail = await visitor.newTab();
    await mail.tab.goto(await mailedLink(account.email, confirmMail));
    await mail.isAt('/');
    await mail.says(sessionMessages.signedIn);
    await mail.says(demoFormWords.kept, dialog);
    await mail.holds(field(demoFieldWords.purpose.label), values.purpose);
    await mail.tab.close();
  });

  await test.step('finds the form as it was, in the tab that has waited', async () => {
    await visitor.tab.show();
    await visitor.isAt('/');
    await visitor.says(demoFormWords.kept, dialog);
    await visitor.holds(field(demoFieldWords.name.label), values.name);
    await visitor.holds(field(demoFieldWords.email.label), values.email);
    await visitor.holds(field(demoFieldWords.phone.label), values.phone);
    await visitor.holds(field(demoFieldWords.purpose.label), values.purpose);
    expect(await storedRequests(account, values.name)).toHaveLength(0);
  });

  await test.step('sends it with a double click: one message, one row, one mail', async () => {
    await visitor.click(submit, 2);
    await visitor.says(demoOutcomes.sent);
    await visitor.missing(dialog);
    const rows = await storedRequests(account, values.name);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ email: values.email, phone: '447700900142' });
    const mails = await teamMails(values.name);
    expect(mails.map(({ Subject }) => Subject)).toEqual([requestMail.subject(values.name)]);
  });

  await test.step('finds the receipt in the dialog, and the form empty', async () => {
    await visitor.click(role('button', actions.requestDemo, header));
    await visitor.says(demoReceipt.next(site.answering.by, site.answering.within, values.email), dialog);
    await visitor.holds(field(demoFieldWords.name.label), '');
  });
});
