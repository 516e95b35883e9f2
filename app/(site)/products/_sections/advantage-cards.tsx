import { SectionTitle } from '@/components/sections/section-title';
import { Section } from '@/components/ui/section';
import type { PlatformLanding } from '@/lib/content/platform-landing';
import { SampleView } from './sample-view';

/** Advantages, each with a sample of what it looks like in use. */
export function AdvantageCards({ advantages }: { advantages: PlatformLanding['advantages'] }) {
  return (
    <Section label="advantages">
      <SectionTitle id="advantages" kicker={advantages.kicker}>
        {advantages.title}
      </SectionTitle>
      <ul className="mbs-10 grid gap-6 mid:grid-cols-2 wide:grid-cols-12">
        {advantages.items.map(({ title, text, sample }) => (
          <li
            className="row-span-2 grid grid-rows-subgrid gap-y-0 overflow-hidden rounded-card border border-line bg-surface-1 wide:col-span-5 wide:last:odd:col-span-full wide:nth-[4n]:col-span-7 wide:nth-[4n+1]:col-span-7"
            key={title}
          >
            <SampleView sample={sample} label={advantages.label} />
            <div className="grid content-start gap-1 px-6 pbs-5 pbe-6 wide:px-8 wide:pbe-7 tiny:px-4">
              <h3 className="text-h4">{title}</h3>
              <p className="text-ink-2 max-inline-[48ch]">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
