import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Glyph } from '@/components/ui/glyph';
import type { PlatformLanding } from '@/lib/content/platform-landing';
import { SectionHead } from './section-head';
import './landing.css';

/** Six abilities down one lane; the last is a person's. */
export function CapabilityLayers({ capabilities }: { capabilities: PlatformLanding['capabilities'] }) {
  const { kicker, title, lead, more, items } = capabilities;
  return (
    <section className="section section--band" id="capabilities" aria-labelledby="capabilities-title">
      <div className="container">
        <SectionHead id="capabilities-title" kicker={kicker} lead={lead}>
          {title}
        </SectionHead>
        <ol>
          {items.map((item) => (
            <li className={item.person ? 'layer layer--person' : 'layer'} key={item.title}>
              <h3 className="h3">{item.title}</h3>
              <p>{item.text}</p>
              <p className="mono">{item.by}</p>
            </li>
          ))}
        </ol>
        <p className="layers__more">
          <Link className={buttonClass({ variant: 'tertiary' })} href={more.href}>
            {more.label} <Glyph name="down" size={20} />
          </Link>
        </p>
      </div>
    </section>
  );
}
