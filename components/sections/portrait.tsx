import { cx } from 'class-variance-authority';
import type { Member } from '@/content/team.schema';
import { Photo } from '../ui/photo';

/** Shows initials where the photo is missing or fails. */
export function Portrait({
  person: { initials, imageUrl },
  className,
}: {
  person: Pick<Member, 'initials' | 'imageUrl'>;
  className: string;
}) {
  return (
    <div
      className={cx('@container relative grid place-items-center overflow-hidden bg-surface-2', className)}
    >
      <span
        className="text-[28cqi] leading-none font-medium tracking-tightest whitespace-nowrap text-ink-2"
        aria-hidden="true"
      >
        {initials}
      </span>
      {imageUrl && <Photo src={imageUrl} />}
    </div>
  );
}
