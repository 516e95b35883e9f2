import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import type { Careers } from '@/content/careers.schema';

export function HowToApply({ apply, address }: Pick<Careers, 'apply'> & { address: string }) {
  return (
    <Section headingId="apply" padding="below">
      <div className="hue rounded-band bg-tint px-5 py-8 hue-mate @md:px-10 @md:py-12 @xl:p-16">
        <div className="grid gap-8 @xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @xl:items-center @xl:gap-x-[8.333%]">
          <SectionTitle id="apply" heading={apply} />
          <ol>
            {apply.steps.map((step, index) => (
              <li
                className="relative border-bs border-tint-line py-3.5 ps-8 text-base leading-6 wrap-anywhere last:border-be @md:ps-9 @md:text-lg @md:leading-6"
                key={step}
              >
                <span className="absolute inset-s-0 numeral text-tint-ink" aria-hidden="true">
                  {index + 1}
                </span>{' '}
                {step}
                {index === 0 && (
                  <>
                    {' '}
                    <a className="link" href={`mailto:${address}`}>
                      {address}
                    </a>
                    .
                  </>
                )}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
