import { cx } from 'class-variance-authority';
import { Fragment } from 'react';
import { ButtonLink } from './button';
import { Icon } from './icon';
import { Link } from './link';

export interface More {
  label: string;
  href: string;
}

export function MoreLinks({ links, className = '' }: { links: readonly More[]; className?: string }) {
  if (links.length === 0) return null;
  return (
    <p className={cx('flex flex-wrap gap-x-7', className)}>
      {links.map(({ label, href }) => (
        <Fragment key={href}>
          <ButtonLink variant="tertiary" href={href}>
            {label} <Icon name="arrow" size={20} />
          </ButtonLink>{' '}
        </Fragment>
      ))}
    </p>
  );
}

export function MoreLink({ link }: { link: More | undefined }) {
  if (!link) return null;
  return (
    <>
      {' '}
      <Link className="link" href={link.href}>
        {link.label}
      </Link>
    </>
  );
}
