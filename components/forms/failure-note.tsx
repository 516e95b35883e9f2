import { AlertNote, type NoteProps } from '@/components/ui/note';
import { StaleBuildNotice } from '@/components/ui/stale-build-notice';
import { networkFailure } from '@/content/messages/errors';
import type { Failure } from './use-server-form';

/** Says beside a form why its action gave no answer. */
export function FailureNote({
  failure,
  size,
  offline = networkFailure,
  onReload,
}: {
  failure: Failure | null;
  size?: NoteProps['size'];
  /** Said where the browser knows that it is offline. */
  offline?: string;
  onReload: () => void;
}) {
  if (failure?.kind === 'outdated') return <StaleBuildNotice size={size} onReload={onReload} />;
  if (failure?.kind !== 'network') return null;
  return <AlertNote size={size} icon="warn" text={navigator.onLine ? networkFailure : offline} />;
}
