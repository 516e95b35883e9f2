import { SectionTitle } from '@/components/sections/section-title';
import { Section } from '@/components/ui/section';
import { people, type Team } from '@/lib/content/team';

type Review = NonNullable<Team['review']>;

/** Who reads the traces: those of one meeting, and the people who decide. */
export function TraceReview({ review }: { review: Review }) {
  const members = people.filter(({ board }) => board);
  return (
    <Section label="review" tone="band" inner="grid gap-x-6 gap-y-10 wide:grid-cols-12">
      <div className="wide:col-span-5">
        <SectionTitle id="review" words={review} />
        <p className="mbs-6 text-lg leading-7 text-ink-2 max-inline-[46ch]">{review.text}</p>
      </div>
      <div className="wide:col-[7/-1]">
        <figure className="grid gap-3">
          <Traces of={review.of} random={review.random} />
          <figcaption className="help">{review.caption}</figcaption>
        </figure>
        <h3 className="mbs-8 mbe-2 kicker">{review.membersTitle}</h3>
        <ul>
          {members.map(({ name, role }) => (
            <li
              className="grid grid-cols-[9px_minmax(0,1fr)] items-center gap-x-3.5 border-bs border-line py-2.5 text-ui leading-6 mid:grid-cols-[9px_minmax(0,2fr)_minmax(0,3fr)]"
              key={name}
            >
              <span className="gem" aria-hidden="true" />
              <strong className="font-strong">{name}</strong>
              <span className="col-2 text-ink-2 mid:col-3">{role}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Traces side by side, with those that chance has chosen. */
function Traces({ of, random }: Pick<Review, 'of' | 'random'>) {
  return (
    <svg
      className="fill-band stroke-line-strong stroke-[1.5] block-auto inline-full"
      viewBox={`0 0 ${Math.max(of, 10) * 40} 96`}
      aria-hidden="true"
    >
      {Array.from({ length: of }, (_, index) => {
        const x = index * 40 + 20;
        const chosen = random.includes(index + 1);
        return (
          <g className={chosen ? 'fill-accent stroke-accent stroke-2' : undefined} key={x}>
            <path d={`M${x} 4V92`} />
            <circle cx={x} cy={24 + ((index * 29) % 50)} r={chosen ? 7 : 5} />
          </g>
        );
      })}
    </svg>
  );
}
