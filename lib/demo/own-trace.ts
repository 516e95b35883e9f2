import { readTab, writeTab } from '@/lib/tab-storage';
import { OWN_TRACE_KEY, readDraft } from './draft';

/** A line says what the visitor did, on what evidence, and with what result. */
export interface Step {
  action: 'page' | 'form' | 'approved' | 'declined';
  evidence: string;
  result?: string;
  /** How long a decision took. */
  took?: string;
}

/** A step with its time, which is also its name. */
export type NotedStep = Step & { at: number };

const MOST_STEPS = 12;

export const readSteps = () => (readTab(OWN_TRACE_KEY) as { steps: NotedStep[] } | null)?.steps ?? [];

export const saveSteps = (steps: NotedStep[]) => writeTab(OWN_TRACE_KEY, { steps });

/** Notes a step in this tab only. The oldest that no request is to hold makes room; a reload adds none. */
export function noteStep(step: Step): void {
  const steps = readSteps();
  const last = steps.at(-1);
  if (JSON.stringify({ ...last, at: undefined }) === JSON.stringify(step)) return;
  const attached = readDraft()?.attached;
  steps.push({ ...step, at: Math.max(Date.now(), (last?.at ?? 0) + 1) });
  if (steps.length > MOST_STEPS)
    steps.splice(
      steps.findIndex(({ at }) => !attached?.includes(at)),
      1,
    );
  saveSteps(steps);
}
