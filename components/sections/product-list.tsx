import { cx } from 'class-variance-authority';
import { cardLink } from '@/components/ui/card-link';
import { arrow } from '@/components/typography/cell-title';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { sectionMessages } from '@/content/messages/sections';
import { products } from '@/content/products';
import type { Product } from '@/content/products/schema';
import * as routes from '@/lib/routes';
import { ProductCard, ProductEntry } from './product-cards';

const lists = {
  cards: tw`gap-2 tablet:grid-cols-2 tablet:gap-6 wide:grid-cols-3`,
  /** Shows what each finishes, beside its drawing, and where it stops for a person. */
  ledger: tw`mbs-6 overflow-clip rounded-card border border-line bg-surface-1 tablet:mbs-10`,
  /** Shows what each brings to the platform, and the checkpoint it adds. */
  rows: '',
};

const items = {
  cards: tw`grid-cols-[64px_minmax(0,1fr)] grid-rows-[auto_auto_1fr] gap-x-3.5 tablet:grid-cols-1 tablet:grid-rows-[auto_auto_1fr_auto] tiny:grid-cols-1 tiny:grid-rows-[64px]`,
  ledger: tw`art-card grid-cols-[84px_minmax(0,1fr)] gap-x-3 border-line not-first:border-bs pair:grid-cols-[104px_minmax(0,1fr)_32px] tablet:grid-cols-[192px_minmax(0,1fr)_20px] tablet:gap-x-6 tablet:pe-6 wide:grid-cols-[192px_minmax(0,7fr)_minmax(0,5fr)_20px] desk:grid-cols-[192px_minmax(0,6fr)_minmax(0,5fr)_13.5rem_20px] phone:pbe-3.5 tiny:grid-cols-1`,
  rows: tw`grid-cols-[48px_minmax(0,1fr)_20px] items-center gap-x-4 gap-y-0.5 border-bs border-line py-4 last:border-be wide:grid-cols-[48px_minmax(0,3fr)_minmax(0,5fr)_minmax(0,4fr)_20px] wide:gap-6 tiny:grid-cols-[minmax(0,1fr)_20px]`,
};

/** Hovering a card animates the main line of its drawing. */
const card = tw`art-card rounded-card border border-line bg-surface-1 transition-[border-color] hover:border-line-strong`;

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
          ) : variant === 'ledger' ? (
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
  const text = tw`col-2 wide:col-auto tiny:col-1`;
  return (
    <>
      <span className="row-[1/span_3] grid size-12 place-items-center self-start rounded-control bg-tint text-tint-ink wide:row-auto tiny:col-span-full tiny:row-auto">
        <Icon name={icon} />
      </span>
      <h3 className="text-h4 tiny:col-1">
        <Link className={cardLink} href={routes.product(slug)}>
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
        className={cx('col-3 row-[1/span_3] wide:col-auto wide:row-auto tiny:col-2 tiny:row-1', arrow)}
      />
    </>
  );
}
