import { cx } from 'class-variance-authority';
import { DescriptionList } from '@/components/sections/description-list';
import { tw } from '@/components/ui/tw';
import type { Servicenow } from '@/content/technologies/schema';
import { TechnologyHero } from '../../_components/technology-hero';

export function Hero({ technology }: { technology: Servicenow }) {
  return <TechnologyHero technology={technology} aside={<Ticket ticket={technology.ticket} />} />;
}

/** The ticket's punched edges. Each covers the card's border at its mouth. */
const notch = tw`absolute -inset-be-3 size-5.5 rounded-full border border-line bg-tint`;

function Ticket({ ticket: { number, title, fields, caption } }: Pick<Servicenow, 'ticket'>) {
  return (
    <figure className="grid gap-3">
      <div className="rounded-card border border-line bg-surface-1 shadow-card">
        <div className="relative grid gap-1 rounded-t-card border-be-2 border-dotted border-line-strong bg-surface-2 px-6 pbs-5 pbe-6">
          <span className={cx(notch, '-inset-s-3 [clip-path:inset(0_0_0_11px)]')} aria-hidden="true" />
          <span className={cx(notch, '-inset-e-3 [clip-path:inset(0_11px_0_0)]')} aria-hidden="true" />
          <p className="label tracking-wide text-ink-2">{number}</p>
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
