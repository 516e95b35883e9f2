import { Cta } from '@/components/sections/cta/cta';
import { PageHero } from '@/components/sections/page-hero';
import { SectionTitle } from '@/components/typography/section-title';
import { ColorKey } from '@/components/typography/color-key';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { figuresPage as page } from '@/content/figures';
import { caseCard } from '@/content/messages/case-studies';
import { measuredMessages } from '@/content/messages/sections';
import { figureGroups, figures } from '@/lib/content/figures';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { EmptyPage } from '../_components/empty-page';
import { FigureFold } from './_components/figure-fold';
import { FigureList } from './_components/figure-list';
import { FigureWall } from './_components/figure-wall';

export const generateMetadata = () => (figures.length > 0 ? createPageMetadata(routes.figures) : {});

const published = figureGroups.find(({ key }) => key === 'case');
const others = figureGroups.filter((group) => group !== published);

export default function FiguresPage() {
  if (figures.length === 0) return <EmptyPage />;
  return (
    <>
      <PageHero
        variant="beside"
        {...page.hero}
        path={routes.figures}
        className="pbe-section"
        grid="gap-y-10"
        aside={<FigureWall />}
      />
      {published && (
        <Section headingId={published.key} padding="below">
          <SectionTitle id={published.key} heading={{ title: published.name }} />
          <div className="mbs-3 mbe-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
            <p className="text-lg leading-7 text-pretty text-ink-2">{published.text}</p>
            <ColorKey />
          </div>
          {published.parts.map(({ cited, sample, figures }, index) => (
            <FigureFold
              heading="h3"
              title={cited?.title ?? published.name}
              note={sample}
              figures={figures}
              isOpen={index === 0}
              key={cited?.slug}
            >
              <FigureList figures={figures} />
              {cited && (
                <p className="mbs-5">
                  <Link
                    className="link"
                    href={routes.caseStudy(cited.slug)}
                    aria-label={`${caseCard.read}: ${cited.title}`}
                  >
                    {caseCard.read}
                  </Link>
                </p>
              )}
            </FigureFold>
          ))}
        </Section>
      )}
      {others.length > 0 && (
        <div className="border-y border-line bg-band py-section">
          <div className="site-container">
            {others.map(({ key, name, text, figures }) => (
              <FigureFold
                heading="h2"
                id={key}
                title={name}
                note={measuredMessages.count(figures.length)}
                key={key}
              >
                <p className="mbe-4 text-pretty text-ink-2 measure-65">{text}</p>
                <FigureList figures={figures} />
              </FigureFold>
            ))}
          </div>
        </div>
      )}
      <div className="pbs-section">
        <Cta
          variant="tint"
          title={page.closing.title}
          text={page.closing.text}
          actions={
            <ButtonLink size="hero" href={routes.demo}>
              {page.closing.action}
            </ButtonLink>
          }
          art={<OpenFigure />}
        />
      </div>
    </>
  );
}

/** A place for the visitor's own figure. */
function OpenFigure() {
  return (
    <p
      className="m-10 grid place-items-center rounded-band border-4 border-dashed border-accent text-display text-accent @max-xl:hidden"
      aria-hidden="true"
    >
      ?
    </p>
  );
}
