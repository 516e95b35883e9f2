import { cx } from 'class-variance-authority';
import { MockupFrame } from '@/components/sections/mockup-frame';
import { stopGround } from '@/components/sections/mockup-parts';
import { TwoColumnSection } from '@/components/sections/two-column-section';
import type { Trust } from '@/content/trust.schema';

/** Shows one line of an exported trace, and what each field means. */
export function TraceLine({ id, title, text, screen, fields, checkpoint }: Trust['traceFormat']) {
  return (
    <TwoColumnSection headingId={id} padding="above" heading={{ title, lead: text }}>
      <MockupFrame title={screen.title} state={screen.state} caption={screen.caption}>
        <dl>
          {[...fields, checkpoint].map(({ key, value, text: meaning }) => (
            <div
              className={cx(
                'grid grid-cols-1 gap-x-6 gap-y-1 border-line px-4 py-3 not-first:border-bs @sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @sm:px-5',
                key === checkpoint.key && stopGround,
              )}
              key={key}
            >
              <dt className="font-mono text-sm leading-5.5">
                <span
                  className={key === checkpoint.key ? 'text-person' : 'text-tint-ink'}
                >{`"${key}": `}</span>
                {printJson(value)}
              </dt>
              <dd className="flex items-baseline gap-2.5 text-sm leading-5.5 text-ink-2">
                {key === checkpoint.key && <span className="marker-person" aria-hidden="true" />}
                {meaning}
              </dd>
            </div>
          ))}
        </dl>
      </MockupFrame>
    </TwoColumnSection>
  );
}

/** Prints a value that breaks only between its entries. */
const printJson = (value: unknown) =>
  JSON.stringify(value, null, 1).replaceAll(/\n */g, '\n').replaceAll(' ', '\u00a0').replaceAll('\n', ' ');
