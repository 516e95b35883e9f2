import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { PageHero } from '@/components/sections/page-hero';
import { StepsTimeline } from '@/components/sections/steps-timeline';
import { Section } from '@/components/ui/section';
import { demo } from '@/lib/content/demo';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';

export const metadata = createPageMetadata(routes.demo);

export default function DemoPage() {
  return (
    <>
      <PageHero
        variant="beside"
        path={routes.demo}
        eyebrow={demo.eyebrow}
        title={demo.title}
        lead={demo.text}
        balanced
        actions={<RequestDemoButton size="hero" />}
        className="pbe-[clamp(56px,7vw,104px)]"
      />
      {demo.steps.length > 0 && (
        <Section
          headingId="next"
          surface="band"
          className="overflow-x-clip border-be-0 [--edge:max(var(--gutter),calc((100vw-1200px)/2))]"
        >
          <h2 className="mbe-10 text-h2 max-inline-[20ch]" id="next">
            {demo.stepsTitle}
          </h2>
          <StepsTimeline steps={demo.steps} heading="h3" variant="band" />
        </Section>
      )}
    </>
  );
}
