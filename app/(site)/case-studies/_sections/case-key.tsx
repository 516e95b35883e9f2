import { PairPlot } from '@/components/art/pair-plot';
import '@/components/art/pair-plot.css';
import type { CaseStudiesPage } from '@/lib/content/case-studies';

const marks = {
  before: <rect className="pair__was" y={2} width={28} height={12} />,
  after: <rect className="pair__now" y={2} width={28} height={12} />,
  lever: (
    <>
      <path className="pair__run stroke-accent" d="M1 8h26" />
      <path className="pair__lever" d="M7 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M16 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0" />
    </>
  ),
  checkpoint: (
    <>
      <path className="pair__run stroke-accent" d="M1 8h26" />
      <path className="pair__gem" d="M14 0l8 8-8 8-8-8z" />
    </>
  ),
};

/** How the cards below are read: one drawing, and what its parts mean. */
export function CaseKey({ reading, caveat }: { reading: CaseStudiesPage['reading']; caveat: string }) {
  return (
    <section className="container" aria-labelledby="reading">
      <div className="mbe-6 grid gap-x-12 gap-y-6 border-y border-line py-6 mid:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] mid:items-center">
        <div className="grid content-start gap-3">
          <h2 className="kicker" id="reading">
            {reading.title}
          </h2>
          <p className="text-ui leading-6 text-ink-2 max-inline-[44ch]">{`${reading.text} ${caveat}`}</p>
        </div>
        <div className="pe-1.5">
          <PairPlot before={100} after={30} levers={4} checkpoint={3} />
        </div>
        <dl className="grid gap-x-8 gap-y-3 border-line pair:grid-cols-2 mid:col-span-full mid:grid-cols-4 mid:border-bs mid:pbs-5">
          {(['before', 'after', 'lever', 'checkpoint'] as const).map((part) => (
            <div key={part}>
              <dt className="flex items-center gap-2.5 text-ui leading-6 font-semibold">
                <svg className="pair" width={28} height={16} aria-hidden="true">
                  {marks[part]}
                </svg>
                {reading[part].name}
              </dt>
              <dd className="ps-9.5 help">{reading[part].text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
