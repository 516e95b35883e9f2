import { Fragment } from 'react';
import { inboxWords as words } from '@/content/words/inbox';
import type { Inbox } from '@/lib/content/inbox';
import './inbox.css';

type Open = Inbox['case'];
type Line = Open['trace'][number];

/**
 * The lines so far, and the one that waits for the person: each choice writes its own, and the run
 * goes on from it.
 */
export function Trace({ open }: { open: Open }) {
  const { who, trace, sees, choices, decidedAt } = open;
  return (
    <div className="inbox__trace">
      <p className="inbox__data" id="inbox-trace">
        {words.trace}
      </p>
      <table aria-labelledby="inbox-trace">
        <thead>
          <tr>
            {words.fields.map((field) => (
              <th scope="col" key={field}>
                {field}
              </th>
            ))}
          </tr>
        </thead>
        <tbody aria-live="polite">
          {trace.map((line) => (
            <Row mark="agent" className="inbox__line--agent" line={line} key={line.time + line.actor} />
          ))}
          <Row
            mark="gem"
            className="inbox__line--waits if-waiting"
            line={{ time: words.now, actor: who, evidence: sees, action: words.yours, result: '' }}
          />
          {choices.map((choice, at) => (
            <Fragment key={choice.title}>
              <Row
                mark="gem"
                className={`inbox__line--person if-${at}`}
                line={{ ...choice, time: decidedAt, actor: who }}
              />
              <Row mark="agent" className={`if-${at}`} line={choice.then} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ mark, className, line }: { mark: 'agent' | 'gem'; className: string; line: Line }) {
  return (
    <tr className={`inbox__line ${className}`}>
      <td>{line.time}</td>
      <th scope="row">
        <span className={mark} aria-hidden="true" />
        {line.actor}
      </th>
      <td>{line.evidence}</td>
      <td>{line.action}</td>
      <td>{line.result}</td>
    </tr>
  );
}
