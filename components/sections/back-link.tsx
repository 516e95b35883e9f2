import { Link } from '@/components/ui/link';
import { buttonClass } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import './back-link.css';

/** The way back from one record to the list of them all. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link className={`${buttonClass({ variant: 'tertiary' })} back-link`} href={href}>
      <Glyph name="arrow" size={20} />
      {label}
    </Link>
  );
}
