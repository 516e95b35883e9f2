import { Link } from '@/components/ui/link';
import { Art } from '@/components/illustrations/illustration';
import type { Product } from '@/lib/content/products';
import type { Related } from '@/lib/content/related';
import { tw } from '@/components/ui/tw';
import { sectionWords } from '@/content/messages/sections';
import * as routes from '@/lib/routes';

const line = tw`border-bs border-line pbs-[clamp(28px,3vw,40px)]`;
const MIN_ENTRIES = 3;

/** A band needs distance from its hairline; after a text the articles come next. */
const places = {
  section: { outer: tw`pbe-section`, inner: line },
  text: { outer: tw`mbs-[clamp(56px,7vw,96px)]`, inner: line },
  rule: { outer: tw`pbe-section`, inner: '' },
  band: { outer: tw`py-section`, inner: '' },
};

/** Shows `product`, the page's own, with its drawing. `groups` come from lib/content/related.ts. */
export function RelatedContent({
  groups,
  product,
  below = 'section',
}: {
  groups: readonly Related[];
  product?: Product | undefined;
  below?: keyof typeof places;
}) {
  const count = groups.flatMap(({ links }) => links).length + (product ? 1 : 0);
  if (count < MIN_ENTRIES) return null;
  return (
    <aside className={`container print:hidden ${places[below].outer}`} aria-labelledby="read-on">
      <div
        className={`grid gap-x-6 gap-y-7 ${places[below].inner} ${product ? 'wide:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] wide:gap-x-14' : 'wide:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]'}`}
      >
        <h2 className={`text-h3 ${product ? 'wide:col-span-full' : ''}`} id="read-on">
          {sectionWords.readOn}
        </h2>
        {product && <ModulePlate product={product} />}
        <RelatedLinks groups={groups} />
      </div>
    </aside>
  );
}

function ModulePlate({ product: { slug, title, subtitle, description, icon } }: { product: Product }) {
  return (
    <div
      className={`group hue hue-${icon} relative grid content-start gap-2 medium:grid-cols-2 medium:grid-rows-[auto_1fr] medium:gap-x-6`}
    >
      <div className="mbe-2 aspect-384/180 overflow-hidden rounded-card bg-tint medium:row-span-2 medium:m-0">
        <Art kind={`intelli${icon}`} width={384} height={180} fit="cover" />
      </div>
      <h3 className="text-h4 decoration-1 underline-offset-4 group-hover:underline">
        <Link className="card-link" href={routes.product(slug)}>
          {title}
          <span className="sr-only">: </span>
          <span className="mbs-1 kicker text-tint-ink">{subtitle}</span>
        </Link>
      </h3>
      <p className="text-ink-2 max-inline-[48ch]">{description}</p>
    </div>
  );
}

function RelatedLinks({ groups }: { groups: readonly Related[] }) {
  return (
    <div className={`grid gap-x-6 gap-y-8 ${groups.length === 4 ? 'grid-auto-2' : 'grid-auto-3'}`}>
      {groups.map(({ heading, links }) => (
        <div key={heading}>
          <h3 className="kicker pbe-2">{heading}</h3>
          <ul>
            {links.map(({ path, title, note }) => (
              <li className="border-bs border-line" key={path}>
                <Link className="group grid gap-0.5 pbs-2.5 pbe-3" href={path}>
                  <span className="text-md leading-6 font-semibold text-balance decoration-1 underline-offset-4 group-hover:underline">
                    {title}
                  </span>
                  <span className="text-help">{note}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
