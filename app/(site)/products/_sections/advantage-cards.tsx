import { SectionTitle } from '@/components/sections/section-title';
import { Section } from '@/components/ui/section';
import type { PlatformLanding } from '@/lib/content/platform-landing';

/** Advantages, side by side as far as there is room. */
export function AdvantageCards({ advantages }: { advantages: PlatformLanding['advantages'] }) {
  return (
    <Section label="advantages" space="below">
      <SectionTitle id="advantages" kicker={advantages.kicker}>
        {advantages.title}
      </SectionTitle>
      <ul className="mbs-10 grid gap-6 tablet:grid-cols-2 wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none">
        {advantages.items.map(({ title, text }) => (
          <li
            className="grid content-start gap-1 rounded-card border border-line bg-surface-1 px-6 pbs-5 pbe-6 tiny:px-4"
            key={title}
          >
            <h3 className="text-h4">{title}</h3>
            <p className="text-ink-2 max-inline-[48ch]">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
