import { Note } from '@/components/ui/note';
import { logMessages, teamMessages } from '@/content/messages/dashboard';
import type { AuditEntry, StaffMember, Team } from '@/lib/dashboard/read-team';
import { getMemberName } from './request-history';
import { RequestTime } from './request-time';

type Retention = Extract<Team, { status: 'ok' }>['retention'];

export function RetentionSection({
  retention,
  log,
  staff,
}: {
  retention: Retention;
  log: AuditEntry[];
  staff: StaffMember[];
}) {
  return (
    <section aria-labelledby="retention-title">
      <h2 className="text-h4" id="retention-title">
        {teamMessages.retention}
      </h2>
      {retention && (
        <>
          <p className="mbs-1 text-base leading-6 text-ink-2 measure-65">
            {teamMessages.months(retention.months)}
          </p>
          <p className="mbs-1 text-sm leading-5 text-ink-2">
            {retention.last_run_at ? (
              <>
                {teamMessages.lastRun} <RequestTime timestamp={retention.last_run_at} className="tabular" />.
              </>
            ) : (
              teamMessages.neverRun
            )}
          </p>
          {retention.is_late && (
            <Note className="mbs-3 inline-full max-inline-160">
              <span className="marker-person" />
              {teamMessages.late}
            </Note>
          )}
        </>
      )}
      <h3 className="mbs-6 mbe-2 text-sm leading-5 font-semibold" id="log-title">
        {teamMessages.log}
      </h3>
      {log.length === 0 ? (
        <p className="text-sm leading-5 text-ink-2">{teamMessages.noLog}</p>
      ) : (
        <ul className="rounded-card border border-line bg-surface-1 row-lines" aria-labelledby="log-title">
          {log.map(({ id, action, actor_id, details, created_at }) => (
            <li key={id} className="grid gap-1 px-5 py-3 text-sm leading-5">
              <span className="font-semibold">{describe(action, details)}</span>{' '}
              <span className="wrap-anywhere text-ink-2">
                <RequestTime timestamp={created_at} />{' '}
                {actor_id === null ? teamMessages.schedule : teamMessages.by(getMemberName(staff, actor_id))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const describe = (action: string, details: AuditEntry['details']) =>
  action in logMessages ? logMessages[action as keyof typeof logMessages](details) : action;
