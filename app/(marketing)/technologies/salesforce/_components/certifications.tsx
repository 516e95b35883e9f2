import { cx } from 'class-variance-authority';
import { drawDots } from '@/components/illustrations/draw-dots';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import type { Salesforce } from '@/content/technologies/schema';

type Practice = Pick<Salesforce, 'certifications' | 'stats'>;
type Figure = Salesforce['stats'][number];

/** How many people hold how many certifications, drawn one by one; which ones; and what else the practice counts. */
export function Certifications({ practice: { certifications, stats } }: { practice: Practice }) {
  const { holders, held, items, ...heading } = certifications;
  return (
    <Section headingId="certifications" contentClassName="grid grid-cols-1 gap-6 @xl:grid-cols-12">
      <div className="grid content-between gap-8 @xl:col-span-4">
        <SectionTitle id="certifications" heading={heading} />
        <ul className="grid gap-6 @2xs:grid-cols-2 @xl:grid-cols-1">
          {[holders, held].map((figure) => (
            <li key={figure.label}>
              <Count {...figure} className="text-display leading-none font-semibold tracking-tightest" />
            </li>
          ))}
        </ul>
      </div>
      <Holders holders={count(holders)} held={count(held)} />
      <ul className="grid rounded-card border border-line bg-band px-6 @md:px-8 @xl:col-span-7">
        {items.map(({ title, text }) => (
          <li
            className="grid items-baseline gap-x-6 border-line py-4 not-first:border-bs @lg:grid-cols-2"
            key={title}
          >
            <h3 className="text-h4">{title}</h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      <ul className="grid content-between gap-6 rounded-card bg-tint p-6 @md:p-8 @xl:col-span-5">
        {stats.map((figure) => (
          <li key={figure.label}>
            <Count {...figure} className="text-change" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Count({ value, label, text, source, className }: Figure & { className: string }) {
  return (
    <>
      <p className={cx('mbe-1.5 whitespace-nowrap', className)}>
        {value}
        {source && <FootnoteRef source={source} variant="metric" />}
      </p>
      <p className="text-h4 font-bold">{label}</p>
      <p className="text-ink-2">{text}</p>
    </>
  );
}

const count = ({ value }: Figure) => Number(value.replaceAll(/\D/g, ''));
const lanes = 25;

/** Each person with as many dots as people hold on average. */
function Holders({ holders, held }: { holders: number; held: number }) {
  const each = Math.round(held / holders);
  if (!(each > 0)) return null;
  const pitch = each + 0.5;
  return (
    <svg
      className="fill-none inline-full @xl:col-span-8"
      viewBox={`-0.5 -0.5 ${Math.ceil(holders / lanes) * pitch - 0.5} ${lanes}`}
      aria-hidden="true"
    >
      {Array.from({ length: each }, (_, place) => (
        <path
          className={place === 0 ? 'stroke-accent' : 'stroke-accent-muted'}
          strokeWidth={0.76}
          strokeLinecap="round"
          strokeDasharray={`0.001 ${pitch - 0.001}`}
          d={drawDots({ to: holders, lanes, pitch })}
          transform={`translate(${place})`}
          key={place}
        />
      ))}
    </svg>
  );
}
