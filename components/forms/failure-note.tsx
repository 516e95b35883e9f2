import { AlertNote } from '@/components/ui/alert-note';
import { StaleBuildNotice } from '@/components/ui/stale-build-notice';
import { networkFailure } from '@/content/messages/errors';
import type { Failure } from './use-server-form';

/** Says beside a form why its action gave no answer. */
export function FailureNote({
  failure,
  offline = networkFailure,
  onReload,
}: {
  failure: Failure | null;
  /** Said where the browser knows that it is offline. */
  offline?: string;
  onReload: () => void;
}) {
  if (failure?.kind === 'outdated') return <StaleBuildNotice onReload={onReload} />;
  if (failure?.kind !== 'network') return null;
  return <AlertNote icon="warn" text={navigator.onLine ? networkFailure : offline} />;
}
