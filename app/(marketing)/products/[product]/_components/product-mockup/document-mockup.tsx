import { cx } from 'class-variance-authority';
import { StretchedSvg } from '@/components/illustrations/stretched-svg';
import { tw } from '@/components/ui/tw';
import type { ScreenOf } from '@/content/products/schema';
import { mockupMessages } from '@/content/messages/products';
import { Ref, stopGround } from '@/components/sections/mockup-parts';

type Paper = ScreenOf<'document'>;

const messages = mockupMessages.document;
const cell = tw`border-bs border-line py-1.5 text-end font-normal tabular`;

export function DocumentMockup({ mock }: { mock: Paper }) {
  const { fields, readings } = mock;
  return (
    <div className="document-screen grid">
      <Page {...mock} />
      <div className="border-bs border-line @sm:border-bs-0">
        <p className="px-4 pbs-3.5 pbe-1 label text-ink-3">{messages.extracted(fields.length)}</p>
        <dl>
          {fields.map(({ ref, label, value }) => (
            <div
              className="flex items-center gap-2.5 border-line px-4 py-2 text-xs leading-4.5 not-first:border-bs"
              key={label}
            >
              <dt className="flex flex-1 items-center gap-2.5 text-ink-2">
                <Ref>{ref}</Ref> {label}
              </dt>
              <dd className="font-semibold tabular">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className="grid grid-cols-2 border-bs border-line">
        {readings.map(({ sum, text }, at) => (
          <li
            className="grid content-start gap-px border-line ps-4 pe-3 pbs-2.5 pbe-3 text-xs leading-4.5 text-balance text-ink-2 not-first:border-s"
            key={sum}
          >
            <span className="label text-ink-3">{messages.readings[at]}</span>{' '}
            <b className="text-lg leading-6 font-bold tracking-tight text-ink tabular">{sum}</b> {text}
          </li>
        ))}
      </ul>
      <Limit {...mock} />
    </div>
  );
}

/** Draws bars in place of text that need not be read. */
function Page({ from, at, subject, cited, items }: Paper) {
  return (
    <div className="document-desk overflow-hidden bg-surface-3 px-4 @sm:px-5">
      <div className="grid content-start gap-2.5 rounded-t-tag bg-surface-1 px-5 pbs-5 pbe-4 text-xs leading-5 text-ink-2 outline-1 outline-line block-full">
        <p className="flex justify-between gap-2 label text-ink-3">
          <span>{from}</span> <span>{at}</span>
        </p>
        <p className="text-sm leading-5 font-bold text-ink">
          {subject.text} {subject.ref !== undefined && <Ref>{subject.ref}</Ref>}
        </p>
        <Bars second={196} />
        <p className="-mx-2 border-s-2 border-tint-ink bg-tint p-2 text-ink">
          {cited.map(({ text, ref }) =>
            ref === undefined ? (
              text
            ) : (
              <span key={text}>
                <b className="font-bold">{text}</b> <Ref on="tint">{ref}</Ref>
              </span>
            ),
          )}
        </p>
        <table className="border-collapse inline-full">
          <thead className="sr-only">
            <tr>
              {(['name', 'count', 'sum'] as const).map((column) => (
                <th scope="col" key={column}>
                  {messages.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ name, count, sum }) => (
              <tr className="last:border-be last:border-line" key={name}>
                <th className={cx(cell, 'text-start')} scope="row">
                  {name}
                </th>
                <td className={cell}>{count}</td>
                <td className={cell}>{sum}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Bars second={120} />
      </div>
    </div>
  );
}

function Bars({ second }: { second: number }) {
  return (
    <StretchedSvg className="block-4" size={[240, 16]}>
      <path className="fill-surface-3" d={`M0 1h240v4H0zM0 11h${second}v4H0z`} />
    </StretchedSvg>
  );
}

function Limit({ limit: { value, asked, text }, stop }: Paper) {
  return (
    <div className={cx('grid content-center gap-2 px-4 pbs-3 pbe-3 text-xs leading-4.5', stopGround)}>
      <p className="flex items-center gap-2.25 font-bold @max-3xs:flex-wrap">
        <span className="marker-person" aria-hidden="true" />
        {stop.who} <span className="ms-auto label whitespace-nowrap text-person">{stop.left}</span>
      </p>
      <StretchedSvg className="block-3.5" size={[asked, 14]}>
        <rect className="fill-ink-3" y={4} width={value} height={6} />
        <rect className="fill-person" x={value} y={4} width={asked - value} height={6} />
        <path className="stroke-ink stroke-2" d={`M${value} 0V14`} />
      </StretchedSvg>
      <p>{text}</p>
    </div>
  );
}
