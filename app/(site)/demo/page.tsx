import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { PageHead } from '@/components/kinds/page-head';
import { StepTrace } from '@/components/kinds/step-trace';
import { Section } from '@/components/ui/section';
import { demo } from '@/lib/content/demo';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata(routes.demo);

export default function DemoPage() {
  return (
    <>
      <PageHead
        look="beside"
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
          label="next"
          tone="band"
          className="overflow-x-clip border-be-0 [--edge:max(var(--gutter),calc((100vw-1200px)/2))]"
        >
          <h2 className="mbe-10 text-h2 max-inline-[20ch]" id="next">
            {demo.stepsTitle}
          </h2>
          <StepTrace steps={demo.steps} heading="h3" look="band" />
        </Section>
      )}
    </>
  );
}
