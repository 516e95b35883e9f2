import { cx } from 'class-variance-authority';
import { SectionTitle } from '@/components/typography/section-title';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';
import type { Servicenow } from '@/content/technologies/schema';

/** Punched at both ends of the line along which one ticket is torn off the next. Each covers the edge at its mouth. */
const notches = cx(
  tw`before:absolute before:size-5.5 before:rounded-full before:border before:border-line before:bg-band`,
  tw`after:absolute after:size-5.5 after:rounded-full after:border after:border-line after:bg-band`,
  tw`before:-inset-s-3 before:-inset-bs-3 before:[clip-path:inset(0_0_0_11px)]`,
  tw`after:-inset-e-3 after:-inset-bs-3 after:[clip-path:inset(0_11px_0_0)]`,
  tw`@2xl:before:[clip-path:inset(11px_0_0_0)]`,
  tw`@2xl:after:-inset-s-3 @2xl:after:inset-e-auto @2xl:after:inset-bs-auto @2xl:after:-inset-be-3 @2xl:after:[clip-path:inset(0_0_11px_0)]`,
);

/** A book of tickets, one for each service. */
export function Services({ services }: Pick<Servicenow, 'services'>) {
  if (services.items.length === 0) return null;
  return (
    <Section headingId="services" surface="band" contentClassName="grid gap-8">
      <SectionTitle id="services" heading={services} />
      <ol className="grid rounded-card border border-line bg-band-card shadow-card @2xl:auto-cols-fr @2xl:grid-flow-col">
        {services.items.map(({ title, text }, index) => (
          <li
            className={cx(
              'relative grid content-start gap-x-5 gap-y-2 border-dotted border-line-strong p-6 @2xl:px-5 @2xl:pbs-8 @2xl:pbe-10',
              'grid-cols-[2.5rem_minmax(0,1fr)] @2xl:grid-cols-1 @2xl:grid-rows-[auto_3.5rem]',
              index > 0 && cx('border-bs-2 @2xl:border-s-2 @2xl:border-bs-0', notches),
            )}
            key={title}
          >
            <span
              className="row-span-2 text-metric text-accent @2xl:row-auto @2xl:mbe-8 @2xl:text-display"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <h3 className="text-h4 @2xl:text-lg">
              <NoBreakHyphens text={title} />
            </h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
