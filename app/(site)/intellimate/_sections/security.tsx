import { Facts } from '@/components/kinds/facts';
import { Split } from '@/components/kinds/split';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { Platform } from '@/lib/content/platform';

/** What a security review asks. */
export function Security({ security }: { security: NonNullable<Platform['security']> }) {
  const { kicker, title, lead, items, more } = security;
  return (
    <Split
      id="security"
      label="security-title"
      tone="band"
      kicker={kicker}
      title={title}
      lead={lead}
      sticky
      under={
        more.length > 0 && (
          <p>
            {more.map(({ label, href }) => (
              <ButtonLink variant="tertiary" href={href} key={href}>
                {label} <Glyph name="arrow" size={20} />
              </ButtonLink>
            ))}
          </p>
        )
      }
    >
      <Facts look="sentences" items={items.map(({ term, text }) => ({ term, value: text }))} />
    </Split>
  );
}
