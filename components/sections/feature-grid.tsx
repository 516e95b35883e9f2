import { cx } from 'class-variance-authority';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { tw } from '@/components/ui/tw';

const card = {
  item: tw`grid content-start gap-2 border-bs-2 border-accent pbs-5`,
  title: tw`text-h4`,
  text: tw`text-ink-2 measure-44`,
};
const variants = {
  cards: { list: tw`grid gap-6 @md:grid-cols-2 @md:gap-y-10 @xl:grid-cols-4`, ...card },
  thirds: { list: tw`grid gap-x-6 gap-y-8 @lg:grid-cols-3 @lg:gap-y-10`, ...card },
  ruled: {
    list: tw`grid border-be border-line @md:grid-cols-2 @md:gap-x-6 @xl:grid-cols-4`,
    item: tw`border-bs border-line py-3.5 @xl:py-6 @xl:pe-4`,
    title: tw`text-h4`,
    text: tw`text-ink-2 measure-40`,
  },
  pairs: {
    list: tw`grid grid-cols-2 gap-x-5 border-be border-line @max-3xs:grid-cols-1 @md:gap-x-6`,
    item: tw`border-bs border-line py-3 @xl:py-6`,
    title: tw`text-base leading-6 @xl:text-lg`,
    text: tw`text-sm leading-5 text-ink-2 @xl:text-base @xl:leading-6 @xl:measure-38`,
  },
};

export function FeatureGrid({
  items,
  variant,
  className = '',
}: {
  items: readonly { title: string; text: string }[];
  variant: keyof typeof variants;
  className?: string;
}) {
  const { list, item, title: heading, text: words } = variants[variant];
  return (
    <ul className={cx(list, className)}>
      {items.map(({ title, text }) => (
        <li className={item} key={title}>
          <h3 className={heading}>{title}</h3>
          <p className={words}>
            <NoBreakHyphens text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
