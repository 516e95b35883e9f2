import { cx } from 'class-variance-authority';
import { getButtonClass } from '@/components/ui/button';
import { MovingArrow } from './moving-arrow';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';

/** The arrow is aligned with the text; the line is as high as a breadcrumb. */
const look = tw`group -ms-1 underline-offset-3 hover:text-ink! hover:underline @lg:-my-2.5`;

export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link className={cx(getButtonClass({ variant: 'tertiary' }), look)} href={href}>
      <span className="rotate-180">
        <MovingArrow size={20} />
      </span>
      {label}
    </Link>
  );
}
