import { StepTrace } from '@/components/kinds/step-trace';
import { Section } from '@/components/ui/section';
import type { Demo } from '@/lib/content/demo';

/** The steps that follow a request. */
export function NextSteps({ demo: { stepsTitle, steps } }: { demo: Demo }) {
  return (
    <Section
      label="next"
      tone="band"
      className="overflow-x-clip border-be-0 [--edge:max(var(--gutter),calc((100vw-1200px)/2))]"
    >
      <h2 className="mbe-10 text-h2 max-inline-[20ch]" id="next">
        {stepsTitle}
      </h2>
      <StepTrace steps={steps} heading="h3" look="band" />
    </Section>
  );
}
