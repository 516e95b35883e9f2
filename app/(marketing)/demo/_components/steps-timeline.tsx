import { Timeline } from '@/components/sections/timeline';

interface Step {
  actor: 'agent' | 'person';
  title: string;
  text: string;
}

/** Marks the step where a person decides with a diamond. */
export function StepsTimeline({ steps }: { steps: readonly Step[] }) {
  return (
    <Timeline
      stopClassName="ps-10 pbe-5 last:pbe-0"
      stops={steps.map(({ actor, title, text }) => ({
        key: title,
        node: actor === 'person' ? 'diamond' : 'ring',
        children: (
          <>
            <h3 className="text-base leading-7">{title}</h3>
            <p className="text-base leading-6 text-balance text-ink-2 measure-46">{text}</p>
          </>
        ),
      }))}
    />
  );
}
