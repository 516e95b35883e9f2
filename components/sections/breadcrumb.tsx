import Link from 'next/link';
import { pageExists } from '@/lib/content/pages';
import './parts.css';

/** Where a page stands: the way down to it, and its own name. A step whose page does not exist is plain text. */
export function Breadcrumb({
  trail,
  current,
}: {
  trail: { label: string; href: string }[];
  current: string;
}) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumb">
        {trail.map(({ label, href }) => (
          <li key={href}>{pageExists(href) ? <Link href={href}>{label}</Link> : label}</li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
