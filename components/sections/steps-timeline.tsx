import { Timeline } from '@/components/sections/timeline';
import { tw } from '@/components/ui/tw';

interface Step {
  actor: 'agent' | 'person';
  title: string;
  text: string;
}

const lanes = { down: tw`[--lane:var(--tint-ink)]`, band: tw`[--ground:var(--color-band)]` };
const columns = ['', '', tw`wide:grid-cols-2`, tw`wide:grid-cols-3`, tw`wide:grid-cols-4`];

/** Marks the step where a person decides with a diamond. */
export function StepsTimeline({
  steps,
  variant,
  heading: Heading,
}: {
  steps: readonly Step[];
  variant: keyof typeof lanes;
  heading: 'h3' | 'h4';
}) {
  const isAcross = variant === 'band' && steps.length < columns.length;
  return (
    <Timeline
      direction={isAcross ? 'off' : 'down'}
      className={`${lanes[variant]} ${isAcross ? columns[steps.length] : ''}`}
      stopClassName={`ps-10 pbe-7 last:pbe-0 ${isAcross ? 'wide:p-[36px_24px_0_0]' : ''}`}
      stops={steps.map(({ actor, title, text }) => ({
        key: title,
        node: actor === 'person' ? 'diamond' : 'ring',
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
