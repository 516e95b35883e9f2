import { type Page, PageCta, type Product, ProductCta } from './cta-question';
import { type Band, BandCta, type Line, LineCta } from './cta-bands';
import { type Next, NextPage } from './cta-next-page';

/** Ends a page with its next step and a drawing. */
export function Cta(closing: Product | Page | Next | Band | Line) {
  switch (closing.variant) {
    case 'product':
      return <ProductCta {...closing} />;
    case 'page':
      return <PageCta {...closing} />;
    case 'case':
    case 'article':
      return <NextPage {...closing} />;
    case 'tint':
    case 'dark':
      return <BandCta {...closing} />;
    case 'line':
      return <LineCta {...closing} />;
    default:
      return closing satisfies never;
  }
}
