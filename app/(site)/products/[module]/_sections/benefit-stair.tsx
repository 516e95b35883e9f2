import { Section } from '@/components/ui/section';
import { SectionTitle } from '@/components/sections/section-title';
import { tw } from '@/components/ui/tw';

/** Each benefit is one step up; on a phone the lane runs down instead. */
const rises = [tw`wide:mbs-44`, tw`wide:mbs-33`, tw`wide:mbs-22`, tw`wide:mbs-11`, tw`wide:mbs-0`];
const lane =
  'before:absolute before:inset-[8px_auto_-8px_7px] before:inline-0.5 before:bg-tint-ink last:before:hidden wide:before:inset-[0_0_auto_-2px] wide:before:block-11.5 wide:before:inline-auto wide:before:rounded-ss-[12px] wide:before:border-bs-2 wide:before:border-s-2 wide:before:border-tint-ink wide:before:bg-transparent wide:first:before:inset-s-0 wide:first:before:rounded-none wide:first:before:border-s-0 wide:last:before:-inset-e-(--edge) wide:last:before:block';
const node =
  'after:absolute after:inset-[0_auto_auto_0] after:size-4 after:rounded-full after:border-2 after:border-tint-ink after:bg-band wide:after:inset-[-7px_auto_auto_0] wide:not-first:after:inset-s-6';

/** Numbered benefits on one stepped lane. */
export function BenefitStair({ title, benefits }: { title: string; benefits: readonly string[] }) {
  return (
    <Section
      label="benefits"
      tone="band"
      className="overflow-x-clip [--edge:max(var(--gutter),calc((100vw-1200px)/2))]"
    >
      <SectionTitle id="benefits" kicker="Benefits">
        {title}
      </SectionTitle>
      <ol className="mbs-10 grid wide:-mbs-16 wide:grid-cols-5 wide:items-start">
        {benefits.map((benefit, index) => (
          <li
            className={`relative grid gap-1.5 ps-10 pbe-7 last:pbe-0 wide:content-start wide:p-[28px_20px_0_0] wide:not-first:ps-5.5 ${rises[index]} ${lane} ${node}`}
            key={benefit}
          >
            <span className="label leading-4 text-tint-ink">{index + 1}</span>
            <p className="text-lg leading-6.5 font-strong tracking-[-0.01em] text-balance wide:max-inline-[32ch]">
              {benefit}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
