import { findLostRoles } from '../support/find-lost-roles';
import { COLORS } from '../support/find-violations';
import { templates } from '../support/sample-records';
import { expect, test, findViolations } from './support';

/** The nightly tests look at every page in the dark. */
const darkTemplates = new Set(['home', 'products-page', 'blogs-page', 'auth']);

for (const [name, path] of Object.entries({ ...templates, auth: '/auth', reset: '/auth/reset' })) {
  // It is a second page of the same template.
  if (name.endsWith('-last')) continue;

  test(`The page ${name} is accessible, fits a phone and contacts no other host`, async ({
    page,
    baseURL,
  }) => {
    const violations: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) violations.push(`asks ${url}`);
    });
    // An error in the console fails a test.
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error('security policy', event.violatedDirective),
      ),
    );
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    violations.push(...(await findViolations(page)));
    if (darkTemplates.has(name)) {
      await page.emulateMedia({ colorScheme: 'dark' });
      violations.push(...(await findViolations(page, 'main', COLORS)));
    }
    for (const heading of await page.getByRole('heading').all()) {
      const text = ((await heading.textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
      // The number of a list's entry may be left out.
      const [, number = '', words = ''] = /^(\d+ )?(.+)$/.exec(text) ?? [];
      await expect.soft(heading).toHaveAccessibleName(new RegExp(`^(${number})?${RegExp.escape(words)}$`));
    }
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      violations.push(...(await findLostRoles(page)));
    }
    const { clientWidth, scrollWidth } = await page
      .locator('html')
      .evaluate(({ clientWidth, scrollWidth }) => ({ clientWidth, scrollWidth }));
    if (scrollWidth > clientWidth) violations.push('scrolls sideways');
    expect(violations).toEqual([]);
  });
}
