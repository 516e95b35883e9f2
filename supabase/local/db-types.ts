import { writeFileSync } from 'node:fs';
import { openEmptyDatabase } from './database.ts';
import { generateTypes, TYPES_FILE } from './generate-types.ts';

const { database, migrate } = await openEmptyDatabase();
await migrate();
writeFileSync(TYPES_FILE, await generateTypes(database));
await database.close();
console.log(`${TYPES_FILE} is written from the migrations.`);
