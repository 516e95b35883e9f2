import type { ReactNode } from 'react';
import { CompanyArt, MeasureArt, PickArt, RefusalArt, StuckArt } from '@/components/art/page-art';
import { Art } from '@/components/art/illustration';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { Bar } from '@/components/kinds/bar';
import { Changes } from '@/components/kinds/changes';
import { Closing } from '@/components/kinds/closing';
import { Facts } from '@/components/kinds/facts';
import { Figures } from '@/components/kinds/figures';
import { InkPlate } from '@/components/kinds/ink-plate';
import { Lane } from '@/components/kinds/lane';
import { Lost } from '@/components/kinds/lost';
import { Measured } from '@/components/kinds/measured';
import { Mock } from '@/components/kinds/mock';
import { Modules } from '@/components/kinds/modules';
import { PageHead } from '@/components/kinds/page-head';
import { Pager } from '@/components/kinds/pager';
import { Prose } from '@/components/kinds/prose';
import { ReadOn } from '@/components/kinds/read-on';
import { RunField } from '@/components/kinds/run-field';
import { Rows } from '@/components/kinds/rows';
import { Split } from '@/components/kinds/split';
import { StepTrace } from '@/components/kinds/step-trace';
import { Table } from '@/components/kinds/table';
import { TitleGrid } from '@/components/kinds/title-grid';
import { listPage } from '@/lib/content/article-lists';
import { articles } from '@/lib/content/articles';
import { notFound } from '@/lib/content/errors';
import { footnotes } from '@/lib/content/footnotes';
import { home, homeNotes } from '@/lib/content/home';
import { platform } from '@/lib/content/platform';
import { products } from '@/lib/content/products';
import { relatedTo } from '@/lib/content/related';
import { foundry, gcc } from '@/lib/content/solutions';
import { salesforce, servicenow } from '@/lib/content/technologies';
import * as routes from '@/lib/routes';
import type { Each } from './looks';

type Variants = Record<string, ReactNode>;

const [product] = products.all;
const [article] = articles.all;
const list = listPage(routes.articles);
if (!product || !article || !list) throw new Error('The kit needs a module and an article.');

const { eyebrow, title, lead } = gcc.hero;
const section = { kicker: 'Why', title, lead };
const words = {
  eyebrow,
  title,
  lead,
  actions: <RequestDemoButton size="hero" />,
};
const notes = footnotes(
  [
    ...product.keyMetrics.map(({ source }) => source),
    ...[...servicenow.changes.items, ...salesforce.changes.items].map(({ source }) => source),
    ...[...servicenow.stats, ...salesforce.stats, ...foundry.figures.items].map(({ source }) => source),
    ...platform.results.items.map(({ source }) => source),
    ...gcc.success.results.map(({ source }) => source),
  ].flatMap((source) => source ?? []),
);
const art = <Art kind="foundry" width={640} height={380} ground="none" />;
const related = relatedTo(routes.gcc, { industry: 1, case: 2, article: 1 });
const facts = servicenow.ticket.fields.map(({ label, text }) => ({ term: label, value: text }));
const rows = <Rows items={foundry.reasons.items} />;
const stops = servicenow.services.items.map(({ title }, at) => ({
  key: title,
  at,
  children: <p>{title}</p>,
}));
const lane = (way: 'down' | 'across' | 'off' | 'stair') => (
  <Lane
    way={way}
    className={way === 'down' ? '' : 'mid:grid-cols-3 wide:grid-cols-6'}
    step={way === 'down' ? 'ps-9 pbe-7' : 'ps-9 pbe-7 mid:p-[32px_24px_0_0]'}
    stops={stops}
  />
);

/** An example of each look. */
const each = <Look extends string>(looks: readonly Look[], example: (look: Look) => ReactNode) =>
  Object.fromEntries(looks.map((look) => [look, example(look)])) as Record<Look, ReactNode>;

/** In the page's column, for what does not bring one. */
const column = (variants: Variants): Variants =>
  each(Object.keys(variants), (name) => <div className="container">{variants[name]}</div>);

