import { Fragment } from 'react';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** The demo is the only filled button of a hero; its links are beside it. */
export function HeroLinks({
  demo,
  links,
}: {
  demo?: string | undefined;
  links: readonly { href: string; label: string }[];
}) {
  return (
    <>
      <RequestDemoButton size="hero">{demo}</RequestDemoButton>
      {links.map(({ href, label }) => (
        <Fragment key={label}>
          {' '}
          <ButtonLink variant="tertiary" size="hero" href={href}>
            {label} <Icon name={href.startsWith('#') ? 'down' : 'arrow'} size={20} />
          </ButtonLink>
        </Fragment>
      ))}
    </>
  );
}
