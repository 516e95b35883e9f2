import { inboxWords as words } from '@/content/words/inbox';
import type { Inbox } from '@/lib/content/inbox';
import './inbox.css';

/** The case: what is asked and why it stopped, the limit, the evidence, and the other ways out. */
export function Case({ open }: { open: Inbox['case'] }) {
  const { process, number, since, question, why, limit, sources, ways } = open;
  const { columns } = words.ways;
  return (
    <div className="inbox__case">
      <div>
        <p className="inbox__pair inbox__data">
          <span>
            {process}, {number}
          </span>
          <span>
            {words.since} <time>{since}</time>
          </span>
        </p>
        <h3 className="inbox__question">{question}</h3>
        <p className="inbox__why">
          <span className="gem" aria-hidden="true" />
          {why}
        </p>
        <Limit limit={limit} />
      </div>
      <div>
        <p className="inbox__pair inbox__data">
          <span>{words.evidence}</span>
          <span>{words.sources(sources.length)}</span>
        </p>
        <ul>
          {sources.map(({ time, title, text, quoted }) => (
            <li className="inbox__source" key={title}>
              <b>{title}</b>
              <time className="inbox__data">{time}</time>
              <p>{quoted ? <q>{text}</q> : text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <table className="inbox__ways">
          <caption className="sr-only">{words.ways.caption}</caption>
          <thead className="sr-only">
            <tr>
              {columns.map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ways.map(({ title, cost, note, proposed }) => (
              <tr className={proposed ? 'inbox__proposed' : undefined} key={title}>
                <th scope="row">{title}</th>
                <td>{cost}</td>
                <td>{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** What is permitted of what is asked for, on one bar. */
function Limit({ limit }: Pick<Inbox['case'], 'limit'>) {
  const { text, within, asked, over } = limit;
  return (
    <>
      <svg className="inbox__limit" viewBox={`0 0 ${asked} 14`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 7H${within}`} />
        <path d={`M${within} 7H${asked}`} />
        <path d={`M${within} 0V14`} />
      </svg>
      <p className="inbox__pair inbox__data">
        <span>{text}</span>
        <span className="font-semibold text-human">{over}</span>
      </p>
    </>
  );
}
