import { seedFolder } from '../../supabase/local/seed-folder.ts';
import { startBackend } from '../../supabase/local/backend.ts';

// The process runs a backend with many requests. It executes messages as SQL of the owner.
const [data = '', backendPort, mailboxPort, rows] = process.argv.slice(2);
const options = {
  data,
  backendPort: Number(backendPort),
  mailboxPort: Number(mailboxPort),
  notifyEveryMs: 60_000,
};

const account = await seedFolder(options, Number(rows));
const { env, sql } = await startBackend(options);
process.send?.({ account, env });
process.on('message', (statements) => void sql(String(statements)).then(() => process.send?.({})));
