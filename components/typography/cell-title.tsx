import { cx } from 'class-variance-authority';
import { cardLink } from '@/components/ui/card-link';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';

export const arrow = tw`text-ink-3 transition-transform ease-out group-hover:translate-x-0.75 group-hover:text-accent`;

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
    <h3 className={cx('flex items-center justify-between gap-3', className)}>
      <Link className={cardLink} href={href}>
        {children}
      </Link>
      <Icon name="arrow" size={20} className={cx(arrow, iconClassName)} />
    </h3>
  );
}
