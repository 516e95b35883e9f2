import { Link } from '@/components/ui/link';
import { BrandMark } from '@/components/art/brand-mark';
import { site } from '@/lib/content/site';
import './site-frame.css';

/** The wordmark: brand mark and name, leading home. The mark is part of the page, so it cannot fail to load. */
export function Brand() {
  return (
    <Link className="brand" href="/">
      <BrandMark />
      <span className="brand__name">{site.name}</span>
    </Link>
  );
}
