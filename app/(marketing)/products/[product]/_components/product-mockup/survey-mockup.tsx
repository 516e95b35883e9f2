import { cx } from 'class-variance-authority';
import { StretchedSvg } from '@/components/illustrations/stretched-svg';
import { tw } from '@/components/ui/tw';
import type { ScreenOf } from '@/content/products/schema';
import { formatNumber } from '@/content/messages/locale';
import { mockupMessages } from '@/content/messages/products';
import { stopGround } from '@/components/sections/mockup-parts';

type Survey = ScreenOf<'survey'>;

const messages = mockupMessages.survey;
const card = tw`grid content-between gap-2 rounded-control border border-tint-line bg-surface-1 px-3.5 py-3`;
const question = tw`text-sm leading-5 font-bold`;

export function SurveyMockup({ mock: { scale, open, loops } }: { mock: Survey }) {
  return (
    <div className="grid grid-cols-1 content-start @sm:grid-rows-[auto_minmax(0,1fr)] @sm:content-stretch">
      <div className="survey-questions grid bg-tint px-4 py-3.5 @sm:grid-cols-2 @sm:px-5">
        <div className={card}>
          <p className="label text-tint-ink">{messages.question(1)}</p>
          <p className={question}>{scale.question}</p>
          <Scale {...scale} />
        </div>
        <div className={card}>
          <p className="label text-tint-ink">{messages.question(2)}</p>
          <p className={question}>{open.question}</p>
          <p className="text-sm leading-5">
            “{open.before}{' '}
            <mark className="-mx-0.5 rounded-tag bg-tint box-decoration-clone px-0.5 py-px text-current">
              {open.mark}
            </mark>
            {open.after}”
          </p>
          <p className="label text-tint-ink">{open.note}</p>
        </div>
      </div>
      <div className="grid grid-rows-[auto_minmax(0,1fr)]">
        <p className="flex justify-between px-4 pbs-2.5 pbe-2 label text-ink-3 @sm:px-5">
          <span>{messages.topics}</span> <span>{messages.contacts}</span>
        </p>
        <ul className="grid auto-rows-fr text-xs leading-4.5">
          {loops.map(({ topic, next, contacts, step }) => (
            <li
              className={cx(
                'survey-loop grid items-center gap-x-3 px-4 py-1.5 min-block-10 @sm:px-5',
                step === 0 ? stopGround : 'border-bs border-line',
              )}
              key={topic}
            >
              <Loop step={step} />
              <b className="font-semibold">{topic}</b> <span className="survey-next text-ink-2">{next}</span>{' '}
              <span
                className={cx(
                  'survey-contacts row-1 text-end label tabular',
                  step === 0 ? 'text-person' : 'text-ink-3',
                )}
              >
                {formatNumber(contacts)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Draws the counts of all choices as a ridge. */
function Scale({ values, said }: Survey['scale']) {
  const most = Math.max(...values, 1);
  const ridge = values.map((value) => Math.round(40 - (value / most) * 37));
  const sweeps = ridge.map((y, at) => {
    const x = 10 + 20 * at;
    return at === 0 ? `C5 36 5 ${y} ${x} ${y}` : `C${x - 10} ${ridge[at - 1] ?? y} ${x - 10} ${y} ${x} ${y}`;
  });
  const d = `M0 36${sweeps.join('')}C95 ${ridge.at(-1) ?? 36} 95 34 100 34`;
  return (
    <div className="grid gap-1">
      <StretchedSvg className="block-10" size={[100, 40]}>
        <path className="fill-tint" d={`${d}V40H0z`} />
        <path className="stroke-tint-ink stroke-2" d={d} />
        <path
          className="stroke-tint-ink"
          strokeDasharray="1 4"
          d={`M${20 * said - 10} ${ridge[said - 1] ?? 0}V40`}
        />
      </StretchedSvg>
      <ol className="grid grid-cols-5 text-center label text-ink-3">
        {values.map((_, at) => (
          <li className="grid place-items-center" key={at}>
            <span
              className={
                at + 1 === said
                  ? 'grid place-items-center rounded-tag bg-tint-ink font-bold text-surface-1 outline-ink block-5 inline-6 forced-colors:outline'
                  : ''
              }
            >
              {at + 1}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const quarters = [
  'M12.4 2.6A8.5 8.5 0 0 1 19.4 9.6',
  'M19.4 12.4A8.5 8.5 0 0 1 12.4 19.4',
  'M9.6 19.4A8.5 8.5 0 0 1 2.6 12.4',
  'M2.6 9.6A8.5 8.5 0 0 1 9.6 2.6',
];

/** Draws a loop that closes step by step; a diamond means that a person has not decided. */
function Loop({ step }: { step: number }) {
  return (
    <svg
      className="row-span-2 fill-none block-5 inline-6 @sm:row-auto"
      viewBox="0 0 22 22"
      aria-hidden="true"
    >
      <path
        className={cx('stroke-3', step === 0 ? 'survey-open' : 'stroke-surface-3')}
        d={quarters.slice(step).join('')}
      />
      <path
        className={cx('stroke-3', step === 4 ? 'stroke-accent' : 'stroke-tint-ink')}
        d={quarters.slice(0, step).join('')}
      />
      {step === 0 && <path className="fill-person" d="M11 6.8l4.2 4.2-4.2 4.2-4.2-4.2z" />}
      {step === 4 && <path className="stroke-accent stroke-2" d="M7.8 11.2l2.2 2.2 4.2-4.8" />}
    </svg>
  );
}
