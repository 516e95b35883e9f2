import { cx } from 'class-variance-authority';
import { Timeline } from '@/components/sections/timeline';
import { HeadedSection } from '@/components/sections/headed-section';
import { tw } from '@/components/ui/tw';
import type { ProductsPage } from '@/content/products-page.schema';

const lane = tw`[--beyond:block] [--drop:28px] [--ground:var(--color-band)] [--marker-scale:1] wide:[--drop:calc(50%-8px)]`;
const through = tw`[--to:-1px] not-first:[--from:0px] last:[--to:calc(100%-32px)] wide:last:[--to:50%]`;

export function CapabilityLayers({ capabilities }: { capabilities: ProductsPage['capabilities'] }) {
  return (
    <HeadedSection id="capabilities" headingId="capabilities-title" heading={capabilities} surface="band">
      <Timeline
        className={lane}
        stopClassName={cx(
          'grid gap-x-6 gap-y-1 border-bs border-line py-4 ps-11 last:border-be wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] wide:content-normal wide:items-center wide:ps-16 wide:min-block-17 tiny:ps-8',
          through,
        )}
        stops={capabilities.items.map((item) => ({
          key: item.title,
          node: item.person ? 'diamond' : 'ring',
          children: (
            <>
              <h3 className={cx('text-h3', item.person && 'text-person')}>{item.title}</h3>
              <p className="text-ink-2 max-inline-[52ch]">{item.text}</p>
            </>
          ),
        }))}
      />
    </HeadedSection>
  );
}
