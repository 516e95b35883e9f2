import { PageHero } from '@/components/sections/page-hero';
import { PressLinks } from '@/components/sections/press-list';
import { TracePanel } from '@/components/sections/trace-panel';
import { ButtonLink } from '@/components/ui/button';
import { press, pressPage } from '@/content/press';
import * as routes from '@/lib/routes';

export function PressComingSoon() {
  const { unknown, back } = pressPage;
  const releases = press.all;
  return (
    <>
      <PageHero
        variant="media"
        path={routes.releases}
        eyebrow={unknown.eyebrow}
        title={unknown.title}
        lead={unknown.text}
        actions={
          releases.length > 0 && (
            <ButtonLink size="hero" href={routes.releases}>
              {back}
            </ButtonLink>
          )
        }
        aside={<TracePanel trace={unknown.steps} isIllustrative={false} />}
      />
      {releases.length > 0 && <PressLinks title={unknown.published} releases={releases} />}
    </>
  );
}
