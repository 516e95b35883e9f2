import { join } from 'node:path';
import { test, whereHeard } from '../../engines/hears.ts';
import { role, selector } from '../../engines/visitor.ts';

test.use({ spoken: join(import.meta.dirname, 'spoken') });
whereHeard();

test('the header', async ({ desktop, visit, hears }) => {
  const visitor = await visit({ desktop });
  await visitor.goto('/');
  await hears(visitor, 'header', { within: 'banner' });
});

test('the search', async ({ desktop, visit, hears }) => {
  const visitor = await visit({ desktop });
  await visitor.goto('/careers');
  await visitor.hydrate();
  await visitor.press('/');
  await visitor.focused(role('combobox', 'Search this site'));
  await visitor.type('refund limit');
  await visitor.says('8 results');
  await visitor.press('ArrowDown');
  await visitor.sees(selector('[role=option][aria-selected=true]'));
  await hears(visitor, 'search');
});
