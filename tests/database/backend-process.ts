import { type BackendOptions, startBackend } from '../../supabase/local/start.ts';

// Runs the backend in a process that a test can kill. Prints one line when it is ready, or why it is not.
try {
  await startBackend({
    data: process.argv[2] ?? '',
    backendPort: Number(process.argv[3]),
    mailboxPort: Number(process.argv[4]),
    notifyEveryMs: 300,
    mailPerSecond: 1000,
    sampleAccount: false,
    receipts: false,
    webhooks: '',
    ...(JSON.parse(process.argv[5] ?? '{}') as BackendOptions),
  });
  console.log('READY');
} catch (error) {
  console.log(error instanceof Error ? error.message : 'failed');
  process.exit(1);
}
