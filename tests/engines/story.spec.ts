import { freshAddress, freshName, mailedLink, mailsWith, request, storedRequests } from '../e2e/support';
import { expect, test } from './test.ts';
import { label, role } from './visitor.ts';

const header = role('banner');
const dialog = role('dialog', 'Request a Demo');
const field = (name: string) => label(name, dialog);
const submit = role('button', 'Request Demo', dialog);

test('a stranger asks for a demo', { tag: '@core' }, async ({ visit, scripts }) => {
  const values = request(freshName());
  const account = { email: freshAddress(), password: 'a-long-enough-password' };
  const visitor = await visit({ proxy: scripts.url });

  await test.step('types before the page is hydrated, and goes on while it becomes so', async () => {
    await visitor.goto('/');
    await visitor.click(role('button', 'Request Demo', header));
    await visitor.focused(field('Full Name'));
    const middle = Math.ceil(values.name.length / 2);
    await visitor.type(values.name.slice(0, middle));
    expect(await visitor.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
    scripts.open();
    for (const letter of values.name.slice(middle)) await visitor.type(letter);
    await visitor.isHydrated();
    await visitor.holds(field('Full Name'), values.name);
    await visitor.focused(field('Full Name'));
    expect(await visitor.count(dialog)).toBe(1);
  });

  await test.step('is told what is wrong, beside where it is', async () => {
    for (const [name, typed, message, right] of [
      ['Business Email', 'a', 'Please enter a valid business email address.', values.email],
      ['Phone Number', '415555', 'Phone number must be at least 10 digits.', values.phone],
      ['Purpose', 'Crews', 'Please provide more details about your purpose', values.purpose],
    ] as const) {
      await visitor.click(field(name));
      await visitor.type(typed);
      await visitor.says(message, dialog);
      expect(await visitor.attribute(field(name), 'aria-invalid')).toBe('true');
      expect(await visitor.on(submit, (button) => (button as HTMLButtonElement).disabled)).toBe(true);
      await visitor.press('Control+a');
      await visitor.type(right);
    }
    await visitor.says('All four fields are complete.', dialog);
  });

  await test.step('is signed out: nothing is sent, and the form leads to the account', async () => {
    await visitor.says('You need to be signed in to send this.', dialog);
    await visitor.click(submit);
    await visitor.says('Please sign in to submit a demo request.');
    await visitor.click(role('button', 'Sign in', role('region', /Notifications/)));
    await visitor.isAt('/auth?next=%2F');
  });

  await test.step('signs up, and opens the mailed link in a new tab', async () => {
    await visitor.click(role('tab', 'Sign Up'));
    const panel = role('tabpanel', 'Sign Up');
    await visitor.fill(label(/Email/, panel), account.email);
    await visitor.fill(label('Password', panel), account.password);
    await visitor.click(role('button', 'Sign Up', panel));
    await visitor.says('Account created successfully! Please check your email for verification.');
    const mail = await visitor.newTab();
    await mail.tab.goto(await mailedLink(account.email, /^Confirm your email/));
    await mail.isAt('/');
    await mail.says('Successfully signed in!');
    await mail.tab.close();
  });

  await test.step('finds the form as it was, in the tab that has waited', async () => {
    await visitor.tab.show();
    await visitor.isAt('/');
    await visitor.says('We kept what you typed.', dialog);
    await visitor.holds(field('Full Name'), values.name);
    await visitor.holds(field('Business Email'), values.email);
    await visitor.holds(field('Phone Number'), values.phone.replaceAll(' ', ''));
    await visitor.holds(field('Purpose'), values.purpose);
    expect(await storedRequests(account, values.name)).toHaveLength(0);
  });

  await test.step('sends it with a double click: one message, one row, one mail', async () => {
    await visitor.click(submit, 2);
    await visitor.says('Demo request submitted successfully! We will contact you soon.');
    await visitor.missing(dialog);
    const rows = await storedRequests(account, values.name);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ email: values.email, phone: '447700900142' });
    const mails = await mailsWith(values.name);
    expect(mails.map(({ Subject }) => Subject)).toEqual([`Demo request: ${values.name}`]);
  });
});
