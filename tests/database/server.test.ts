import { NoServer } from './server/start-packaged-server.ts';

try {
  await import('./server/on-server.ts');
} catch (error) {
  if (!(error instanceof NoServer)) throw error;
  console.log(
    `No PostgreSQL: ${error.message}. Tests of policies run in PGlite, those of concurrency do not.`,
  );
  await import('./server/in-pglite.ts');
}
