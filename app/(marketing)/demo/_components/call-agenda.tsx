import { demoPageMessages } from '@/content/messages/pages';
import type { Demo } from '@/content/demo.schema';
import { CallDial } from './call-dial';
import { TimedList } from './timed-list';

/** The parts of the call, on the face of a clock and as a list. */
export function CallAgenda({ call: { title, minutes, parts } }: { call: Demo['call'] }) {
  const spans = parts.map((part, index) => ({ ...part, to: parts[index + 1]?.from ?? minutes }));
  return (
    <section className="border-bs border-line pbs-6" aria-labelledby="call">
      <h2 className="mbe-5 text-h3" id="call">
        {title}
      </h2>
      <div className="grid items-center gap-x-8 gap-y-6 @xs:grid-cols-[15rem_minmax(0,1fr)]">
        <CallDial parts={spans} minutes={minutes} unit={demoPageMessages.minutes} />
        <TimedList
          rows={spans.map(({ from, to, ...part }) => ({ ...part, time: demoPageMessages.span(from, to) }))}
        />
      </div>
    </section>
  );
}
