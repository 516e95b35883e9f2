import { ownTrace } from '@/content/messages/demo';
import { normalizeText } from '@/lib/input-rules';
import { fields } from './fields';
import type { NotedStep } from './own-trace';

/** The characters of a field that a line shows; an address can be longer. */
const LONGEST = 80;

const clean = (text: string) =>
  Array.from(normalizeText(text).replace(/\s+/g, ' ').trim()).slice(0, LONGEST).join('');

/** Returns the five fields of a step, as a trace has them. */
export function describeStep({ at, action, evidence, result = ownTrace.nothingSent, took }: NotedStep) {
  return {
    time: new Date(at).toTimeString().slice(0, 5),
    actor: ownTrace.you,
    evidence: clean(evidence),
    action: clean(ownTrace.actions[action](took ?? '')),
    result: clean(result),
  };
}

/** Returns what follows the purpose in a request: the newest steps that leave it within its length. */
export function buildAttachment(purpose: string, steps: readonly NotedStep[]) {
  const { longest, normalize } = fields.purpose;
  const lines = steps.map((step) => Object.values(describeStep(step)).join(' | '));
  for (let left = 0; left < lines.length; left++) {
    const text = [ownTrace.heading, ...lines.slice(left)].join('\n');
    const whole = `${normalize(purpose)}\n\n${text}`;
    if (whole.length <= longest) return { text, whole, left };
  }
  return { text: '', whole: purpose, left: lines.length };
}
