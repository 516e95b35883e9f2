import { Illustration } from '@/components/illustrations/illustration';
import { readDrawing } from '@/components/illustrations/read-drawing';
import { HeadedSection } from '@/components/sections/headed-section';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import type { Foundry } from '@/content/solutions/schema';

export function Services({ services }: Pick<Foundry, 'services'>) {
  return (
    <HeadedSection id="innovation-services" headingId="services-title" heading={services}>
      <ul className="mbs-8 grid gap-6 @md:grid-cols-2 @xl:grid-cols-4">
        {services.items.map(({ title, text, drawing }) => (
          <li className="grid grid-rows-[auto_1fr] gap-6 rounded-card bg-band p-6" key={title}>
            {drawing && (
              <Illustration svg={readDrawing(`foundry-${drawing}`)} className="self-start max-inline-60" />
            )}
            <div className="grid content-start gap-2">
              <h3 className="text-h4">
                <NoBreakHyphens text={title} />
              </h3>
              <p className="text-ink-2">
                <NoBreakHyphens text={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
