import { DrawingFile } from '@/components/illustrations/drawing-file';
import { Eyebrow } from '@/components/typography/eyebrow';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

interface NotFoundContent {
  eyebrow: string;
  title: string;
  text: string;
  links: readonly { label: string; href: string; text: string }[];
}

export function NotFoundScreen({ page: { eyebrow, title, text, links } }: { page: NotFoundContent }) {
  return (
    <div className="site-container grid gap-[clamp(32px,4vw,56px)] pbs-[clamp(40px,5vw,72px)] pbe-[clamp(64px,8vw,112px)]">
      <div className="grid items-end gap-x-6 gap-y-4 @xl:grid-cols-12 @xl:*:first:col-span-full">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className="text-h1 @xl:col-span-7">{title}</h1>
        <p className="lead @xl:col-start-8 @xl:-col-end-1 @xl:text-balance">{text}</p>
      </div>
      <div className="grid @xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @xl:gap-x-6">
        {/* It has three exits, one per link. */}
        <DrawingFile name="not-found" size={[680, 336]} />
        <ul className="grid auto-rows-fr @max-xl:mbs-4">
          {links.map((link) => (
            <li className="border-line @max-xl:border-bs" key={link.href}>
              <Link
                className="group grid grid-cols-[minmax(0,1fr)_20px] content-center gap-x-4 py-3.5 block-full"
                href={link.href}
              >
                <strong className="text-h4 leading-7 font-bold">{link.label}</strong>{' '}
                <span className="col-1 text-base leading-6 text-ink-2">{link.text}</span>
                <Icon
                  name="arrow"
                  size={20}
                  className="col-2 row-span-2 row-start-1 card-arrow self-center"
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
