import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { pgtap } from '@electric-sql/pglite-pgtap';
import { openEmptyDatabase } from '../../../supabase/local/database.ts';
import { migrateInUse } from '../../database/in-use.ts';
import { failuresOf, tapFiles } from '../../database/tap.ts';

const { database, migrate } = await openEmptyDatabase({ pgtap });
after(() => database.close());

test('FT-28: a database that was migrated in use and then emptied is like a new one', async () => {
  await migrateInUse(database, migrate);
  await database.exec(`
    truncate public.demo_requests cascade;
    delete from auth.users;
    update private.settings set requests_readable_by = 'verified', readers_chosen_at = null`);
  for (const file of tapFiles) assert.equal((await failuresOf(database, file)).join('\n'), '', file);
});
