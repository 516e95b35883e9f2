import { LostArt } from '@/components/art/page-art';
import { PageHead } from '@/components/kinds/page-head';
import { PressList } from '@/components/sections/press-list';
import { ButtonLink } from '@/components/ui/button';
import { press, pressPage } from '@/lib/content/press';
import * as routes from '@/lib/routes';

/** What stands where no press release does yet, and the releases that are there. */
export function PressComingSoon() {
  const { unknown, back, read } = pressPage;
  const releases = press.all;
  return (
    <>
      <PageHead
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
        aside={<LostArt />}
      />
      {releases.length > 0 && <PressList releases={releases} read={read} />}
    </>
  );
}
