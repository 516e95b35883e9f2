import { cx } from 'class-variance-authority';
import { drawDots } from '@/components/illustrations/draw-dots';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { Section } from '@/components/ui/section';
import type { Foundry } from '@/content/solutions/schema';

type Figure = Foundry['figures']['items'][number];

/** Draws what the Foundry counts piece by piece. */
export function Figures({ figures: { title, items } }: Pick<Foundry, 'figures'>) {
  return (
    <Section headingId="figures-title" padding="below">
      <h2 className="mbe-8 text-h2" id="figures-title">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-6 @xl:grid-cols-12">
        {items.map(({ value, label, text, source, drawn }, index) => (
          <li
            className={cx(
              'grid content-between gap-8 rounded-card bg-tint p-6 @md:p-8',
              index % 4 === 0 || index % 4 === 3 ? '@xl:col-span-7' : '@xl:col-span-5',
            )}
            key={label}
          >
            <div>
              <p className="mbe-3 text-[clamp(3.5rem,8vw,7.5rem)] leading-none font-semibold tracking-tightest whitespace-nowrap text-accent">
                {value}
              </p>
              <p className="text-h4 font-bold">
                {label}
                <FootnoteRef source={source} />
              </p>
              <p className="text-ink-2">{text}</p>
            </div>
            {drawn && <Counted {...drawn} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Counted({ before = 0, after, of = 0 }: NonNullable<Figure['drawn']>) {
  const most = Math.max(before, after, of);
  const lanes = most <= 10 ? 1 : most <= 50 ? 2 : 5;
  const width = Math.ceil(most / lanes);
  const levels = before > 0 ? [before, after] : [after];
  return (
    <svg
      className="fill-none inline-full"
      viewBox={`-0.5 -0.5 ${width} ${lanes * levels.length}`}
      strokeWidth={0.78}
      strokeLinecap="round"
      strokeDasharray="0.001 0.999"
      aria-hidden="true"
    >
      {of > after && <path className="stroke-tint-line" d={drawDots({ from: after, to: of, lanes })} />}
      {levels.map((level, index) => (
        <path
          className={index < levels.length - 1 ? 'stroke-tint-line' : 'stroke-accent'}
          d={drawDots({ to: level, lanes })}
          transform={`translate(0 ${index * lanes})`}
          key={index}
        />
      ))}
    </svg>
  );
}
