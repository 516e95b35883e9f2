import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import { people, type Team } from '@/lib/content/team';

type Review = NonNullable<Team['review']>;

export function TraceReview({ review }: { review: Review }) {
  const members = people.filter(({ board }) => board);
  return (
    <Section headingId="review" surface="band" contentClassName="grid gap-x-6 gap-y-10 wide:grid-cols-12">
      <div className="wide:col-span-5">
        <SectionTitle id="review" heading={review} />
        <p className="mbs-6 text-lg leading-7 text-ink-2 max-inline-[46ch]">{review.text}</p>
      </div>
      <div className="wide:col-[7/-1]">
        <h3 className="mbe-2 kicker">{review.membersTitle}</h3>
        <ul>
          {members.map(({ name, role }) => (
            <li
              className="grid grid-cols-[9px_minmax(0,1fr)] items-center gap-x-3.5 border-bs border-line py-2.5 text-md leading-6 mid:grid-cols-[9px_minmax(0,2fr)_minmax(0,3fr)]"
              key={name}
            >
              <span className="marker-person" aria-hidden="true" />
              <strong className="font-semibold">{name}</strong>
              <span className="col-2 text-ink-2 mid:col-3">{role}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
