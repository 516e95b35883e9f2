import { HeadedSection } from '@/components/sections/headed-section';
import type { Careers } from '@/lib/content/careers';

/** The benefits, one to a row. */
export function Benefits({ benefits }: Pick<Careers, 'benefits'>) {
  return (
    <HeadedSection
      label="benefits"
      words={benefits}
      tone="band"
      inner="grid gap-x-6 gap-y-8 wide:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div>
        <dl className="border-bs border-line">
          {benefits.items.map(({ title, text }) => (
            <div
              className="grid gap-x-6 gap-y-0.5 border-be border-line py-4 tablet:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] tablet:items-baseline"
              key={title}
            >
              <dt className="text-h4 font-semibold">{title}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
        {benefits.note && <p className="mbs-3 help">{benefits.note}</p>}
      </div>
    </HeadedSection>
  );
}
