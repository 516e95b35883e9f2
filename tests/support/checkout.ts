import { execFileSync } from 'node:child_process';

/**
 * How a checkout differs from what git knows of it: changed, new and missing files, and what has changed in them.
 *
 * @param options Which checkout, for git; without them the one around the current folder.
 * @returns Text to compare with a later one; null where there is no git, or no checkout.
 */
export function checkoutState(...options: string[]): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', [...options, ...args], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    return git('status', '--porcelain', '--untracked-files=all') + git('diff');
  } catch {
    return null;
  }
}
