import { ButtonLink } from './button';
import { Glyph } from './glyph';

/** Where to read on: links after a text. Without any there is nothing. */
export function MoreLinks({
  links,
  className = '',
}: {
  links: readonly { label: string; href: string }[];
  className?: string;
}) {
  if (links.length === 0) return null;
  return (
    <p className={`flex flex-wrap gap-x-7 ${className}`}>
      {links.map(({ label, href }) => (
        <ButtonLink variant="tertiary" href={href} key={href}>
          {label} <Glyph name="arrow" size={20} />
        </ButtonLink>
      ))}
    </p>
  );
}
