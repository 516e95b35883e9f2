import { cx } from 'class-variance-authority';
import { tw } from '@/components/ui/tw';
import type { Block } from '@/content/legal/schema';
import { ClauseTable } from './clause-table';
import { Sentence } from './sentence';

const measure = tw`measure-58 @md:ms-8`;

export function ClauseBlock({ block }: { block: Block }) {
  if ('table' in block) return <ClauseTable table={block.table} />;
  if ('list' in block) {
    return (
      <ul className={cx('grid gap-2', measure)}>
        {block.list.map((item, index) => (
          <li
            className="relative ps-5 before:absolute before:inset-[12px_auto_auto_0] before:bg-line-strong before:block-[1.5px] before:inline-2.5"
            key={index}
          >
            <Sentence parts={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p className={measure}>
      <Sentence parts={block} />
    </p>
  );
}
