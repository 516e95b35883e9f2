import { Art } from '@/components/art/illustration';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { Section } from '@/components/ui/section';
import type { Foundry } from '@/lib/content/solutions';

/** The closing banner: the question goes in on the left, and the Foundry's drawing takes it from there. */
export function FoundryClosing({ closing }: Pick<Foundry, 'closing'>) {
  return (
    <Section id="contact" label="contact-title" space="below">
      <div className="ink-band grid overflow-hidden rounded-band bg-surface-1 outline-1 -outline-offset-1 outline-line wide:grid-cols-2 wide:items-center">
        <div className="grid justify-items-start gap-4 px-6 pbs-10 pbe-8 wide:py-18 wide:ps-16 wide:pe-10">
          <h2 className="text-h2 max-inline-[20ch]" id="contact-title">
            {closing.title}
          </h2>
          <p className="text-lead text-ink-2 max-inline-[54ch] wide:max-inline-[38ch]">{closing.text}</p>
          <RequestDemoButton size="hero" className="mbs-3">
            {closing.action}
          </RequestDemoButton>
        </div>
        <Art
          kind="foundry"
          width={640}
          height={380}
          ground="none"
          className="[--art-ground:var(--surface-1)]"
        />
      </div>
    </Section>
  );
}
