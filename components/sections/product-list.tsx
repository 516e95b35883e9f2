import { cx } from 'class-variance-authority';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { sectionMessages } from '@/content/messages/sections';
import { products } from '@/content/products';
import type { Product } from '@/content/products/schema';
import * as routes from '@/lib/routes';
import { ProductCard, ProductEntry } from './product-cards';

const lists = {
  cards: tw`gap-2 @md:grid-cols-2 @md:gap-6 @xl:grid-cols-3`,
  /** Shows what each finishes and has changed, and then where it stops for a person. */
  entries: tw`mbs-6 overflow-clip rounded-card border border-line bg-surface-1 @md:mbs-10`,
  /** Shows what each brings to the platform, and the checkpoint it adds. */
  rows: '',
};

/** Columns and rows of an item. */
const items = {
  cards: cx(
    'grid-cols-[64px_minmax(0,1fr)] gap-x-4 @max-3xs:grid-cols-1 @md:grid-cols-1',
    'grid-rows-[auto_auto_1fr] @max-3xs:grid-rows-[64px] @md:grid-rows-[auto_auto_1fr_auto]',
  ),
  entries: cx(
    'art-card gap-x-3 border-line not-first:border-bs @max-md:pbe-3.5 @md:gap-x-6 @md:pe-6',
    'grid-cols-[84px_minmax(0,1fr)] @max-3xs:grid-cols-1 @2xs:grid-cols-[104px_minmax(0,1fr)_32px]',
    '@md:grid-cols-[192px_minmax(0,1fr)_20px]',
    '@xl:grid-cols-[192px_minmax(0,7fr)_minmax(0,5fr)_20px]',
    '@2xl:grid-cols-[192px_minmax(0,6fr)_9.5rem_minmax(0,5fr)_20px]',
  ),
  rows: cx(
    'items-center gap-x-4 gap-y-0.5 border-bs border-line py-4 last:border-be @xl:gap-6',
    'grid-cols-[48px_minmax(0,1fr)_20px] @max-3xs:grid-cols-[minmax(0,1fr)_20px]',
    '@xl:grid-cols-[48px_minmax(0,3fr)_minmax(0,5fr)_minmax(0,4fr)_20px]',
  ),
};

/** Hovering a card animates the main line of its drawing. */
const card = tw`art-card rounded-card border border-line bg-surface-1 eased-colors offscreen tall-8 hover:border-line-strong @md:tall-26 @xl:tall-27`;

export function ProductList({ variant }: { variant: keyof typeof lists }) {
  return (
    <ul className={cx('grid', lists[variant])}>
      {products.all.map((product) => (
        <li
          className={cx(
            'group hue relative',
            `hue-${product.icon}`,
            'grid',
            items[variant],
            variant === 'cards' && card,
          )}
          key={product.slug}
        >
          {variant === 'cards' ? (
            <ProductCard product={product} />
          ) : variant === 'entries' ? (
            <ProductEntry product={product} />
          ) : (
            <Row product={product} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Row({ product: { slug, title, icon, brings, checkpoint } }: { product: Product }) {
  const text = tw`col-2 @max-3xs:col-1 @xl:col-auto`;
  return (
    <>
      <span className="row-span-3 row-start-1 grid size-12 place-items-center self-start rounded-control bg-tint text-tint-ink @max-3xs:col-span-full @max-3xs:row-auto @xl:row-auto">
        <Icon name={icon} />
      </span>
      <h3 className="text-h4 @max-3xs:col-1">
        <Link className="card-link" href={routes.product(slug)}>
          {title}
        </Link>
      </h3>
      <p className={cx('text-ink-2', text)}>{brings}</p>
      <p className={cx('flex items-baseline gap-2.5', text)}>
        <span className="marker-person" aria-hidden="true" />
        <span className="sr-only">{`${sectionMessages.checkpoint} `}</span>
        {checkpoint.title}
      </p>
      <Icon
        name="arrow"
        size={20}
        className="col-3 row-span-3 row-start-1 card-arrow @max-3xs:col-2 @max-3xs:row-1 @xl:col-auto @xl:row-auto"
      />
    </>
  );
}
