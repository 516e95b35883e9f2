import { Stretched } from '@/components/art/stretched';
import { inboxWords as words } from '@/content/words/inbox';
import type { Inbox } from '@/lib/content/inbox';
import { pair, quiet } from './left';
import { tw } from '@/components/ui/tw';

/** Parts with a line between them. */
export const parts = tw`*:border-bs *:border-line *:px-(--side) *:py-4`;

/** The case: what is asked and why it stopped, the limit, the evidence, and the other ways out. */
export function Case({ open }: { open: Inbox['case'] }) {
  const { process, number, since, question, why, limit, sources, ways } = open;
  const { columns } = words.ways;
  return (
    <div className={`${parts} tablet:*:first:border-0`}>
      <div>
        <p className={`${pair} ${quiet}`}>
          <span>
            {process}, {number}
          </span>
          <span>
            {words.since} <time>{since}</time>
          </span>
        </p>
        <h3 className="mbs-1 mbe-1.5 text-[1.375rem] leading-7 tracking-[-0.018em]">{question}</h3>
        <p className="flex items-baseline gap-2.25 font-medium text-balance text-human">
          <span className="gem" aria-hidden="true" />
          {why}
        </p>
        <Limit limit={limit} />
      </div>
      <div>
        <p className={`${pair} ${quiet}`}>
          <span>{words.evidence}</span>
          <span>{words.sources(sources.length)}</span>
        </p>
        <ul>
          {sources.map(({ time, title, text, quoted }) => (
            <li
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-line py-2 not-first:border-bs last:pbe-0 tablet:grid-cols-[68px_minmax(0,1fr)] tiny:grid-cols-1"
              key={title}
            >
              <b>{title}</b>
              <time className={`${quiet} tablet:-order-1 tablet:row-span-2`}>{time}</time>
              <p className="col-span-full text-balance text-ink-2 tablet:col-2">
                {quoted ? (
                  <q className="-mx-0.75 inline-block rounded-[3px] bg-accent-soft px-0.75 text-ink">
                    {text}
                  </q>
                ) : (
                  text
                )}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <table className="border-collapse inline-full tiny:[&_:is(td,th)]:block [&_:is(th,td)]:py-1.75 [&_:is(th,td)]:align-baseline tiny:[&_td]:ps-4 tiny:[&_td]:text-start">
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
              <tr className={`border-line not-first:border-bs ${proposed ? 'font-strong' : ''}`} key={title}>
                <th className="ps-4 pe-0 text-start [font-weight:inherit]" scope="row">
                  {proposed && <span className="agent float-start -ms-4 mbs-1.5" aria-hidden="true" />}
                  {title}
                </th>
                <td className="px-0 text-end">{cost}</td>
                <td className={`px-0 text-end ${proposed ? 'text-accent' : 'text-ink-2'}`}>{note}</td>
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
      <Stretched className="mbs-4.5 mbe-1.25 stroke-human block-3.5" size={[asked, 14]} strokeWidth={6}>
        <path className="stroke-ink-3" d={`M0 7H${within}`} />
        <path d={`M${within} 7H${asked}`} />
        <path className="stroke-ink" strokeWidth={1.5} d={`M${within} 0V14`} />
      </Stretched>
      <p className={`${pair} ${quiet}`}>
        <span>{text}</span>
        <span className="font-semibold text-human">{over}</span>
      </p>
    </>
  );
}
