import { cx } from 'class-variance-authority';
import { NoBreakHyphens } from './no-break-hyphens';
import { type Heading, SectionTitle } from './section-title';

export function SectionHead({ id, heading }: { id: string; heading: Heading & { lead: string } }) {
  return (
    <div className="mbe-6 grid gap-x-6 gap-y-3 @md:mbe-8 @xl:grid-cols-12 @xl:items-baseline-last print:break-after-avoid">
      <div className="@xl:col-span-7">
        <SectionTitle id={id} heading={heading} />
      </div>
      <SectionLead className="@xl:col-span-5">{heading.lead}</SectionLead>
    </div>
  );
}

export function SectionLead({ className = '', children }: { className?: string; children: string }) {
  return (
    <p className={cx('text-lg leading-7 text-balance text-ink-2 measure-52', className)}>
      <NoBreakHyphens text={children} />
    </p>
  );
}
