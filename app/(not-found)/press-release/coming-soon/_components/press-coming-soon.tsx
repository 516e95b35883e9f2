import { PageHero } from '@/components/sections/page-hero';
import { PressList } from '@/components/sections/press-list';
import { stopGround } from '@/components/sections/product-mockup/mockup-parts';
import { Timeline } from '@/components/sections/timeline';
import { ButtonLink } from '@/components/ui/button';
import { tw } from '@/components/ui/tw';
import { press, pressPage } from '@/lib/content/press';
import * as routes from '@/lib/routes';

export function PressComingSoon() {
  const { unknown, back } = pressPage;
  const releases = press.all;
  return (
    <>
      <PageHero
        variant="exhibit"
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
        aside={<PublishingSteps />}
      />
      {releases.length > 0 && <PressList releases={releases} />}
    </>
  );
}

/** Extends the ground of the stop to the card's edges. */
const bleeding = tw`shadow-[-20px_0_var(--color-person-soft),20px_0_var(--color-person-soft)]`;

/** Draws how a release comes out; the lane waits from the person on. */
function PublishingSteps() {
  const { title, items } = pressPage.unknown.steps;
  const decision = items.findIndex(({ actor }) => actor === 'person');
  return (
    <section
      className="overflow-clip rounded-card border border-line bg-surface-1 shadow-card print:shadow-none"
      aria-labelledby="steps-title"
    >
      <h2 className="border-be border-line px-5 py-3 text-xs leading-5 font-semibold" id="steps-title">
        {title}
      </h2>
      <Timeline
        className="py-2 [--drop:18px] [--ground:var(--color-surface-1)] [--halo:0px]"
        stopClassName="mx-5 grid gap-x-6 ps-9 py-3.5 mock-wide:grid-cols-2"
        stops={items.map(({ title: step, text }, index) => ({
          key: step,
          node: index === decision ? 'diamond' : index > decision ? 'end' : 'ring',
          waits: index === decision,
          className: index === decision ? `${bleeding} ${stopGround}` : '',
          children: (
            <>
              <h3 className="text-md leading-6 font-semibold">{step}</h3>
              <p className="text-sm leading-6 text-ink-2">{text}</p>
            </>
          ),
        }))}
      />
    </section>
  );
}
