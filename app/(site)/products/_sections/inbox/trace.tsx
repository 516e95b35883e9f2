import { Fragment } from 'react';
import { inboxWords as words } from '@/content/words/inbox';
import type { Inbox } from '@/lib/content/inbox';
import { tw } from '@/components/ui/tw';
import { quiet } from './left';
import './inbox.css';

/** A card for each line, and a table where there is room. */
const row = tw`flex flex-wrap gap-x-3 rounded-control border px-3 py-2.5 *:nth-3:basis-full tablet:table-row tablet:rounded-none`;
const plain = tw`border-line *:first:text-ink-3 tablet:border-x-0`;
const cell = tw`p-0 text-start align-baseline font-medium tablet:py-2 tablet:pe-2 tablet:first:ps-3`;

type Open = Inbox['case'];
type Line = Open['trace'][number];

/**
 * The lines so far, and the one that waits for the person: each choice writes its own, and the run
 * goes on from it.
 */
export function Trace({ open }: { open: Open }) {
  const { who, trace, sees, choices, decidedAt } = open;
  return (
    <div className="px-(--side) pbs-3.5 pbe-4 label leading-4.5 tracking-[-0.01em] tablet:col-[1/-1] desk:col-[2/-1]">
      <p className={`${quiet} mbe-2`} id="inbox-trace">
        {words.trace}
      </p>
      <table
        className="block tablet:table tablet:border-collapse tablet:inline-full"
        aria-labelledby="inbox-trace"
      >
        <thead className="hidden text-ink-3 tablet:table-header-group">
          <tr>
            {words.fields.map((field) => (
              <th className={cell} scope="col" key={field}>
                {field}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-2 tablet:table-row-group" aria-live="polite">
          {trace.map((line) => (
            <Row
              mark="agent"
              className={`${plain} phone:not-nth-4:hidden`}
              line={line}
              key={line.time + line.actor}
            />
          ))}
          <Row
            mark="gem"
            className="if-waiting border-dashed border-human text-human *:first:text-ink-3"
            line={{ time: words.now, actor: who, evidence: sees, action: words.yours, result: '' }}
          />
          {choices.map((choice, at) => (
            <Fragment key={choice.title}>
              <Row
                mark="gem"
                className={`if-${at} border-transparent bg-human-soft *:first:text-ink-2 tablet:border-x-0`}
                line={{ ...choice, time: decidedAt, actor: who }}
              />
              <Row mark="agent" className={`if-${at} ${plain}`} line={choice.then} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ mark, className, line }: { mark: 'agent' | 'gem'; className: string; line: Line }) {
  return (
    <tr className={`${row} ${className}`}>
      <td className={cell}>{line.time}</td>
      <th className={`${cell} tablet:whitespace-nowrap`} scope="row">
        <span className={`${mark} me-2.25`} aria-hidden="true" />
        {line.actor}
      </th>
      <td className={cell}>{line.evidence}</td>
      <td className={cell}>{line.action}</td>
      <td className={cell}>{line.result}</td>
    </tr>
  );
}
