import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface Target {
  href: string;
  label: string;
}

export function HeroLinks({ primary, secondary }: { primary: Target; secondary: Target }) {
  return (
    <>
      <ButtonLink size="hero" href={primary.href}>
        {primary.label}
      </ButtonLink>
      <ButtonLink variant="tertiary" size="hero" href={secondary.href}>
        {secondary.label} <Icon name="down" size={20} />
      </ButtonLink>
    </>
  );
}
