import { cx } from 'class-variance-authority';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

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
      <Link className="card-link" href={href}>
        {children}
      </Link>
      <Icon name="arrow" size={20} className={cx('card-arrow', iconClassName)} />
    </h3>
  );
}
