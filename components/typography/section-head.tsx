import { cx } from 'class-variance-authority';
import { NoBreakHyphens } from './no-break-hyphens';
import { type Heading, SectionTitle } from './section-title';

export function SectionHead({ id, heading }: { id: string; heading: Heading & { lead: string } }) {
  return (
    <div className="mbe-6 grid gap-x-6 gap-y-3 print:break-after-avoid tablet:mbe-8 wide:grid-cols-12 wide:items-end">
      <div className="wide:col-span-7">
        <SectionTitle id={id} heading={heading} />
      </div>
      <SectionLead className="wide:col-span-5 wide:pbe-1">{heading.lead}</SectionLead>
    </div>
  );
}

export function SectionLead({ className = '', children }: { className?: string; children: string }) {
  return (
    <p
      className={cx(
        'text-lg leading-7 tracking-[-0.005em] text-balance text-ink-2 max-inline-[50ch]',
        className,
      )}
    >
      <NoBreakHyphens text={children} />
    </p>
  );
}
