import { cx } from 'class-variance-authority';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { tw } from '@/components/ui/tw';

const card = {
  item: tw`grid content-start gap-2 border-bs-2 border-accent pbs-5`,
  title: tw`text-h4`,
  text: tw`text-ink-2 max-inline-[44ch]`,
};
const variants = {
  cards: { list: tw`grid gap-6 tablet:grid-cols-2 tablet:gap-y-10 wide:grid-cols-4`, ...card },
  thirds: { list: tw`grid gap-x-6 gap-y-8 mid:grid-cols-3 mid:gap-y-10`, ...card },
  ruled: {
    list: tw`grid border-be border-line tablet:grid-cols-2 tablet:gap-x-6 wide:grid-cols-4`,
    item: tw`border-bs border-line py-3.5 wide:py-6 wide:pe-4`,
    title: tw`text-h4`,
    text: tw`text-ink-2 max-inline-[40ch]`,
  },
  pairs: {
    list: tw`grid grid-cols-2 gap-x-5 border-be border-line tablet:gap-x-6 tiny:grid-cols-1`,
    item: tw`border-bs border-line py-3 wide:py-5`,
    title: tw`text-base leading-6 tracking-[-0.005em] wide:text-lg`,
    text: tw`text-sm leading-5 text-ink-2 wide:text-base wide:leading-6 wide:max-inline-[40ch]`,
  },
  small: {
    list: tw`grid border-y border-line wide:auto-cols-fr wide:grid-flow-col`,
    item: tw`border-line py-4 not-first:border-bs wide:px-5 wide:py-6 wide:not-first:border-s wide:not-first:border-bs-0 wide:first:ps-0`,
    title: tw`text-base leading-6 tracking-[-0.005em]`,
    text: tw`text-help`,
  },
};

export function FeatureGrid({
  items,
  variant,
  className = '',
}: {
  items: readonly { label?: string; title: string; text: string }[];
  variant: keyof typeof variants;
  className?: string;
}) {
  const { list, item, title: heading, text: words } = variants[variant];
  return (
    <ul className={cx(list, className)}>
      {items.map(({ label, title, text }) => (
        <li className={item} key={title}>
          {label && <p className="label tracking-[0.02em] text-ink-3">{label}</p>}
          <h3 className={heading}>{title}</h3>
          <p className={words}>
            <NoBreakHyphens text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
