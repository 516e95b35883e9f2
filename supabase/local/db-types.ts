import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { generateTypescript, introspect, sortGeneratorMetadata } from '@supabase/postgrest-typegen';
import { openEmptyDatabase } from './database.ts';

const FILE = 'lib/supabase/database.types.ts';

const { database, migrate } = await openEmptyDatabase();
await migrate();
const schema = await introspect(database, { includedSchemas: ['public'] });
const types = await generateTypescript(sortGeneratorMetadata(schema), {
  detectOneToOneRelationships: true,
});
await database.close();

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, types);
  console.log(`${FILE} is written from the migrations.`);
} else if (existsSync(FILE) && readFileSync(FILE, 'utf8') === types) {
  console.log(`${FILE} is what the migrations say.`);
} else {
  console.error(`${FILE} is not what the migrations say. Run npm run db -- types and commit the result.`);
  process.exitCode = 1;
}
