import { Link } from '@/components/ui/link';
import { Art } from '@/components/art/illustration';
import type { Product } from '@/lib/content/products';
import type { Related } from '@/lib/content/related';
import { RelatedLinks } from './related-links';
import { tw } from '@/components/ui/tw';

const edges = { section: tw`border-bs border-line pbs-[clamp(28px,3vw,40px)]`, rule: '', band: '' };

/**
 * The end of a page: what to read on with.
 *
 * @param groups What the records name, as lib/content/related.ts finds it. Without any, there is no section.
 * @param module The module that the page is about; it is shown with its drawing.
 * @param below What it follows: the edge of a band is a hairline, and needs distance.
 */
export function ReadOn({
  groups,
  module,
  below = 'section',
}: {
  groups: readonly Related[];
  module?: Product | undefined;
  below?: keyof typeof edges;
}) {
  if (groups.length === 0 && !module) return null;
  return (
    <aside
      className={`read-on container pbe-section print:hidden ${below === 'band' ? 'pbs-section' : ''}`}
      aria-labelledby="read-on"
    >
      <div
        className={`grid gap-x-6 gap-y-7 ${edges[below]} ${module ? 'wide:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] wide:gap-x-14' : 'wide:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]'}`}
      >
        <h2 className={`text-h3 ${module ? 'wide:col-span-full' : ''}`} id="read-on">
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
    <div
      className={`group hue hue--${icon} relative grid content-start gap-2 medium:grid-cols-2 medium:grid-rows-[auto_1fr] medium:gap-x-6`}
    >
      <div className="mbe-2 aspect-384/180 overflow-hidden rounded-card bg-tint medium:row-span-2 medium:m-0">
        <Art kind={`intelli${icon}`} width={384} height={180} fit="cover" />
      </div>
      <h3 className="text-h4 decoration-1 underline-offset-4 group-hover:underline">
        <Link
          className="after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-6 focus-visible:after:outline-focus"
          href={`/products/${slug}`}
        >
          {title}
          <span className="sr-only">: </span>
          <span className="mbs-1 kicker text-tint-ink">{subtitle}</span>
        </Link>
      </h3>
      <p className="text-ink-2 max-inline-[48ch]">{description}</p>
    </div>
  );
}
