import { NotFoundArt } from '@/components/illustrations/page-illustrations';
import { PageHero } from '@/components/sections/page-hero';
import { PressList } from '@/components/sections/press-list';
import { ButtonLink } from '@/components/ui/button';
import { press, pressPage } from '@/lib/content/press';
import * as routes from '@/lib/routes';

export function PressComingSoon() {
  const { unknown, back, read } = pressPage;
  const releases = press.all;
  return (
    <>
      <PageHero
        path={routes.releases}
        part={unknown.title}
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
        aside={<NotFoundArt />}
      />
      {releases.length > 0 && <PressList releases={releases} read={read} />}
    </>
  );
}
