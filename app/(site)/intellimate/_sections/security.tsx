import { Facts } from '@/components/kinds/facts';
import { Split } from '@/components/kinds/split';
import { MoreLinks } from '@/components/ui/more-links';
import type { Platform } from '@/lib/content/platform';

/** What a security review asks. */
export function Security({ security }: { security: NonNullable<Platform['security']> }) {
  const { items, more } = security;
  return (
    <Split
      id="security"
      label="security-title"
      tone="band"
      words={security}
      sticky
      under={<MoreLinks links={more} />}
    >
      <Facts look="sentences" items={items.map(({ term, text }) => ({ term, value: text }))} />
    </Split>
  );
}
