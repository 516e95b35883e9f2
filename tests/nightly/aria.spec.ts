import { site } from '@/content/site';
import { actions, mainMenu, searchButton } from '@/content/messages/layout';
import { authForms, authPages } from '@/content/messages/auth';
import { dashboardMessages, filterMessages, requestColumns } from '@/content/messages/dashboard';
import { demoFieldHelp, demoFieldMessages } from '@/content/messages/demo';
import { demoDialog, demoFormMessages } from '@/content/messages/demo-form';
import { searchMessages } from '@/content/messages/search';
import { navigation } from '@/content/navigation';
import { isMenu } from '@/content/navigation.schema';
import * as routes from '@/lib/routes';
import {
  createBackendClient,
  createAccount,
  expect,
  createName,
  openDialog,
  buildRequest,
  signIn,
  test,
  hydrate,
} from '../e2e/support';
import { sectionToFind } from '../support/sample-records';

test('A screen reader hears the header as a list of links and buttons', async ({ page }) => {
  await page.goto('/');
  const items = navigation.main.map(
    (item) => `
          - listitem:
            - ${isMenu(item) ? 'button' : 'link'} "${item.label}"`,
  );
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "${site.name}"
      - navigation "${mainMenu}":
        - list:${items.join('')}
      - button "${searchButton.label}"
      - button "${actions.requestDemo}"
  `);
});

test('A screen reader hears each field of the demo dialog with its name and its error', async ({ page }) => {
  await page.goto('/');
  const dialog = await openDialog(page);
  await dialog.getByLabel(demoFieldMessages.email.label).fill('amara@');
  await dialog.getByLabel(demoFieldMessages.purpose.label).focus();
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "${demoDialog.title}":
      - heading "${demoDialog.title}" [level=2]
      - button "${actions.close}"
      - textbox "${demoFieldMessages.name.label}"
      - textbox "${demoFieldMessages.email.label}" [invalid]: amara@
      - paragraph: ${demoFieldMessages.email.errors.wrong}
      - textbox "${demoFieldMessages.phone.label}"
      - paragraph: ${demoFieldHelp.phone.helper}
      - textbox "${demoFieldMessages.purpose.label}"
      - paragraph: ${demoFieldHelp.purpose.helper}
      - status:
        - paragraph: ${demoFormMessages.incomplete}
      - button "${actions.requestDemo}" [disabled]
      - paragraph:
        - link "${demoDialog.privacy.link}"
  `);
  await expect(dialog.getByLabel(demoFieldMessages.email.label)).toHaveAccessibleDescription(
    demoFieldMessages.email.errors.wrong,
  );
  await expect(dialog.getByLabel(demoFieldMessages.phone.label)).toHaveAccessibleDescription(
    demoFieldHelp.phone.helper,
  );
});

test('A screen reader hears search results in groups, and the selected one', async ({ page }) => {
  await page.goto('/privacy');
  await hydrate(page);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: searchMessages.title });
  await dialog.getByRole('combobox').fill(sectionToFind.text);
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "${searchMessages.title}":
      - heading "${searchMessages.title}" [level=2]
      - combobox "${searchMessages.field}" [expanded]: ${sectionToFind.text}
      - button "${actions.close}"
      - region "${searchMessages.found}":
        - listbox "${searchMessages.results}":
          - group:
            - option /${RegExp.escape(sectionToFind.page)}/ [selected]
      - status: /\\d/
  `);
});

test('A screen reader hears the sign-in form beneath its links', async ({ page }) => {
  await page.goto(routes.auth);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - region "${authPages.signIn.title(site.name)}":
        - heading "${authPages.signIn.title(site.name)}" [level=1]
        - navigation "${authForms.tabs}":
          - link "${authForms.signIn.label}"
          - link "${authForms.signUp.label}"
        - textbox "${authForms.email.label}"
        - textbox "${authForms.password.label}"
        - button "${authForms.password.show}"
        - button "${authForms.signIn.label}"
        - status
        - paragraph:
          - link "${authForms.forgotPassword}"
  `);
});

test('A screen reader hears the list of requests as a table with named columns', async ({ page }) => {
  const account = await createAccount();
  const name = createName();
  const client = createBackendClient();
  await client.auth.signInWithPassword(account);
  const row = { ...buildRequest(name), phone: '447700900142' };
  expect((await client.from('demo_requests').insert(row)).error).toBeNull();
  await signIn(page, account, `${routes.dashboard}?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "${dashboardMessages.title}" [level=1]
      - button "${dashboardMessages.signOut}"
      - search "${filterMessages.label}":
        - searchbox "${filterMessages.search}": ${name}
      - table:
        - rowgroup:
          - row:
            - columnheader "${requestColumns.name}"
            - columnheader "${requestColumns.email}"
            - columnheader "${requestColumns.phone}"
            - columnheader "${requestColumns.purpose}"
            - columnheader "${requestColumns.created_at}"
        - rowgroup:
          - row:
            - cell "${name}":
              - link "${name}"
            - cell "${row.email}"
            - cell "${row.phone}"
            - cell "${row.purpose}"
            - cell:
              - time
  `);
});
