import { PageHead } from '@/components/kinds/page-head';
import { HeroLinks } from '@/components/sections/hero-links';
import type { Foundry } from '@/lib/content/solutions';
import * as routes from '@/lib/routes';
import { Phases } from './phases';

/** The head of the Foundry's page: the promise, and the weeks it is kept in. */
export function Head({
  hero: { eyebrow, title, lead, primary, secondary },
  process,
}: Pick<Foundry, 'hero' | 'process'>) {
  return (
    <PageHead
      look="plate"
      path={routes.foundry}
      eyebrow={eyebrow}
      title={title}
      measure={14}
      split="fluid"
      lead={lead}
      actions={<HeroLinks primary={primary} further={[secondary]} />}
      className="-mbs-(--header) overflow-x-clip border-be border-line bg-band pbs-(--header) pbe-[clamp(48px,6vw,96px)] [--edge:max(var(--gutter),calc((100vw-1200px)/2))]"
      space="gap-y-7 pbe-[clamp(48px,6vw,88px)]"
    >
      {process.phases.length > 0 && <Phases process={process} />}
    </PageHead>
  );
}
