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
      className={cx('@container relative grid place-items-center overflow-hidden bg-person-soft', className)}
    >
      <span
        className="text-[32cqi] leading-none font-medium tracking-tightest whitespace-nowrap text-person"
        aria-hidden="true"
      >
        {initials}
      </span>
      {imageUrl && <Photo src={imageUrl} />}
    </div>
  );
}
