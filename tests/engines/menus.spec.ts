import { expect, test } from './test.ts';
import { role } from './visitor.ts';

const nav = role('navigation', 'Main');

test('every menu opens by hover', { tag: '@core' }, async ({ visitor }) => {
  await visitor.goto('/');
  await visitor.makeLive();
  const names = await visitor.evaluate(() =>
    [...document.querySelectorAll('button[popovertarget]')].map((button) => button.textContent.trim()),
  );
  for (const name of names) {
    const trigger = role('button', name, nav);
    await visitor.hover(trigger);
    await expect.poll(() => visitor.attribute(trigger, 'aria-expanded')).toBe('true');
    await visitor.tab.moveTo(640, 700);
    await expect.poll(() => visitor.attribute(trigger, 'aria-expanded')).toBe('false');
  }
});
