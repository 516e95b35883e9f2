import { EmptyArt } from '@/components/art/state-art';
import { buttonClass } from '@/components/ui/button';
import { requestListWords as words } from '@/content/words/dashboard';
import { isTurnedAround, listHref, type ListQuery } from '@/lib/dashboard/list-query';
import { RequestCard } from './request-table-frame';

/** Asks for all requests. */
const ALL: Partial<ListQuery> = {
  search: '',
  from: undefined,
  to: undefined,
  status: undefined,
  source: undefined,
  sender: undefined,
};

/** Says why there is no row, and what may help. */
export function NoRows({ query, narrowed }: { query: ListQuery; narrowed: boolean }) {
  const [title, advice] = whyNone(query, narrowed);
  return (
    <RequestCard className="grid justify-items-start gap-1 px-8 py-12">
      <div className="mbe-4 inline-24">
        <EmptyArt />
      </div>
      <h2 className="text-h4">{title}</h2>
      <p className="text-ui leading-6 text-ink-2">{advice}</p>
      {narrowed && (
        <a className={buttonClass({ variant: 'secondary' }, 'mbs-4')} href={listHref(query, ALL)}>
          {words.showAll}
        </a>
      )}
    </RequestCard>
  );
}

function whyNone(query: ListQuery, narrowed: boolean): [title: string, advice: string] {
  const { search, from, to, status } = query;
  const { advice } = words;
  if (isTurnedAround(query)) return [words.turnedAround, advice.turnedAround];
  if (search) return [words.noMatch(search), from || to ? advice.both : advice.search];
  if (from || to) return [words.noMatchOfDates, advice.dates];
  if (status) return [words.noMatchOfStatus, advice.status];
  return narrowed ? [words.noMatchOfOrigin, advice.origin] : [words.empty, advice.none];
}
