import { Link } from '@/components/ui/link';
import { Art } from '@/components/art/illustration';
import type { Product } from '@/lib/content/products';
import type { Related } from '@/lib/content/related';
import { RelatedLinks } from './related-links';
import './read-on.css';

/**
 * The end of a page: what to read on with.
 *
 * @param groups What the records name, as lib/content/related.ts finds it. Without any, there is no section.
 * @param module The module that the page is about; it is shown with its drawing.
 */
export function ReadOn({ groups, module }: { groups: readonly Related[]; module?: Product | undefined }) {
  if (groups.length === 0 && !module) return null;
  return (
    <aside className="read-on container" aria-labelledby="read-on">
      <div className={module ? 'read-on__grid read-on__grid--module' : 'read-on__grid'}>
        <h2 className="h3" id="read-on">
          Read on
        </h2>
        {module && <ModulePlate module={module} />}
        <RelatedLinks groups={groups} />
      </div>
    </aside>
  );
}

function ModulePlate({ module: { slug, title, subtitle, description, icon } }: { module: Product }) {
  return (
    <div className={`read-on__module hue hue--${icon}`}>
      <div className="read-on__plate">
        <Art kind={`intelli${icon}`} width={384} height={180} fit="cover" />
      </div>
      <h3 className="h4">
        <Link href={`/products/${slug}`}>
          {title}
          <span className="visually-hidden">: </span>
          <span className="kicker">{subtitle}</span>
        </Link>
      </h3>
      <p>{description}</p>
    </div>
  );
}
