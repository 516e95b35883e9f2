import { HeadedSection } from '@/components/sections/headed-section';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { MoreLinks } from '@/components/ui/more-links';
import type { PlatformLanding } from '@/lib/content/platform-landing';

/** Shows each advantage below a line of the record in which it can be checked. */
export function Advantages({ advantages }: Pick<PlatformLanding, 'advantages'>) {
  return (
    <HeadedSection headingId="advantages" heading={advantages}>
      <ul className="mbs-6 grid gap-x-6 gap-y-10 tablet:mbs-10 tablet:grid-cols-2">
        {advantages.items.map(({ title, sample, text, more }) => (
          <li className="row-span-4 grid grid-rows-subgrid gap-0" key={title}>
            <p
              className={`mbe-3 flex items-baseline gap-3 border-bs border-line-strong pbs-4 text-h3 font-medium ${sample.actor === 'person' ? 'text-person' : 'text-accent'}`}
            >
              <span className={`self-center marker-${sample.actor}`} aria-hidden="true" />
              {sample.text}
            </p>
            <h3 className="text-h4">{title}</h3>
            <p className="text-ink-2 max-inline-[44ch]">
              <NoBreakHyphens text={text} />
            </p>
            {more && <MoreLinks links={[more]} />}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
