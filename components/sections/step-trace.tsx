import { tw } from '@/components/ui/tw';

interface Step {
  actor: 'agent' | 'person';
  title: string;
  text: string;
}

/** A node on the lane: a ring where an agent acts, a filled diamond where a person does. */
const nodes = {
  agent: tw`after:rounded-full after:border-[var(--steps-ink,var(--tint-ink))] after:bg-[var(--steps-ground,var(--bg))]`,
  person: tw`after:scale-[0.875] after:rotate-45 after:rounded-[2px] after:border-human after:bg-human after:shadow-[0_0_0_5px_var(--steps-ground,var(--bg))]`,
};
const down = {
  list: '',
  step: '',
};
const across = {
  list: tw`wide:grid-cols-4`,
  step: tw`wide:p-[36px_24px_0_0] wide:before:inset-[7px_0_auto_0] wide:before:block-0.5 wide:before:inline-auto wide:after:inset-bs-0 wide:last:before:-inset-e-[var(--edge,0px)] wide:last:before:block`,
};

/**
 * Steps along one lane, each a node; the step where a person decides is a diamond.
 *
 * @param across Lays the lane across the page where there is room.
 * @param heading The heading level of a step's title.
 */
export function StepTrace({
  steps,
  across: isAcross = false,
  heading: Heading,
}: {
  steps: readonly Step[];
  across?: boolean;
  heading: 'h3' | 'h4';
}) {
  const lane = isAcross ? across : down;
  return (
    <ol className={`steps grid ${lane.list}`}>
      {steps.map(({ actor, title, text }) => (
        <li
          key={title}
          className={`relative ps-10 pbe-7 before:absolute before:inset-[14px_auto_-14px_7px] before:bg-[var(--steps-ink,var(--tint-ink))] before:inline-0.5 after:absolute after:inset-[6px_auto_auto_0] after:size-4 after:border-2 last:pbe-0 last:before:hidden ${nodes[actor]} ${lane.step}`}
        >
          <Heading className="text-h4">{title}</Heading>
          <p className="text-balance text-ink-2 max-inline-[44ch]">{text}</p>
        </li>
      ))}
    </ol>
  );
}
