import { Fragment } from 'react';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** Shows the demo as the only filled button of a hero, and the other links as text. */
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
