import { Timeline } from '@/components/sections/timeline';
import { HeadedSection } from '@/components/sections/headed-section';
import { tw } from '@/components/ui/tw';
import { productPage as words } from '@/content/messages/products';

/** Each benefit is one step higher than the next one. */
const rises = [
  tw`wide:mbs-0`,
  tw`wide:mbs-11`,
  tw`wide:mbs-22`,
  tw`wide:mbs-33`,
  tw`wide:mbs-44`,
  tw`wide:mbs-55`,
];
const tread = tw`wide:p-[28px_20px_0_0] wide:not-first:ps-5.5`;
const stair = tw`wide:auto-cols-fr wide:grid-flow-col wide:items-start`;
const beside = tw`wide:-mbs-16`;

export function Benefits({ line, benefits }: { line: string; benefits: readonly string[] }) {
  const climbs = benefits.length <= rises.length;
  return (
    <HeadedSection
      headingId="benefits"
      heading={{ title: words.benefits, line }}
      surface="band"
      className="overflow-x-clip [--edge:max(var(--gutter),calc((100vw-1200px)/2))]"
    >
      <Timeline
        direction={climbs ? 'stair' : 'down'}
        className={`mbs-10 [--drop:0px] [--ground:var(--color-band)] [--lane:var(--tint-ink)] ${climbs ? stair : ''} ${climbs && benefits.length > 3 ? beside : ''}`}
        stopClassName={`grid gap-1.5 ps-10 pbe-7 last:pbe-0 ${climbs ? tread : ''}`}
        stops={benefits.map((benefit, index) => ({
          key: benefit,
          step: climbs ? (rises[benefits.length - 1 - index] ?? '') : '',
          children: (
            <>
              <span className="label leading-4 text-tint-ink">{index + 1}</span>
              <p className="text-lg leading-6.5 font-semibold tracking-[-0.01em] text-balance wide:max-inline-[32ch]">
                {benefit}
              </p>
            </>
          ),
        }))}
      />
    </HeadedSection>
  );
}
