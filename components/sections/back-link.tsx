import { buttonClass } from '@/components/ui/button';
import { MovingArrow } from './moving-arrow';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';

/** Its arrow stands on the text's edge; its height is for fingers, the line keeps the breadcrumb's, and its hover too. */
const look = tw`group -ms-1 underline-offset-3 hover:text-ink! hover:underline mid:-my-2.5`;

/** The way back from one record to the list of them all, at the end of the breadcrumb's line or below it. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link className={buttonClass({ variant: 'tertiary' }, look)} href={href}>
      <span className="rotate-180">
        <MovingArrow size={20} />
      </span>
      {label}
    </Link>
  );
}
