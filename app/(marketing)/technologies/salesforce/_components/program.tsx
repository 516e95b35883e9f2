import { cx } from 'class-variance-authority';
import { LevelChange } from '@/components/sections/level-change';
import { MockupFrame } from '@/components/sections/mockup-frame';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { technologyMessages } from '@/content/messages/pages';
import { changeMessages } from '@/content/messages/sections';
import type { Change } from '@/content/technologies/schema';

type Steps = NonNullable<Change['steps']>;

const fills = { agent: 'fill-accent', person: 'fill-person', wait: 'fill-line-strong/45' };
const markers = { agent: 'marker-agent', person: 'marker-person', wait: 'block-0.5 inline-2 bg-line-strong' };

/** Tells one program: its two levels to one scale, and where the minutes of each went. */
export function Program({ change, steps }: { change: Change; steps: Steps }) {
  const { name, definition, levels, source } = change;
  const total = steps.before.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <MockupFrame variant="open" title={name} state={levels.change} caption={technologyMessages.steps}>
      <div className="grid gap-6">
        <div className="grid gap-2">
          <LevelChange {...levels} spoken={changeMessages} className="text-[clamp(2.25rem,12cqi,4.5rem)]" />
          <p className="text-ink-2">
            {definition}
            <FootnoteRef source={source} />
          </p>
        </div>
        {(['before', 'after'] as const).map((when) => (
          <div className="grid gap-2.5" key={when}>
            <p className="label text-ink-2">{`${changeMessages[when]}, ${levels[when]}`}</p>
            <Bar steps={steps[when]} total={total} />
            <ol className="grid gap-1 text-sm leading-5.5">
              {steps[when].map(({ text, minutes, actor }) => (
                <li
                  className={cx(
                    'grid grid-cols-[0.75rem_minmax(0,1fr)_auto] items-baseline gap-x-2.5',
                    actor === 'wait' && 'text-ink-2',
                  )}
                  key={text}
                >
                  <span
                    className={cx('self-center justify-self-center', markers[actor])}
                    aria-hidden="true"
                  />
                  {text} <span className="label">{technologyMessages.minutes(minutes)}</span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </MockupFrame>
  );
}

function Bar({ steps, total }: { steps: Steps['before']; total: number }) {
  return (
    <svg
      className="block-6 inline-full"
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {steps.map(({ text, minutes, actor }, index) => (
        <rect
          className={fills[actor]}
          x={steps.slice(0, index).reduce((sum, step) => sum + step.minutes, 0)}
          width={minutes}
          height={1}
          key={text}
        />
      ))}
    </svg>
  );
}
