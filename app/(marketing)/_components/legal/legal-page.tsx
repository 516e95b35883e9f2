import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageContents } from '@/components/ui/page-contents';
import { MovingArrow } from '@/components/ui/moving-arrow';
import { Link } from '@/components/ui/link';
import { legalMessages } from '@/content/messages/pages';
import type { Legal } from '@/content/legal/schema';
import { ClauseBlock } from './clause-block';

export function LegalPage({ page }: { page: Legal }) {
  return (
    <>
      <article>
        <header className="site-container pbe-[clamp(32px,4vw,56px)]">
          <Breadcrumb path={page.path} />
          <div className="grid gap-4">
            <h1 className="text-h1">{page.title}</h1>
            <p className="lead">{page.lead}</p>
            <p className="label tracking-wide text-ink-3">
              {`${legalMessages.updated} `}
              <time dateTime={page.updated.iso}>{page.updated.text}</time>
            </p>
          </div>
        </header>
        <div className="site-container grid grid-cols-1 gap-y-8 pbe-section @xl:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] @xl:grid-rows-[auto_1fr] @xl:gap-x-[calc(100%/12)] print:block">
          {page.brief.length > 0 && <Brief brief={page.brief} />}
          <PageContents
            headings={page.clauses}
            className="@xl:sticky @xl:inset-bs-24 @xl:col-1 @xl:row-span-2 @xl:row-start-1 @xl:self-start"
          />
          <div className="border-line [counter-reset:clause] @max-xl:border-bs @xl:col-2 print:mbs-6">
            {page.clauses.map(({ id, title, blocks }) => (
              <section
                className="grid grid-cols-1 gap-3 border-be border-line py-6 text-ink-2 [counter-increment:clause] @xl:first:pbs-0"
                id={id}
                key={id}
              >
                <h2 className="flex items-baseline text-h4 text-ink measure-68 print:break-inside-avoid">
                  <span
                    className="flex-none label leading-4 tracking-wide text-ink-3 inline-8 before:content-[counter(clause)]"
                    aria-hidden="true"
                  />
                  {title}
                </h2>
                {blocks.map((block, index) => (
                  <ClauseBlock block={block} key={index} />
                ))}
              </section>
            ))}
            {page.seeAlso && <SeeAlso link={page.seeAlso} />}
          </div>
        </div>
      </article>
    </>
  );
}

function SeeAlso({ link: { label, href } }: { link: NonNullable<Legal['seeAlso']> }) {
  return (
    <p className="flex flex-wrap gap-x-2.5 pbs-6 text-ink-2 print:hidden">
      {`${legalMessages.seeAlso} `}
      <Link className="group inline-flex items-center gap-2 font-bold text-accent" href={href}>
        {label}
        <MovingArrow size={16} />
      </Link>
    </p>
  );
}

function Brief({ brief }: Pick<Legal, 'brief'>) {
  return (
    <section
      className="rounded-card border border-line bg-surface-1 px-6 pbs-5 pbe-2 @xl:col-2"
      aria-labelledby="in-short"
    >
      <h2 className="kicker" id="in-short">
        {legalMessages.brief}
      </h2>
      <dl className="mbs-3">
        {brief.map(({ term, text }) => (
          <div
            className="grid gap-x-4 border-bs border-line py-3 @md:grid-cols-[140px_minmax(0,1fr)]"
            key={term}
          >
            <dt className="font-bold">{term}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
