import { runUntilSignal } from './run.ts';
import { startBackend } from './start.ts';
import { printAddresses } from './welcome.ts';

await runUntilSignal(async () => {
  const backend = await startBackend({ writeEnvFile: true });
  printAddresses(backend);
  return backend;
});
