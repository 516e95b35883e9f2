import { tw } from '@/components/ui/tw';

/** Under a short accent line each; on hairlines; or in boxes, side by side as far as there is room. */
const looks = {
  cards: {
    list: tw`grid gap-6 tablet:grid-cols-2 tablet:gap-y-10 wide:grid-cols-4`,
    item: tw`grid content-start gap-2 border-bs-2 border-accent pbs-5`,
    text: tw`max-inline-[44ch]`,
  },
  ruled: {
    list: tw`grid border-be border-line tablet:grid-cols-2 tablet:gap-x-6 wide:grid-cols-4`,
    item: tw`border-bs border-line py-5 wide:pe-4 wide:pbs-6 wide:pbe-8`,
    text: tw`max-inline-[40ch]`,
  },
  boxes: {
    list: tw`mbs-10 grid gap-6 tablet:grid-cols-2 wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none`,
    item: tw`grid content-start gap-1 rounded-card border border-line bg-surface-1 px-6 pbs-5 pbe-6 tiny:px-4`,
    text: tw`max-inline-[48ch]`,
  },
};

/** Titles and texts in columns. */
export function TitleGrid({
  items,
  look,
  className = '',
}: {
  items: readonly { title: string; text: string }[];
  look: keyof typeof looks;
  className?: string;
}) {
  const { list, item, text: measure } = looks[look];
  return (
    <ul className={`${list} ${className}`}>
      {items.map(({ title, text }) => (
        <li className={item} key={title}>
          <h3 className="text-h4">{title}</h3>
          <p className={`text-ink-2 ${measure}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
