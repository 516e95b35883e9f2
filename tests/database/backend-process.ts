import { type BackendOptions, startBackend } from '../../supabase/local/backend.ts';

/** Statements of a test, and their result. */
export type Order = { id: string; statements: string };
export type Result = { id: string; rows?: Record<string, unknown>[]; error?: string };

// The test can kill this process. It prints one line when it is ready, or why it is not.
try {
  const options = JSON.parse(process.argv[2] ?? '{}') as BackendOptions;
  const { sql } = await startBackend({ ...options, sampleAccount: false });
  process.on('message', ({ id, statements }: Order) => {
    const send = (result: Omit<Result, 'id'>) => process.send?.({ id, ...result });
    sql(statements).then(
      (rows) => send({ rows }),
      (error: unknown) => send({ error: String(error) }),
    );
  });
  console.log('READY');
} catch (error) {
  console.log(error instanceof Error ? error.message : 'failed');
  process.exit(1);
}
