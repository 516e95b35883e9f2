import { Link } from '@/components/ui/link';
import { buttonClass } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';

/**
 * The way back from one record to the list of them all, at the end of the breadcrumb's line or below it. Its arrow stands
 * on the text's edge, and its height, which is for fingers, does not make the line higher.
 */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link className={buttonClass({ variant: 'tertiary' }, 'group -ms-1 mid:-my-2.5')} href={href}>
      <span className="rotate-180">
        <Glyph
          name="arrow"
          size={20}
          className="transition-[translate] ease-out group-hover:translate-x-0.75"
        />
      </span>
      {label}
    </Link>
  );
}
