import { Link } from '@/components/ui/link';
import type { Event } from '@/lib/content/event';
import { pageExists } from '@/lib/content/pages';
import './event.css';

/** Certifications and recognition, each with the page that says more. */
export function EventRecognition({ recognition: { title, items } }: Pick<Event, 'recognition'>) {
  return (
    <section className="section section--flush-top" aria-labelledby="recognition">
      <div className="container">
        <div className="recognition">
          <h2 className="h4" id="recognition">
            {title}
          </h2>
          <dl className="recognition__list">
            {items.map(({ name, href, text }) => (
              <div className="recognition__one" key={name}>
                <dt>
                  {pageExists(href) ? (
                    <Link className="link" href={href}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
