import { FirstPlan, SecondPlan } from './live-run-plot';
import { LiveRunPanel } from './live-run-panel';
import type { Decision, Run } from './live-run-state';

/**
 * A run at which the visitor is the person who decides. Until the checkpoint it draws itself without scripts; without
 * them it stands finished.
 */
export function LiveRun(props: { run: Run; decision: Decision }) {
  return <LiveRunPanel {...props} first={<FirstPlan />} second={<SecondPlan />} />;
}
