import { HeadedSection } from '@/components/sections/headed-section';
import { productPage } from '@/content/messages/products';

export function Benefits({ line, benefits }: { line: string; benefits: readonly string[] }) {
  return (
    <HeadedSection headingId="benefits" heading={{ title: productPage.benefits, line }} surface="band">
      <ol className="mbs-6 grid gap-x-6 tablet:grid-auto-5">
        {benefits.map((benefit, index) => (
          <li
            className="grid grid-cols-[2rem_minmax(0,1fr)] content-start items-baseline gap-y-1 border-bs border-line py-4 wide:grid-cols-1"
            key={benefit}
          >
            <span className="numeral text-tint-ink" aria-hidden="true">
              {index + 1}
            </span>
            <p className="text-lg leading-6.5 font-semibold tracking-[-0.01em] text-balance">{benefit}</p>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
