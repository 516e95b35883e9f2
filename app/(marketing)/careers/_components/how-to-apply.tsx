import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import type { Careers } from '@/content/careers.schema';

export function HowToApply({ apply, address }: Pick<Careers, 'apply'> & { address: string }) {
  return (
    <Section headingId="apply" padding="below">
      <div className="hue grid gap-x-6 gap-y-8 rounded-band bg-tint px-5 py-8 [--rule:color-mix(in_oklab,var(--tint-ink)_28%,transparent)] hue-mate tablet:px-10 tablet:py-12 wide:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] wide:items-center wide:gap-x-[8.333%] wide:p-16">
        <SectionTitle id="apply" heading={apply} />
        <ol className="[counter-reset:step]">
          {apply.steps.map((step, index) => (
            <li
              className="relative block border-bs border-(--rule) py-3.5 ps-9 text-lg leading-6.5 wrap-anywhere [counter-increment:step] before:absolute before:inset-s-0 before:numeral before:text-tint-ink before:content-[counter(step)_/_''] last:border-be"
              key={step}
            >
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
    </Section>
  );
}
