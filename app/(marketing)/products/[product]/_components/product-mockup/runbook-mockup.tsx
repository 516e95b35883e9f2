import { cx } from 'class-variance-authority';
import { Fragment } from 'react';
import { StretchedSvg } from '@/components/illustrations/stretched-svg';
import { tw } from '@/components/ui/tw';
import type { ScreenOf } from '@/content/products/schema';
import { mockupMessages } from '@/content/messages/products';
import { Dots, stopGround } from '@/components/sections/mockup-parts';

type Runbook = ScreenOf<'runbook'>;

const messages = mockupMessages.runbook;
const clock = tw`col-3 text-end label whitespace-nowrap tabular`;
const bar = tw`stroke-[10px]`;
const pale = tw`runbook-pale`;
const rows = [
  '',
  '',
  'row-start-2 row-span-2',
  'row-start-2 row-span-3',
  'row-start-2 row-span-4',
  'row-start-2 row-span-5',
  'row-start-2 row-span-6',
  'row-start-2 row-span-7',
];

const options = ['', '', '@sm:grid-cols-2', '@sm:grid-cols-3'];

export function RunbookMockup({ mock }: { mock: Runbook }) {
  return (
    <div className="runbook-screen grid grid-cols-1">
      <ul
        className={cx(
          'grid border-be border-line text-xs leading-4.5 row-lines @sm:column-lines',
          options[mock.options.length],
        )}
      >
        {mock.options.map(({ id, name, forecast, declared }) => (
          <li
            className={cx(
              'runbook-option grid grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-2.5 py-2.5',
              declared ? cx('text-ink-2', stopGround) : 'text-ink-3',
            )}
            key={id}
          >
            <span
              className={cx(
                'row-span-2 grid size-5.5 place-items-center rounded-tag border label leading-none',
                declared ? 'border-person text-person' : 'border-line-strong text-ink-2',
              )}
            >
              {id}
            </span>{' '}
            <b className={cx('font-semibold', declared ? 'text-ink' : 'text-ink-2')}>
              {declared && <span className="sr-only">{`${messages.declared} `}</span>}
              {name}
            </b>{' '}
            <span>{forecast}</span>
          </li>
        ))}
      </ul>
      <Plan {...mock} />
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 border-bs border-line bg-surface-2 px-4 py-2.5 text-xs leading-4.5 text-ink-2 @sm:px-5">
        <ul className="flex flex-wrap gap-x-4">
          {(['done', 'todo', 'limit'] as const).map((key) => (
            <li className="flex items-center gap-1.5" key={key}>
              <svg className={cx(pale, 'block-3 inline-3.5')} viewBox="0 0 14 12" aria-hidden="true">
                <path className={keys[key].look} d={keys[key].d} />
              </svg>
              {messages.keys[key]}
            </li>
          ))}
        </ul>
        <p>{mock.note}</p>
      </div>
    </div>
  );
}

const keys = {
  done: { d: 'M0 2h14v8H0z', look: tw`fill-tint-ink` },
  todo: { d: 'M0 2h14v8H0z', look: tw`fill-current` },
  limit: { d: 'M6 0h2v12H6z', look: tw`fill-ink` },
};

/** The service, its bar, and the time. */
const columns = tw`runbook-columns`;

/** Draws each bar from the end of the service that it waits for. */
function Plan({ services, now, span, declaredAt, stop }: Runbook) {
  const x = (minute: number) => Number(((minute / span) * 100).toFixed(1));
  const y = (service: number) => 15 + 10 * service;
  const part = (from: number, to: number, at: number) => (from < to ? `M${x(from)} ${y(at)}H${x(to)}` : '');
  const done = services.map(({ from, to }, at) => part(from, Math.min(to, now), at)).join('');
  const todo = services.map(({ from, to }, at) => part(Math.max(from, now), to, at)).join('');
  const links = services.map(({ from, after }, at) => {
    const before = services.findIndex(({ name }) => name === after);
    return `M${x(from)} ${before === -1 ? 5 : y(before)}V${y(at)}`;
  });
  const height = 10 * (services.length + 1);
  return (
    <div className={cx('runbook-plan grid items-center px-4 pbe-1 @sm:px-5', columns)}>
      <div className="col-span-3 grid grid-cols-subgrid" aria-hidden="true">
        <p className="col-2 flex justify-between label text-ink-3">
          {[0, 1, 2, 3, 4].map((quarter) => (
            <Fragment key={quarter}>
              <span className="flex justify-center whitespace-pre inline-0 first:justify-start">
                {Math.round((quarter * span) / 4)}
                {quarter === 0 && <span className="hidden @sm:inline">{messages.unit}</span>}
              </span>{' '}
            </Fragment>
          ))}
        </p>
      </div>
      <StretchedSvg
        className={cx('col-2 block-0 min-block-full', rows[services.length + 1])}
        size={[100, height]}
      >
        <path className="stroke-line" d={[0, 25, 50, 75, 100].map((at) => `M${at} 0V${height}`).join('')} />
        <path className="stroke-tint-ink stroke-2" d={`M0 5H${x(declaredAt) / 2}`} />
        <Dots d={`M${x(declaredAt) / 2 + 1} 5H${x(declaredAt) - 2}`} />
        <path className="runbook-link" d={links.join('')} />
        <path className={cx(pale, 'stroke-current', bar)} d={todo} />
        <path className={cx('stroke-tint-ink', bar)} d={done} />
        <path
          className="stroke-ink stroke-2"
          d={services.map(({ rto }, at) => `M${x(rto)} ${y(at) - 3.4}v6.8`).join('')}
        />
        <path className="stroke-ink" strokeDasharray="3 3" d={`M${x(now)} 0V${height}`} />
      </StretchedSvg>
      {/* Not stretched with the rest. */}
      <svg className="col-2 row-2 overflow-visible block-0 inline-full min-block-full" aria-hidden="true">
        <svg className="overflow-visible" x={`${x(declaredAt)}%`} y="50%">
          <path
            className="fill-person stroke-surface-1 stroke-3 [paint-order:stroke]"
            d="M0-8 8 0 0 8-8 0z"
          />
        </svg>
      </svg>
      <dl className="contents">
        <dt className="col-1 text-xs leading-4.5 font-medium text-person">{stop.who}</dt>
        <dd className={cx(clock, 'text-person')}>{stop.text}</dd>
        {services.map(({ name, clock: time, from, to, rto }) => (
          <Service name={name} time={time} runs={from <= now && now < to} rto={rto} key={name} />
        ))}
      </dl>
    </div>
  );
}

function Service({
  name,
  time,
  runs,
  rto,
}: {
  name: string;
  time: string | undefined;
  runs: boolean;
  rto: number;
}) {
  return (
    <>
      <dt className="col-1 text-xs leading-4.5 font-medium whitespace-nowrap">{name}</dt>
      <dd className={cx(clock, 'text-ink-3')}>
        <b className={cx('font-medium', runs ? 'text-tint-ink' : 'text-ink')}>
          {time ?? (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr-only">{messages.waiting}</span>
            </>
          )}
        </b>
        <span className="@max-2xs:sr-only">
          <span aria-hidden="true"> / </span>
          <span className="sr-only">{messages.limit}</span>
          {rto}:00
        </span>
      </dd>
    </>
  );
}
