import { printAddresses, startBackend } from './backend.ts';
import { runUntilSignal } from '../../scripts/process/run-until-signal.ts';

const commands: Record<string, () => Promise<unknown>> = {
  start: () =>
    runUntilSignal(async () => {
      const backend = await startBackend({ writeEnvFile: true });
      printAddresses(backend);
      return backend;
    }),
  reset: () =>
    runUntilSignal(async () => {
      const { stop } = await startBackend({ reset: true });
      console.log('The database is new: migrations applied, sample account made.');
      return { stop, ended: Promise.resolve(0) };
    }),
  types: async () => (await import('./generate-types.ts')).writeTypes(),
  seed: () => import('./seed.ts'),
};

const [name = ''] = process.argv.splice(2, 1);
const run = commands[name];
if (!run) {
  console.error(`npm run db -- ${Object.keys(commands).join('|')}`);
  process.exit(1);
}
await run();
