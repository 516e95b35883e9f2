import { tw } from '@/components/ui/tw';

const looks = {
  halves: tw`gap-x-6 gap-y-1 tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] tablet:items-baseline`,
  numbered: tw`grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-x-5 gap-y-0.5 mid:grid-cols-[2rem_minmax(0,1fr)_minmax(0,1fr)]`,
};

/** Titles and texts in ruled rows. */
export function Rows({
  items,
  look = 'halves',
  roomy = false,
}: {
  items: readonly { title: string; text: string }[];
  look?: keyof typeof looks;
  roomy?: boolean;
}) {
  const numbered = look === 'numbered';
  const List = numbered ? 'ol' : 'ul';
  return (
    <List>
      {items.map(({ title, text }, index) => (
        <li
          className={`grid border-bs border-line last:border-be ${roomy ? 'py-7' : 'py-5.5'} ${looks[look]}`}
          key={title}
        >
          {numbered && (
            <span
              className="font-mono text-[length:var(--t-h4)] leading-7 font-medium text-accent"
              aria-hidden="true"
            >
              {index + 1}
            </span>
          )}
          <h3 className="text-h4">{title}</h3>
          <p className={`text-ink-2 ${numbered ? 'col-2 mid:col-3' : 'text-balance'}`}>{text}</p>
        </li>
      ))}
    </List>
  );
}
