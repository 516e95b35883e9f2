import { keepingWords as words } from '@/content/words/dashboard-keeping';
import type { DataEvent, Keeping } from '@/lib/dashboard/keeping';
import { RequestTime } from './request-time';
import { TitledList } from './titled-list';
import '@/components/ui/controls.css';

/** For how long requests are kept, when old ones were last looked for, and what was done with the data. For members. */
export function KeepingSection({ keeping }: { keeping: Keeping | null }) {
  return (
    <section aria-labelledby="keeping-title">
      <h2 className="text-h4" id="keeping-title">
        {words.title}
      </h2>
      {keeping ? (
        <Kept {...keeping} />
      ) : (
        <p className="mbs-1 text-ui leading-6 text-ink-2">{words.unknown}</p>
      )}
    </section>
  );
}

function Kept({ months, ran_at, late, events }: Keeping) {
  return (
    <>
      <p className="mbs-1 text-ui leading-6 text-ink-2 max-inline-[65ch]">{words.months(months)}</p>
      <p className="mbs-1 text-sm leading-5 text-ink-2">
        {ran_at ? (
          <>
            {words.ran} <RequestTime at={ran_at} />.
          </>
        ) : (
          words.never
        )}
      </p>
      {late && (
        <p className="note note--human mbs-3 inline-full max-inline-[40rem]">
          <span className="gem" />
          {words.late}
        </p>
      )}
      <TitledList title={words.events} empty={words.none}>
        {events.map((event) => (
          <li key={event.made_at + event.kind} className="grid gap-1 px-5 py-3 text-sm leading-5">
            <span className="font-strong">{words[event.kind](event.requests, event.account)}</span>
            <span className="wrap-anywhere text-ink-2">
              <RequestTime at={event.made_at} /> {whoDid(event)}
            </span>
          </li>
        ))}
      </TitledList>
    </>
  );
}

const whoDid = ({ by, schedule }: DataEvent): string =>
  by ? words.by(by) : schedule ? words.bySchedule : words.byNobody;
