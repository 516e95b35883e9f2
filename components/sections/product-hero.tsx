import { Art } from '@/components/art/illustration';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import type { Product } from '@/lib/content/products';
import { Breadcrumb } from './breadcrumb';
import { ConversationPanel } from './conversation-panel';
import { Eyebrow } from './eyebrow';
import { RunPanel } from './run-panel';
import { Unbroken } from './unbroken';
import './product-page.css';

/** The head of a module's page: its name and promise, its motif, and the module at work laid over it. */
export function ProductHero({ product }: { product: Product }) {
  const { slug, title, subtitle, description, icon, panel } = product;
  return (
    <section className="product-hero">
      <div className="container">
        <Breadcrumb path={`/products/${slug}`} />
        <div className="product-hero__grid">
          <div className="product-hero__copy">
            <Eyebrow>{subtitle}</Eyebrow>
            <h1 className="h1">{title}</h1>
            <p className="product-hero__line">
              <Unbroken>{description}</Unbroken>
            </p>
            <RequestDemoButton size="hero">Request Demo</RequestDemoButton>
          </div>
          <div className="product-hero__scene">
            <div className="product-hero__plate">
              <Art kind={`intelli${icon}`} width={740} height={330} />
            </div>
            <div className="product-hero__panel">
              {panel.kind === 'conversation' ? (
                <ConversationPanel talk={panel} />
              ) : (
                <RunPanel run={{ ...panel, label: 'Illustrative data' }} />
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
