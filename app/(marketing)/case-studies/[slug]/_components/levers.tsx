import { Badge } from '@/components/ui/badge';
import { tw } from '@/components/ui/tw';
import { casePage } from '@/content/messages/case-studies';
import type { CaseStudy } from '@/lib/content/case-studies';

const nodes = {
  agent: tw`text-accent before:inset-0.5 before:rounded-full before:border-2 before:border-accent before:bg-bg`,
  person: tw`text-bg before:inset-1.5 before:rotate-45 before:rounded-[3px] before:bg-person before:shadow-[0_0_0_5px_var(--color-bg)]`,
};

export function Levers({
  levers,
  checkpoint,
}: {
  levers: CaseStudy['solution']['levers'];
  checkpoint: CaseStudy['lever'];
}) {
  return (
    <ol className="mbs-7 grid print:block">
      {levers.map((lever, index) => {
        const { title, description } = lever;
        const person = lever === checkpoint;
        return (
          <li
            className="relative grid justify-items-start gap-x-4 gap-y-1 ps-15 pbs-1.5 pbe-9 before:absolute before:inset-[20px_auto_-20px_19px] before:bg-accent before:inline-0.5 last:pbe-0 last:before:hidden tablet:grid-cols-[minmax(0,1fr)_auto]"
            key={title}
          >
            <span
              className={`absolute inset-[0_auto_auto_0] isolate grid size-10 place-items-center font-mono text-sm leading-none font-medium before:absolute before:-z-1 ${nodes[person ? 'person' : 'agent']}`}
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <h3 className="text-h4">{title}</h3>
            {person && (
              <Badge as="p" surface="person">
                {casePage.person}
              </Badge>
            )}
            <p className="text-balance text-ink-2 max-inline-[55ch] tablet:[grid-area:2/1/auto/-1]">
              {description}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
