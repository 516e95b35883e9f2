import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';

/** Of a cell that is one link. Notes on it lie on top and stay reachable. */
export const cell = tw`group relative has-[h3_a:focus-visible]:z-1 has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-focus`;
/** Of its link, which covers it. */
export const cellLink = tw`after:absolute after:inset-0 after:rounded-[inherit] focus-visible:shadow-none focus-visible:outline-none`;
/** Of its arrow. */
export const arrow = tw`text-ink-3 transition-[translate] ease-out group-hover:translate-x-0.75 group-hover:text-accent`;

/** The title of a cell, which is one link. */
export function CellTitle({
  href,
  className = '',
  glyph = '',
  children,
}: {
  href: string;
  className?: string;
  glyph?: string;
  children: string;
}) {
  return (
    <h3 className={`flex items-center justify-between gap-3 ${className}`}>
      <Link className={cellLink} href={href}>
        {children}
      </Link>
      <Icon name="arrow" size={20} className={`${arrow} ${glyph}`} />
    </h3>
  );
}
