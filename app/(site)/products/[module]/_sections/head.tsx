import { Art } from '@/components/art/illustration';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import type { Product } from '@/lib/content/products';
import { Breadcrumb } from '@/components/sections/breadcrumb';
import { Panel } from '@/components/kinds/panel';
import { Eyebrow } from '@/components/sections/eyebrow';
import { Unbroken } from '@/components/sections/unbroken';
import { actions } from '@/content/words/actions';
import * as routes from '@/lib/routes';

/**
 * The head of a module's page: its name and promise at the left. Its motif on a plate runs off the right edge, and the
 * module at work is laid over the plate's foot.
 */
export function Head({ product }: { product: Product }) {
  const { slug, title, subtitle, description, icon, panel } = product;
  return (
    <section className="overflow-x-clip pbe-section [--edge:max(var(--gutter),calc((100vw-1200px)/2))]">
      <div className="container">
        <Breadcrumb path={routes.product(slug)} />
        <div className="grid grid-cols-1 gap-10 print:block wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] wide:gap-x-14">
          <div className="grid content-center justify-items-start gap-4 wide:pbe-12">
            <Eyebrow>{subtitle}</Eyebrow>
            <h1 className="text-[min(var(--t-h1),12.5vw)] leading-[1.06] tracking-[-0.028em]">{title}</h1>
            <p className="text-[length:var(--t-h3)] leading-[1.3] font-medium tracking-[-0.015em] text-balance text-tint-ink max-inline-[30ch]">
              <Unbroken>{description}</Unbroken>
            </p>
            <RequestDemoButton size="hero" className="mbs-4">
              {actions.requestDemo}
            </RequestDemoButton>
          </div>
          <div className="print:mbs-6">
            <div className="-me-(--edge) overflow-hidden rounded-s-band bg-tint pbe-14 print:me-0 print:rounded-band tablet:pbe-20">
              <Art kind={`intelli${icon}`} width={740} height={330} />
            </div>
            <div className="relative -mbs-10 tablet:m-[-64px_0_0_40px] tablet:max-inline-[35rem] wide:-ms-8">
              <Panel {...panel} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
