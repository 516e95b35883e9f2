import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { PageHead } from '@/components/kinds/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { Platform } from '@/lib/content/platform';
import { Letters } from '@/components/sections/letters';
import * as routes from '@/lib/routes';
import { RunField } from '@/components/kinds/run-field';
import { StopTable } from './stop-table';

/** The head of the platform's page: its name, and a weekend of runs with a dot for every one of them. */
export function Head({
  hero,
  weekend,
  fields,
}: Pick<Platform, 'hero' | 'weekend'> & Pick<Platform['run'], 'fields'>) {
  return (
    <PageHead
      look="plate"
      path={routes.platform}
      eyebrow={hero.eyebrow}
      title={<Letters lines={hero.title} pace={70} />}
      lead={hero.lead}
      actions={
        <>
          <RequestDemoButton size="hero" />
          <ButtonLink variant="tertiary" size="hero" href={hero.secondary.href}>
            {hero.secondary.label} <Glyph name="down" size={20} />
          </ButtonLink>
        </>
      }
    >
      <div className="hue rounded-band bg-tint p-5 hue-mate mid:p-10">
        <figure>
          <RunField look="wide" weekend={weekend} fields={fields} />
          <figcaption className="grid gap-x-12 gap-y-2 pbs-5 mid:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] mid:items-end mid:pbs-8">
            <span className="text-lg leading-7 tracking-[-0.005em] text-pretty">{weekend.text}</span>
            <span className="help text-ink-2">{weekend.caption}</span>
          </figcaption>
        </figure>
        <StopTable weekend={weekend} fields={fields} />
      </div>
    </PageHead>
  );
}
