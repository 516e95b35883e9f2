import { senderWords as words } from '@/content/words/dashboard';
import type { SenderCounts } from '@/lib/dashboard/answers';
import { companyOf } from '@/lib/dashboard/free-mail';
import { listHref, parseListQuery } from '@/lib/dashboard/list-query';
import { PanelPart } from './panel-parts';

/** The ways to the requests of the same person and of the same company, where there are others. */
export function SameSender({ email, counts }: { email: string; counts?: SenderCounts | undefined }) {
  const company = companyOf(email);
  const ways = [
    ...(counts && counts.person > 1 ? [{ sender: email, text: words.ofPerson(counts.person) }] : []),
    ...(counts && company && counts.company > counts.person
      ? [{ sender: `@${company}`, text: words.ofCompany(counts.company, company) }]
      : []),
  ];
  if (ways.length === 0) return null;
  return (
    <PanelPart title={words.title}>
      <ul className="mbs-1 grid text-ui leading-6">
        {ways.map(({ sender, text }) => (
          <li key={sender}>
            <a className="link wrap-anywhere" href={listHref(parseListQuery({ sender }))}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}
