import { FootnoteRef } from '@/components/typography/footnote-ref';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import type { Event } from '@/lib/content/event';

export function Recognition({ recognition: { title, items } }: Pick<Event, 'recognition'>) {
  if (items.length === 0) return null;
  return (
    <Section headingId="recognition" padding="below">
      <div className="grid gap-x-6 gap-y-4 border-y border-line py-8 wide:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <h2 className="text-h4" id="recognition">
          {title}
        </h2>
        <dl className="grid gap-4">
          {items.map(({ name, href, text, source }) => (
            <div className="tablet:grid tablet:grid-cols-[8.75rem_minmax(0,1fr)]" key={name}>
              <dt className="font-bold">
                {href ? (
                  <Link className="link" href={href}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </dt>
              <dd className="text-balance text-ink-2">
                {text}
                {source && <FootnoteRef source={source} />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
