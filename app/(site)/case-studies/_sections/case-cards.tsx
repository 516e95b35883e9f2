import { Badge } from '@/components/ui/badge';
import { ChangePlot, type PlotForm } from '@/components/art/change-plot';
import { PlotLegend } from '@/components/sections/plot-legend';
import { Glyph } from '@/components/ui/glyph';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { caseCard, caseLevels } from '@/content/words/case-studies';
import { changesOf, type CaseStudiesPage, type CaseStudy } from '@/lib/content/case-studies';
import * as routes from '@/lib/routes';

interface Place {
  form: PlotForm;
  card: string;
  plate?: string;
  body?: string;
  title?: string;
  figure?: string;
  change?: string;
}

const whole: Place = {
  form: 'columns',
  card: tw`mid:col-span-full wide:grid wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`,
  plate: tw`wide:border-e wide:border-be-0 wide:p-10 wide:block-auto wide:min-block-100`,
  body: tw`mid:p-6 wide:p-10`,
  title: tw`text-h3`,
};
/** Two beside one another in the middle, and there one that is left over takes both columns. */
const pair = tw`mid:col-span-6 mid:last:even:col-span-full`;
/** It sets its figure beside its words. */
const broad: Place = {
  form: 'lanes',
  card: `${pair} wide:col-span-7 wide:last:even:col-span-7`,
  body: tw`mid:p-6 wide:grid wide:grid-cols-[minmax(0,1fr)_200px] wide:grid-rows-[auto_auto_1fr_auto] wide:items-stretch wide:justify-items-start wide:gap-x-10`,
  figure: tw`wide:m-0 wide:grid wide:content-end wide:border-s wide:border-bs-0 wide:p-[0_0_0_24px] wide:[grid-area:1/2/5/3]`,
  change: tw`wide:mbs-1 wide:flex-col wide:text-[length:var(--t-h3)] wide:leading-[2.25rem]`,
};
const half = (form: PlotForm): Place => ({ form, card: `${pair} wide:col-span-5` });
const third = (form: PlotForm): Place => ({ form, card: `${pair} wide:col-span-4` });

/** The page is composed in rows of 12, 7 + 5, 4 + 4 + 4 and 5 + 7 columns; neighbors are drawn differently. */
const places: readonly Place[] = [
  whole,
  broad,
  half('slopes'),
  third('columns'),
  third('lanes'),
  third('slopes'),
  half('columns'),
  broad,
];

/** One case: its measures drawn from the record, what changed most for customers, and the way in. */
function CaseCard({ study, place }: { study: CaseStudy; place: Place }) {
  const { form, card, plate = '', body = 'mid:p-6', title = 'text-h4', figure = '', change = '' } = place;
  const [first] = study.results.cxPerformance;
  return (
    <li
      className={`group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface-1 transition-[border-color] hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus ${card}`}
    >
      <div className={`border-be border-line bg-surface-2 p-5 block-52 ${plate}`}>
        <ChangePlot form={form} changes={changesOf(study, form !== 'columns')} />
      </div>
      <div className={`flex flex-1 flex-col items-start gap-3 p-5 ${body}`}>
        <Badge as="p">{study.industry}</Badge>
        <h2 className={title}>{study.title}</h2>
        <p className="pbe-2 text-ink-2">{study.subtitle}</p>
        {first && (
          <dl className={`mbs-auto border-bs border-line pbs-3 inline-full ${figure}`}>
            <dt className="label leading-5 text-ink-3">{first.metric}</dt>
            <dd
              className={`flex flex-wrap items-baseline gap-x-2.5 text-[length:var(--t-h4)] leading-7 tracking-[-0.01em] ${change}`}
            >
              <span className="text-ink-3 line-through decoration-1">{first.before}</span>
              <span className="sr-only">{` ${caseLevels.before}, ${caseLevels.after} `}</span>
              <strong className="font-semibold text-accent">{first.after}</strong>
            </dd>
          </dl>
        )}
        <Link
          className="flex items-center gap-2 text-ui leading-6 font-strong text-accent after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none"
          href={routes.caseStudy(study.slug)}
        >
          {caseCard.read}
          <span className="sr-only">: {study.title}</span>
          <Glyph
            name="arrow"
            size={20}
            className="transition-[translate] ease-out group-hover:translate-x-0.75"
          />
        </Link>
      </div>
    </li>
  );
}

/** All case studies as a composed page of cards. */
export function CaseCards({ studies, page }: { studies: readonly CaseStudy[]; page: CaseStudiesPage }) {
  return (
    <section className="pbe-section" aria-label={page.eyebrow}>
      <div className="container">
        <ul className="grid gap-6 mid:grid-cols-12">
          {studies.map((study, index) => (
            <CaseCard key={study.slug} study={study} place={places[index % places.length] ?? whole} />
          ))}
        </ul>
        <PlotLegend legend={page.legend} people>
          {page.caveat}
        </PlotLegend>
      </div>
    </section>
  );
}
