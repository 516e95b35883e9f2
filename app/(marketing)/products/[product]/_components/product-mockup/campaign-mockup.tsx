import { cx } from 'class-variance-authority';
import { StretchedSvg } from '@/components/illustrations/stretched-svg';
import { Icon } from '@/components/ui/icon';
import { tw } from '@/components/ui/tw';
import type { ScreenOf } from '@/content/products/schema';
import { formatNumber } from '@/content/messages/locale';
import { mockupMessages } from '@/content/messages/products';
import { Ref, stopGround } from '@/components/sections/mockup-parts';

type Campaign = ScreenOf<'campaign'>;

const messages = mockupMessages.campaign;
const cell = tw`border-bs border-line py-2 font-medium`;
const head = tw`pbs-2.5 pbe-1 font-medium`;
const columns = {
  name: tw`ps-4 text-start @sm:ps-5`,
  people: tw`ps-1 pe-4 text-end`,
  consent: tw`pe-3 text-start @max-3xs:hidden`,
  letter: tw`pe-4 text-end`,
};

export function CampaignMockup({ mock: { sums, segments, letter, read, stop } }: { mock: Campaign }) {
  const people = segments
    .filter((segment) => segment.letter === letter.id)
    .reduce((sum, segment) => sum + segment.people, 0);
  return (
    <div className="campaign-screen grid">
      <Sums sums={sums} />
      <table className="border-collapse text-xs leading-4.5 inline-full">
        <thead className="label text-ink-3">
          <tr>
            {(['name', 'people', 'consent', 'letter'] as const).map((column) => (
              <th className={cx(head, columns[column])} scope="col" key={column}>
                {messages.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {segments.map((segment) => {
            const open = segment.letter === letter.id;
            return (
              <tr className={open ? 'bg-tint' : ''} key={segment.name}>
                <th className={cx(cell, columns.name)} scope="row">
                  {segment.name}
                </th>
                <td className={cx(cell, columns.people, 'text-ink-2 tabular')}>
                  {formatNumber(segment.people)}
                </td>
                <td className={cx(cell, columns.consent)}>
                  <span className="flex items-center gap-1">
                    <Icon name="check" size={16} className="text-accent" />
                    {segment.consent}
                  </span>
                </td>
                <td className={cx(cell, columns.letter)}>
                  <Ref on={open ? 'tint' : 'surface'}>{segment.letter}</Ref>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Letter letter={letter} people={people} />
      <Read read={read} stop={stop} />
    </div>
  );
}

/** Gap after each part, in percent. */
const GAP = 0.6;

function Sums({ sums }: Pick<Campaign, 'sums'>) {
  const of = (part: string) => sums.find((sum) => sum.part === part)?.value ?? 0;
  const width = (part: string) => (of(part) / of('all')) * (100 - 2 * GAP);
  const [out, held, sent] = [width('out'), width('held'), width('sent')].map((value) =>
    Number(value.toFixed(1)),
  );
  return (
    <div className="grid gap-2.5 border-be border-line px-4 pbs-2.5 pbe-3 @sm:col-span-full @sm:gap-2 @sm:px-5">
      <dl className="campaign-counts grid gap-x-3 gap-y-2 @sm:justify-between">
        {sums.map(({ label, value }) => (
          <div className="flex flex-col-reverse" key={label}>
            <dt className="label text-ink-3">{label}</dt>
            <dd className="text-lg leading-6 font-bold tracking-tight tabular">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <StretchedSvg className="block-3" size={[100, 12]}>
        <rect className="stroke-tint-ink" strokeDasharray="2 2" x={0.1} y={0.5} width={out} height={11} />
        <rect className="campaign-held" x={(out ?? 0) + GAP} width={held} height={12} />
        <rect className="fill-tint-ink" x={(out ?? 0) + (held ?? 0) + 2 * GAP} width={sent} height={12} />
      </StretchedSvg>
    </div>
  );
}

/** Shows the number of each sentence's fact; a sentence without a fact is struck out. */
function Letter({ letter: { id, sentences }, people }: Pick<Campaign, 'letter'> & { people: number }) {
  const marks = sentences.map((sentence, at) => (sentence.removed ? '–' : `${at + 1}`));
  return (
    <div className="campaign-letter grid content-start gap-2 border-line bg-tint px-4 pbs-2.5 pbe-3">
      <p className="flex justify-between gap-2 label text-tint-ink">
        <span>{messages.letter(id)}</span> <span>{messages.people(formatNumber(people))}</span>
      </p>
      <p className="rounded-control border border-tint-line bg-surface-1 px-3.5 py-3 text-sm leading-5.5">
        {sentences.map((sentence, at) => {
          if (sentence.removed)
            return (
              <del className="text-ink-3" key={sentence.text}>
                {sentence.text}
              </del>
            );
          const space = sentence.text.lastIndexOf(' ') + 1;
          return (
            <span key={sentence.text}>
              {sentence.text.slice(0, space)}
              <span className="nowrap">
                {sentence.text.slice(space)} <Ref>{marks[at]}</Ref>
              </span>{' '}
            </span>
          );
        })}
      </p>
      <ul className="grid gap-0.5 text-xs leading-4.5 text-ink-2">
        {sentences.map((sentence, at) => (
          <li className="flex items-center gap-2" key={sentence.text}>
            <Ref on="tint">{marks[at]}</Ref> {sentence.removed ? sentence.reason : sentence.fact}
          </li>
        ))}
      </ul>
    </div>
  );
}

const LETTERS_PER_ROW = 25;

/** Draws a square per letter of the sample, filled once it is read. */
function Read({ read: { done, of }, stop }: Pick<Campaign, 'read' | 'stop'>) {
  const squares = (from: number, to: number, inset: number) =>
    Array.from({ length: to - from }, (_, index) => {
      const [x, y] = [
        ((from + index) % LETTERS_PER_ROW) * 10 + 1,
        Math.floor((from + index) / LETTERS_PER_ROW) * 10 + 1,
      ];
      const side = 6 - 2 * inset;
      return `M${x + inset} ${y + inset}h${side}v${side}h-${side}z`;
    }).join('');
  return (
    <div
      className={cx(
        'campaign-sample grid items-center gap-x-4 gap-y-2 px-4 py-2.5 text-xs leading-5 font-normal @sm:col-span-full @sm:px-5',
        stopGround,
      )}
    >
      <p className="flex items-center gap-2.5">
        <span className="marker-person" aria-hidden="true" />
        <span>
          <b className="font-bold">{stop.who}</b> {stop.text} <span className="block">{stop.otherwise}</span>
        </span>
      </p>
      <svg className="block-4 inline-full max-inline-60" viewBox="0 0 250 18" aria-hidden="true">
        <path className="fill-person" d={squares(0, done, 0)} />
        <path className="fill-none stroke-person" d={squares(done, of, 0.5)} />
      </svg>
    </div>
  );
}
