import { Fragment } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface Target {
  href: string;
  label: string;
}

export function HeroLinks({ primary, others }: { primary: Target; others: readonly Target[] }) {
  return (
    <>
      <ButtonLink size="hero" href={primary.href}>
        {primary.label}
      </ButtonLink>
      {others.map(({ href, label }) => (
        <Fragment key={label}>
          {' '}
          <ButtonLink variant="tertiary" size="hero" href={href}>
            {label} <Icon name="down" size={20} />
          </ButtonLink>
        </Fragment>
      ))}
    </>
  );
}
