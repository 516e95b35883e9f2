import { Cta } from '@/components/sections/cta/cta';
import { DescriptionList } from '@/components/sections/description-list';
import { FoldedSection } from '@/components/sections/folded-section';
import { PageHero } from '@/components/sections/page-hero';
import { Table } from '@/components/sections/table';
import { SectionHead } from '@/components/typography/section-head';
import { PageContents } from '@/components/ui/page-contents';
import { Section } from '@/components/ui/section';
import { trust as page } from '@/content/trust';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { QuestionSheet } from './_components/question-sheet';
import { TraceLine } from './_components/trace-line';
import { WrongAnswers } from './_components/wrong-answers';

export const metadata = createPageMetadata(routes.trust);

const { security, wrongAnswers, traceFormat, connectors, timeline, conflicts } = page;
const tables = [connectors, timeline, conflicts];

export default function TrustPage() {
  return (
    <>
      <PageHero
        variant="media"
        ground="dark"
        {...page.hero}
        path={routes.trust}
        actions={<PageContents headings={[security, wrongAnswers, traceFormat, ...tables]} />}
        aside={<QuestionSheet questions={page.questions} />}
      />
      <Section headingId={security.id} padding="below">
        <SectionHead id={security.id} heading={{ title: security.title, lead: security.text }} />
        <DescriptionList
          variant="halves"
          items={security.answers.map(({ id, subject, text }) => ({ id, term: subject, value: text }))}
        />
      </Section>
      <WrongAnswers {...wrongAnswers} />
      <TraceLine {...traceFormat} />
      <div className="site-container py-section">
        {tables.map(({ id, title, text, unit, sample, columns, rows }) => (
          <FoldedSection
            id={id}
            title={title}
            count={`${rows.length} ${unit}`}
            sample={<span className="group-open:hidden">{sample}</span>}
            key={id}
          >
            <Table caption={text} columns={columns} rows={rows} />
          </FoldedSection>
        ))}
      </div>
      <Cta variant="line" {...page.closing} />
    </>
  );
}
