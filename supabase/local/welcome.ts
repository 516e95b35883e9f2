import colors from 'picocolors';
import type { RunningBackend } from './start.ts';

/**
 * Prints where everything is.
 * @param siteUrl - the site's address when this command runs it too
 */
export function printAddresses(backend: RunningBackend, siteUrl?: string): void {
  const account = backend.sampleAccount;
  const rows: [label: string, value: string][] = [
    ...(siteUrl ? [['Site', siteUrl] as [string, string]] : []),
    ['Mailbox', backend.mailboxUrl.replace('127.0.0.1', 'localhost')],
    ['Backend', backend.url],
    ...(account
      ? [['Sample account', `${account.email}  password ${account.password}`] as [string, string]]
      : []),
  ];
  console.log();
  for (const [label, value] of rows) console.log(`  ${colors.bold(label.padEnd(16))}${colors.cyan(value)}`);
  console.log();
  for (const note of backend.notes) console.log(`  ${colors.yellow(note)}`);
  console.log(colors.dim('  Ctrl-C stops everything.\n'));
}
