import { Link } from '@/components/ui/link';
import { BrandMark } from '@/components/illustrations/brand-mark';
import { site } from '@/lib/content/site';

/** The wordmark: brand mark and name, leading home. The mark is part of the page, so it cannot fail to load. */
export function Brand() {
  return (
    <Link
      className="inline-flex items-center gap-2.5 rounded-tag text-[1.1875rem] leading-[1.474] font-bold tracking-[-0.025em] min-inline-0"
      href="/"
    >
      <BrandMark />
      {/* A long name is cut rather than pushing the header out of the window. */}
      <span className="truncate">{site.name}</span>
    </Link>
  );
}
