import 'server-only';
import { execFileSync } from 'node:child_process';

/** The day on which each file was last changed, by its path: read from the history, once. */
const changed = new Map<string, string>();
let read = false;

/** A clone without its whole history would call everything new; it tells nothing instead. */
function readHistory(): void {
  read = true;
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 << 20, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return;
    let date = '';
    for (const line of git('log', '--format=@%cI', '--name-only', '--relative', '--', 'content').split(
      '\n',
    )) {
      if (line.startsWith('@')) date = line.slice(1);
      else if (line && !changed.has(line)) changed.set(line, date);
    }
  } catch {
    // Not a repository, or no git: nothing is known.
  }
}

/**
 * When any of some files or folders was last changed, from the repository's history.
 *
 * @param sources Paths from the project's root.
 * @returns ISO 8601 with the time zone of the change, or undefined where the history is not at hand.
 */
export function lastModified(sources: readonly string[]): string | undefined {
  if (!read) readHistory();
  const dates = [...changed].flatMap(([file, date]) =>
    sources.some((source) => file === source || file.startsWith(`${source}/`)) ? [date] : [],
  );
  return dates.toSorted((a, b) => Date.parse(b) - Date.parse(a))[0];
}
