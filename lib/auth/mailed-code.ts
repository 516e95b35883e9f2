import { foldDigits } from '../input-rules';
import { CODE_LIFETIME_MS, CODE_PAUSE_MS, type CodeState } from './state';

/** Notes by the clock of this device when a code was mailed: the server's clock may be an hour away. */
export function noteMailing(code: CodeState, before: CodeState | null): CodeState {
  const mailedAt = code.wait === undefined ? before?.mailedAt : Date.now() - CODE_PAUSE_MS + code.wait * 1000;
  const isMailed = code.wait === CODE_PAUSE_MS / 1000;
  return { ...code, mailedAt, isAgain: isMailed ? before?.sentAt != null : before?.isAgain };
}

/** Tells whether a code that this tab has stored may still work. */
export const isUsable = ({ sentAt, mailedAt = 0 }: CodeState): boolean =>
  sentAt !== null && Date.now() - mailedAt < CODE_LIFETIME_MS;

/** Finds the code in what was typed or pasted, maybe a whole sentence. Without eight digits it returns all. */
export function findCode(text: string): string {
  const folded = foldDigits(text);
  const [found] = /(?<!\d)(?:\d[\s.\p{Pd}]?){7}\d(?!\d)/u.exec(folded) ?? [folded];
  return found.replace(/\D/g, '');
}
