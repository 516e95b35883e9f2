import { cx } from 'class-variance-authority';
import { Bar } from '@/components/sections/bar';
import { MockupFrame } from '@/components/sections/mockup-frame';
import { Stop } from '@/components/sections/mockup-parts';
import { tw } from '@/components/ui/tw';
import { formatNumber } from '@/content/messages/locale';
import type { Careers } from '@/content/careers.schema';

type Exercise = NonNullable<Careers['hero']['exercise']>;

const cell = tw`border-bs border-line py-4 pe-4 text-start align-baseline @sm:pe-6`;
const head = tw`pe-4 pbs-1 pbe-2 text-start align-bottom font-medium @sm:pe-6`;
const bar = tw`mbs-2 bg-surface-3 block-3`;

/** Shows what each limit would have cost: questions to people, or wrong refunds. */
export function LimitExercise({ exercise }: { exercise: Exercise }) {
  const { title, state, question, text, columns, options, decision, caption } = exercise;
  const [mostAsked, mostWrong] = (['asked', 'wrong'] as const).map((key) =>
    Math.max(1, ...options.map((option) => option[key])),
  );
  return (
    <MockupFrame variant="open" title={title} state={state} caption={caption}>
      <div className="grid gap-2 pbs-2 pbe-5">
        <p className="text-h2 font-semibold text-balance">{question}</p>
        <p className="text-sm leading-5.5 text-ink-2">{text}</p>
      </div>
      <table className="border-collapse inline-full">
        <thead className="label text-ink-3">
          <tr>
            <th className={head} scope="col">
              {columns.limit}
            </th>
            <th className={head} scope="col">
              {columns.asked}
            </th>
            <th className={head} scope="col">
              {columns.wrong}
            </th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ limit, asked, wrong }) => (
            <tr key={limit}>
              <th className={cx(cell, 'text-h3')} scope="row">
                {limit}
              </th>
              <td className={cell}>
                {formatNumber(asked)}
                <Bar when="after" length={(100 * asked) / (mostAsked ?? 1)} className={bar} />
              </td>
              <td className={cell}>
                {formatNumber(wrong)}
                <Bar when="before" length={(100 * wrong) / (mostWrong ?? 1)} className={bar} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Stop variant="open" {...decision} />
    </MockupFrame>
  );
}
