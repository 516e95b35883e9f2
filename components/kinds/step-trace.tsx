import { Lane } from '@/components/kinds/lane';
import { tw } from '@/components/ui/tw';

interface Step {
  actor: 'agent' | 'person';
  title: string;
  text: string;
}

/** Down, on the page's own ground and in a module's color; or across a band. */
const looks = {
  down: { way: 'down', lane: tw`[--lane:var(--tint-ink)]`, step: tw`ps-10 pbe-7 last:pbe-0` },
  band: {
    way: 'off',
    lane: tw`[--ground:var(--band)] wide:auto-cols-fr wide:grid-flow-col`,
    step: tw`ps-10 pbe-7 last:pbe-0 wide:p-[36px_24px_0_0]`,
  },
} as const;

/**
 * Steps along one lane, each a node; the step where a person decides is a diamond.
 *
 * @param heading The heading level of a step's title.
 */
export function StepTrace({
  steps,
  look,
  heading: Heading,
}: {
  steps: readonly Step[];
  look: keyof typeof looks;
  heading: 'h3' | 'h4';
}) {
  const { way, lane, step } = looks[look];
  return (
    <Lane
      way={way}
      className={lane}
      step={step}
      stops={steps.map(({ actor, title, text }) => ({
        key: title,
        node: actor === 'person' ? 'gem' : 'ring',
        children: (
          <>
            <Heading className="text-h4">{title}</Heading>
            <p className="text-balance text-ink-2 max-inline-[44ch]">{text}</p>
          </>
        ),
      }))}
    />
  );
}
