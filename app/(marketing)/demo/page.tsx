import { PageHero } from '@/components/sections/page-hero';
import { TracePanel } from '@/components/sections/trace-panel';
import { DemoForm } from './_components/demo-form';
import { StepsTimeline } from './_components/steps-timeline';
import { demoFormMessages } from '@/content/messages/demo-form';
import { demo } from '@/content/demo';
import { formFields } from '@/lib/demo/form-fields';
import { readOutdatedDemoForm } from '@/lib/demo/read-outdated-demo-form';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';

export const metadata = createPageMetadata(routes.demo);

export default async function DemoPage() {
  const initial = await readOutdatedDemoForm();
  return (
    <PageHero
      variant="beside"
      path={routes.demo}
      eyebrow={demo.eyebrow}
      title={demo.title}
      lead={demo.promise}
      actions={<p className="text-md leading-6 text-balance text-ink-2 measure-50">{demo.text}</p>}
      className="pbe-section"
      grid="items-start gap-x-16 gap-y-8 @xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @xl:grid-rows-[auto_1fr]"
      aside={
        <>
          <section
            className="self-start rounded-card border border-line bg-surface-1 @xl:col-2 @xl:row-span-2 @xl:row-start-1 print:hidden"
            aria-labelledby="request"
          >
            <h2 className="px-8 pbs-6 pbe-2 text-h3 max-sm:px-5 max-sm:pbs-5" id="request">
              {demoFormMessages.title}
            </h2>
            <DemoForm fields={formFields} initial={initial} />
          </section>
          {demo.steps.length > 0 && (
            <section
              className="grid content-start gap-5 self-start border-bs border-line pbs-6"
              aria-labelledby="next"
            >
              <h2 className="text-h3" id="next">
                {demo.stepsTitle}
              </h2>
              <StepsTimeline steps={demo.steps} />
              {demo.run && <TracePanel trace={demo.run} />}
            </section>
          )}
        </>
      }
    />
  );
}
