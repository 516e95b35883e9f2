import { HeroMedia, heroWithMedia, mediaPadding } from '@/components/sections/hero-media';
import { PageHero } from '@/components/sections/page-hero';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { CallAgenda } from './_components/call-agenda';
import { DemoForm } from './_components/demo-form';
import { Proof } from './_components/proof';
import { StepsTimeline } from './_components/steps-timeline';
import { TimedList } from './_components/timed-list';
import { demoDialog, demoFormMessages } from '@/content/messages/demo-form';
import { demoPageMessages } from '@/content/messages/pages';
import { demo } from '@/content/demo';
import { formFields } from '@/lib/demo/form-fields';
import { readOutdatedDemoForm } from '@/lib/demo/read-outdated-demo-form';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';

export const metadata = createPageMetadata(routes.demo);

export default async function DemoPage() {
  const initial = await readOutdatedDemoForm();
  const { call, steps, run, proof, stored } = demo;
  return (
    <>
      <PageHero
        variant="beside"
        path={routes.demo}
        eyebrow={demo.eyebrow}
        title={demo.title}
        lead={demo.promise}
        actions={<p className="text-help text-balance">{demo.text}</p>}
        className={heroWithMedia}
        grid="gap-x-14 gap-y-8 @xl:grid-cols-2 @xl:grid-rows-[auto_1fr] @xl:*:first:pbs-6"
        aside={
          <>
            <HeroMedia className="py-6 @xl:col-2 @xl:row-span-2 @xl:row-start-1 print:hidden">
              <section className={mediaPadding} aria-labelledby="request">
                <div className="group rounded-card bg-surface-1 shadow-card">
                  <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-8 pbs-6 pbe-2 group-has-[form[hidden]]:sr-only max-sm:px-5 max-sm:pbs-5">
                    <h2 className="text-h3" id="request">
                      {demoFormMessages.title}
                    </h2>
                    <p className="when-signed-out label text-ink-3 group-has-[[autocomplete=one-time-code]]:hidden">
                      {demoPageMessages.step}
                    </p>
                  </div>
                  <DemoForm fields={formFields} initial={initial} />
                </div>
              </section>
            </HeroMedia>
            {call.parts.length > 0 && <CallAgenda call={call} />}
          </>
        }
      />
      {steps.length > 0 && (
        <Section
          headingId="next"
          surface="band"
          contentClassName="grid items-start gap-x-14 gap-y-10 @md:grid-cols-2 @xl:grid-cols-3"
        >
          <div className="grid gap-5 [--color-bg:var(--color-band)] @md:row-span-2 @xl:row-auto">
            <h2 className="text-h3" id="next">
              {demo.stepsTitle}
            </h2>
            <StepsTimeline steps={steps} />
          </div>
          {run && (
            <div className="grid gap-5">
              <h2 className="text-h3">{demo.runTitle}</h2>
              <figure className="grid gap-5">
                <div className="overflow-clip rounded-card border border-line bg-surface-1 shadow-card">
                  <TimedList
                    rows={run.lines.map(({ at, text, note, actor }) => ({
                      time: at,
                      actor,
                      title: text,
                      text: note,
                    }))}
                    rowClassName="px-5 has-[.marker-person]:bg-person-soft"
                  />
                </div>
                <figcaption className="text-base leading-6 text-balance text-ink-2 measure-46">
                  {run.caption}
                </figcaption>
              </figure>
            </div>
          )}
          <div className="grid gap-5">
            <h2 className="text-h3">{proof.title}</h2>
            <Proof source={proof.source} />
            <p className="border-bs border-line pbs-5 text-base leading-6 text-balance text-ink-2 measure-46">
              <b className="block font-semibold text-ink">{stored.title}</b> {stored.text}{' '}
              <Link className="link" href={routes.privacy}>
                {demoDialog.privacy.link}
              </Link>
            </p>
          </div>
        </Section>
      )}
    </>
  );
}
