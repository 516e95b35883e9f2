import { cx } from 'class-variance-authority';
import { drawDots } from '@/components/illustrations/draw-dots';
import { BarPair } from '@/components/sections/bar-pair';
import { LevelChange } from '@/components/sections/level-change';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { SectionLead } from '@/components/typography/section-head';
import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';
import { changeMessages } from '@/content/messages/sections';
import { parseMeasure } from '@/content/schema/measure';
import type { Change, Salesforce } from '@/content/technologies/schema';

/** The changes, each counted out: what is left is filled, and what is gone is an outline. */
export function Impact({ changes: { items, lead, ...heading } }: Pick<Salesforce, 'changes'>) {
  const [first, ...others] = items;
  if (!first) return null;
  return (
    <Section
      headingId="impact"
      surface="band"
      contentClassName="grid grid-cols-1 gap-6 @xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="grid content-start gap-4 @xl:pbs-4">
        <SectionTitle id="impact" heading={heading} />
        <SectionLead>{lead}</SectionLead>
      </div>
      <Card change={first} />
      {others.map((change) => (
        <Card change={change} key={change.name} />
      ))}
    </Section>
  );
}

function Card({ change: { name, definition, levels, source, drawing } }: { change: Change }) {
  return (
    <div className="@container grid grid-rows-[auto_1fr] gap-8 rounded-card border border-line bg-band-card p-6 @md:p-8">
      <div className="grid gap-3">
        <LevelChange {...levels} spoken={changeMessages} className="text-[clamp(2.5rem,15cqi,7.5rem)]" />
        <div>
          <h3 className="text-h4">
            {`${name}, ${levels.change}`}
            <span className="sr-only">{` (${changeMessages.better})`}</span>
          </h3>
          <p className="text-ink-2">
            {definition}
            <FootnoteRef source={source} />
          </p>
        </div>
      </div>
      <div className="self-end">
        {drawing ? (
          <Counted
            drawing={drawing}
            before={parseMeasure(levels.before)}
            after={parseMeasure(levels.after)}
          />
        ) : (
          <BarPair bars={levels.bars} className="bg-surface-3 block-3" />
        )}
      </div>
    </div>
  );
}

const kept = tw`fill-accent`;
const gone = tw`fill-transparent stroke-line-strong [stroke-dasharray:4_5]`;
/** Width and height of one piece, with the gap behind it. */
const sizes = { screens: [124, 92], days: [84, 120] } as const;
const gap = 14;

function Counted({
  drawing,
  before,
  after,
}: {
  drawing: NonNullable<Change['drawing']>;
  before: number;
  after: number;
}) {
  if (drawing === 'share') return <Share before={before} after={after} />;
  const [width, height] = sizes[drawing];
  const most = Math.max(before, after);
  return (
    <svg
      className="inline-full"
      viewBox={`-1 -1 ${most * (width + gap) - gap + 2} ${height + 2}`}
      aria-hidden="true"
    >
      {Array.from({ length: most }, (_, index) => (
        <g transform={`translate(${index * (width + gap)})`} key={index}>
          <rect className={index < after ? kept : gone} width={width} height={height} rx={8} />
          {drawing === 'screens' && (
            <path
              className={cx('fill-none stroke-2', index < after ? 'stroke-on-accent/60' : 'stroke-line')}
              d={`M0 20H${width}M14 40h50M14 54h72M14 68h36`}
            />
          )}
        </g>
      ))}
    </svg>
  );
}

const lanes = 5;

/** A hundred questions. The change is the part that is new. */
function Share({ before, after }: { before: number; after: number }) {
  const parts = [
    { className: tw`stroke-accent-muted`, from: 0, to: Math.min(before, after) },
    { className: tw`stroke-accent`, from: before, to: after },
    { className: tw`stroke-surface-3`, from: Math.max(before, after), to: 100 },
  ];
  return (
    <svg className="inline-full" viewBox={`-0.5 -0.5 ${100 / lanes} ${lanes}`} aria-hidden="true">
      {parts.map(({ className, from, to }) => (
        <path
          className={cx('fill-none', className)}
          strokeWidth={0.74}
          strokeLinecap="round"
          strokeDasharray="0.001 0.999"
          d={drawDots({ from, to, lanes })}
          key={className}
        />
      ))}
    </svg>
  );
}
