import { DescriptionList } from '@/components/sections/description-list';
import { tw } from '@/components/ui/tw';
import type { Servicenow } from '@/lib/content/technologies';
import { TechnologyHero } from '../../_components/technology-hero';

export function Hero({ technology }: { technology: Servicenow }) {
  return <TechnologyHero technology={technology} aside={<Ticket ticket={technology.ticket} />} />;
}

const notches = tw`before:absolute before:inset-[auto_auto_-12px_-12px] before:size-5.5 before:rounded-full before:border before:border-line before:bg-tint after:absolute after:inset-[auto_-12px_-12px_auto] after:size-5.5 after:rounded-full after:border after:border-line after:bg-tint`;

function Ticket({ ticket: { number, title, fields, caption } }: Pick<Servicenow, 'ticket'>) {
  return (
    <figure className="grid gap-3">
      <div className="overflow-hidden rounded-card border border-line bg-surface-1 shadow-card">
        <div
          className={`relative grid gap-1 border-be-2 border-dotted border-line-strong bg-accent-soft px-7 pbs-5 pbe-5.5 ${notches}`}
        >
          <p className="label tracking-[0.02em] text-ink-2">{number}</p>
          <p className="text-h4 font-bold">{title}</p>
        </div>
        <DescriptionList
          variant="ticket"
          items={fields.map(({ label, actor, text }) => ({
            term: label,
            mark: actor && (
              <span className={actor === 'agent' ? 'marker-agent' : 'marker-person'} aria-hidden="true" />
            ),
            value: text,
          }))}
        />
      </div>
      <figcaption className="text-help text-ink-2">{caption}</figcaption>
    </figure>
  );
}
