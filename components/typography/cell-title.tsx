import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';

/** A cell that is one link; footnotes on it remain clickable. */
export const cell = tw`group relative has-[h3_a:focus-visible]:z-1 has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-focus`;
export const cellLink = tw`after:absolute after:inset-0 after:rounded-[inherit] focus-visible:shadow-none focus-visible:outline-none`;
export const arrow = tw`text-ink-3 transition-[translate] ease-out group-hover:translate-x-0.75 group-hover:text-accent`;

export function CellTitle({
  href,
  className = '',
  iconClassName = '',
  children,
}: {
  href: string;
  className?: string;
  iconClassName?: string;
  children: string;
}) {
  return (
    <h3 className={`flex items-center justify-between gap-3 ${className}`}>
      <Link className={cellLink} href={href}>
        {children}
      </Link>
      <Icon name="arrow" size={20} className={`${arrow} ${iconClassName}`} />
    </h3>
  );
}
