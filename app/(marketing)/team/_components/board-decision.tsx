import { DescriptionList } from '@/components/sections/description-list';
import { MockupFrame } from '@/components/sections/mockup-frame';
import { Stop } from '@/components/sections/product-mockup/mockup-parts';
import { MoreLink } from '@/components/ui/more-links';
import { people, type Team } from '@/lib/content/team';

type Decision = NonNullable<Team['review']>['decision'];

const members = people.filter(({ board }) => board).map(({ name }) => name);

/** Shows one decision of the board, with what it was weighed against and who signed it. */
export function BoardDecision({
  decision: { title, state, asked, facts, signed, outcome, more },
}: {
  decision: Decision;
}) {
  return (
    <MockupFrame title={title} state={state} caption={<MoreLink link={more} />}>
      <p className="px-4 pbs-5 pbe-3 text-h3 font-semibold text-balance mock-wide:px-5">{asked}</p>
      <div className="px-4 pbe-2 mock-wide:px-5">
        <DescriptionList
          variant="record"
          items={[
            ...facts.map(({ label, value }) => ({ term: label, value })),
            { term: signed, value: members.join(', ') },
          ]}
        />
      </div>
      <Stop who="" {...outcome} />
    </MockupFrame>
  );
}
