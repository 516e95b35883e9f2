import Link from 'next/link';
import { Art } from '@/components/art/illustration';
import { Glyph } from '@/components/ui/glyph';
import type { CaseStudy } from '@/lib/content/case-studies';
import './parts.css';
import './case-link.css';
import './case-related.css';

/** Where to read on: the module at work, an article once there is one, and the next case. */
export function CaseRelated({ study, next }: { study: CaseStudy; next: CaseStudy }) {
  const [module] = study.modules;
  const reading = [
    ...(study.article
      ? [
          {
            kind: 'Article',
            title: study.article.title,
            href: study.article.href,
            action: 'Read full article',
          },
        ]
      : []),
    {
      kind: 'Next case study',
      title: next.title,
      href: `/case-studies/${next.slug}`,
      action: 'Read full case study',
    },
  ];
  return (
    <section className="section section--band" aria-labelledby="related">
      <div className="container case-related">
        <h2 className="visually-hidden" id="related">
          Read on
        </h2>
        {module && (
          <div className={`case-module case-whole hue hue--${module.icon}`}>
            <div className="case-module__plate">
              <Art kind={`intelli${module.icon}`} width={560} height={240} fit="cover" />
            </div>
            <div className="case-module__text">
              <p className="kicker">The module at work</p>
              <h3 className="h3">
                <Link className="case-link" href={`/products/${module.slug}`}>
                  {module.title}
                </Link>
              </h3>
              <p>{module.description}</p>
            </div>
          </div>
        )}
        <ul className="case-reading">
          {reading.map(({ kind, title, href, action }) => (
            <li className="case-reading__item case-whole" key={href}>
              <p className="kicker">{kind}</p>
              <h3 className="h3">
                <Link className="case-link" href={href}>
                  {title}
                </Link>
              </h3>
              <p className="case-more" aria-hidden="true">
                {action}
                <Glyph name="arrow" size={20} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
