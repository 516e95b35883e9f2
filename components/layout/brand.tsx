import { Link } from '@/components/ui/link';
import { BrandMark } from '@/components/illustrations/brand-mark';
import { site } from '@/content/site';

export function Brand() {
  return (
    <Link
      className="inline-flex items-center gap-2.5 rounded-tag text-lg leading-7 font-bold tracking-tighter min-inline-0"
      href="/"
    >
      <BrandMark />
      {/* A long name is truncated, so that the header fits the window. */}
      <span className="truncate">{site.name}</span>
    </Link>
  );
}
