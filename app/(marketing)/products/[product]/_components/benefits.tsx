import { HeadedSection } from '@/components/sections/headed-section';
import { NumberedList } from '@/components/sections/numbered-list';
import { productPage } from '@/content/messages/products';

export function Benefits({ line, benefits }: { line: string; benefits: readonly string[] }) {
  return (
    <HeadedSection headingId="benefits" heading={{ title: productPage.benefits, line }} surface="band">
      <NumberedList
        className="mbs-6 grid gap-x-6 @xl:auto-cols-fr @xl:grid-flow-col"
        itemClassName="content-start gap-y-1 border-bs border-line py-4 @xl:grid-cols-1"
        numeralClassName="text-tint-ink"
        items={benefits.map((benefit) => ({
          key: benefit,
          children: (
            <p className="text-lg leading-6.5 font-semibold tracking-tight text-balance">{benefit}</p>
          ),
        }))}
      />
    </HeadedSection>
  );
}
