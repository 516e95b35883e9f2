import { cx } from 'class-variance-authority';
import { HeadedSection } from '@/components/sections/headed-section';
import type { Careers } from '@/content/careers.schema';

export function Benefits({ benefits: { items, ...heading } }: Pick<Careers, 'benefits'>) {
  return (
    <HeadedSection headingId="benefits" heading={heading} surface="band">
      <ul className="mbs-10 grid gap-4 @md:grid-cols-2 @xl:grid-cols-6">
        {items.map(({ title, value, unit, text, marks }) => (
          <li
            className={cx(
              'grid content-start gap-3 rounded-card p-6 @md:p-8 @md:@max-xl:last:odd:col-span-2',
              marks ? 'bg-tint @xl:col-span-2' : 'border border-line bg-band-card @xl:col-span-3',
            )}
            key={title}
          >
            <h3 className="text-base leading-6 font-semibold text-ink-2">{title}</h3>
            <p>
              {value && (
                <>
                  <span className="block text-h4 font-semibold">
                    <b className="me-0.5 text-change text-tint-ink">{value}</b> {unit}
                  </span>{' '}
                </>
              )}
              {text}
            </p>
            {marks && <Marks {...marks} />}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

const [WIDTH, HEIGHT, GAP] = [300, 48, 3];

/** One mark for each day or week. */
function Marks({ of, filled }: { of: number; filled: number }) {
  const step = WIDTH / of;
  const width = (step - GAP).toFixed(1);
  const draw = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => {
      const start = ((from + index) * step + 1).toFixed(1);
      return `M${start} 1h${width}v${HEIGHT - 2}h-${width}z`;
    }).join('');
  return (
    <svg
      className="mbs-3 self-end stroke-tint-ink inline-full"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <path className="fill-tint-ink" d={draw(0, filled)} />
      <path className="fill-none" d={draw(filled, of)} />
    </svg>
  );
}
