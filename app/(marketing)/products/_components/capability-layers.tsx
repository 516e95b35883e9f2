import { cx } from 'class-variance-authority';
import { Timeline } from '@/components/sections/timeline';
import { HeadedSection } from '@/components/sections/headed-section';
import type { ProductsPage } from '@/content/products-page.schema';

export function CapabilityLayers({ capabilities }: { capabilities: ProductsPage['capabilities'] }) {
  return (
    <HeadedSection id="capabilities" headingId="capabilities-title" heading={capabilities} surface="band">
      <Timeline
        variant="layers"
        className="border-y border-line row-lines"
        stopClassName="grid gap-x-6 gap-y-1 py-4 ps-10 @max-3xs:ps-8 @xl:grid-cols-[5fr_7fr] @xl:content-normal @xl:items-center @xl:ps-16 @xl:min-block-17"
        stops={capabilities.items.map((item) => ({
          key: item.title,
          node: item.person ? 'diamond' : 'ring',
          children: (
            <>
              <h3 className={cx('text-h3', item.person && 'text-person')}>{item.title}</h3>
              <p className="text-ink-2 measure-52">{item.text}</p>
            </>
          ),
        }))}
      />
    </HeadedSection>
  );
}