/** Each kind of section, with an example of each of its looks. */
export const kinds: Record<string, Variants> = {
  PageHead: {
    side: <PageHead {...words} />,
    beside: (
      <PageHead
        look="beside"
        {...words}
        grid="items-center gap-x-6 gap-y-12 wide:grid-cols-2 wide:gap-x-14"
        aside={art}
      />
    ),
    plate: (
      <PageHead look="plate" path={routes.gcc} {...words}>
        {art}
      </PageHead>
    ),
    bleed: (
      <PageHead
        look="bleed"
        {...words}
        className="relative overflow-x-clip"
        aside={<div className="bg-surface-2 wide:absolute wide:inset-[0_0_0_50%]">{art}</div>}
      />
    ),
  } satisfies Each<typeof PageHead>,
  Closing: {
    product: <Closing look="product" motif="intellireach" {...home.closing} />,
    industry: <Closing look="industry" motif="logistics" {...home.closing} />,
    page: (
      <>
        <Closing
          look="page"
          drawing={CompanyArt}
          {...home.closing}
          secondary={{ label: 'Team', href: routes.team }}
        />
        {[StuckArt, PickArt, MeasureArt].map((drawing) => (
          <Closing key={drawing.name} look="page" drawing={drawing} {...home.closing} />
        ))}
        <Closing look="page" drawing={RefusalArt} hue="mate" {...home.closing} />
      </>
    ),
    case: <Closing look="case" title={title} text={lead} href={routes.caseStudies} beside={art} />,
    article: <Closing look="article" title={title} text={lead} href={routes.articles} beside={art} />,
    plate: <Closing look="plate" title={title} text={lead} actions={words.actions} art={art} />,
    ink: <Closing look="ink" title={title} text={lead} actions={words.actions} art={art} />,
    line: (
      <>
        <Closing look="line" title={title} link={{ label: 'Team', href: routes.team }} />
        <Closing look="line" title={title} text={lead} link={{ label: 'Team', href: routes.team }} />
      </>
    ),
  } satisfies Each<typeof Closing>,
  Facts: column(
    each(['column', 'counts', 'fields', 'sentences', 'margin', 'byline', 'titles', 'ticket'], (look) => (
      <Facts look={look} items={facts} />
    )) satisfies Each<typeof Facts>,
  ),
  Split: {
    4: (
      <Split label="split-4" words={section} at={4}>
        {rows}
      </Split>
    ),
    5: (
      <Split label="split-5" words={section} sticky under={<div>{words.actions}</div>}>
        {rows}
      </Split>
    ),
  } satisfies Each<typeof Split, 'at'>,
  Rows: column(
    each(['halves', 'roomy', 'numbered'], (look) => (
      <Rows look={look} items={foundry.reasons.items} />
    )) satisfies Each<typeof Rows>,
  ),
  Lane: column({
    ...each(['down', 'across', 'off', 'stair'], lane),
    nodes: (
      <Lane
        step="ps-9 pbe-7"
        stops={(['ring', 'gem', 'dot', 'full', 'end'] as const).map((node) => ({
          key: node,
          node,
          waits: node === 'gem',
          children: <p>{node}</p>,
        }))}
      />
    ),
  } satisfies Each<typeof Lane, 'way'> & Variants),
  StepTrace: column(
    each(['down', 'band'], (look) => (
      <StepTrace look={look} heading="h3" steps={product.steps} />
    )) satisfies Each<typeof StepTrace>,
  ),
  RunField: column(
    each(['wide'], (look) => (
      <div className="hue bg-tint p-5 hue-mate">
        <RunField look={look} weekend={platform.weekend} fields={platform.run.fields} />
      </div>
    )) satisfies Each<typeof RunField>,
  ),
  Changes: column({
    bars: <Changes look="bars" items={product.keyMetrics} notes={notes} />,
    dumbbell: <Changes look="dumbbell" items={servicenow.changes.items} notes={notes} />,
    pair: <Changes look="pair" items={salesforce.changes.items} notes={notes} />,
    words: <Changes look="words" items={gcc.success.results} notes={notes} />,
  } satisfies Each<typeof Changes>),
  Figures: column({
    tiles: <Figures look="tiles" items={home.model.stats} notes={homeNotes} />,
    plain: <Figures look="plain" items={platform.results.items} notes={notes} />,
    large: <Figures look="large" items={foundry.figures.items} notes={notes} />,
    row: <Figures look="row" items={salesforce.stats} notes={notes} />,
    column: <Figures look="column" items={servicenow.stats} notes={notes} />,
  } satisfies Each<typeof Figures>),
  Measured: {
    section: <Measured notes={notes} />,
    band: <Measured notes={homeNotes} below="band" />,
  } satisfies Each<typeof Measured, 'below'>,
  TitleGrid: column(
    each(['cards', 'ruled', 'boxes', 'pairs', 'small'], (look) => (
      <TitleGrid look={look} items={gcc.why.items} />
    )) satisfies Each<typeof TitleGrid>,
  ),
  Table: column(
    each(['words', 'figures'], (look) => (
      <Table
        look={look}
        caption={title}
        columns={['Name', 'Before', 'After']}
        rows={servicenow.changes.items.map(({ name, levels: { before, after } }) => [name, before, after])}
        sum={{ label: 'Sum', value: '12' }}
      />
    )) satisfies Each<typeof Table>,
  ),
  Modules: column(
    each(['cards', 'list', 'rows'], (look) => <Modules look={look} modules={products.all} />) satisfies Each<
      typeof Modules
    >,
  ),
  Mock: column(
    Object.fromEntries(
      products.all.map(({ slug, icon, mock }) => [
        mock?.kind ?? slug,
        mock && (
          <div className={`hue hue-${icon} max-inline-152`}>
            <Mock icon={icon} {...mock} />
          </div>
        ),
      ]),
    ),
  ),
  Pager: {
    plain: (
      <div className="container">
        <Pager page={{ ...list, number: 2, count: 3 }} />
      </div>
    ),
  },
  ReadOn: {
    section: <ReadOn groups={related} />,
    text: <ReadOn groups={related} module={product} below="text" />,
    rule: <ReadOn groups={related} below="rule" />,
    band: <ReadOn groups={related} below="band" />,
  } satisfies Each<typeof ReadOn, 'below'>,
  Lost: { plain: <Lost page={notFound} /> },
  Prose: column({ article: article.content.sections.map(({ id, html }) => <Prose key={id} html={html} />) }),
  InkPlate: {
    plain: (
      <InkPlate label="ink-plate" words={section}>
        {rows}
      </InkPlate>
    ),
  },
  Bar: column(
    each(['before', 'after'], (when) => <Bar when={when} length={60} />) satisfies Each<typeof Bar, 'when'>,
  ),
};
