import { Link } from '@/components/ui/link';
import { LostArt } from '@/components/art/page-art';
import { Glyph } from '@/components/ui/glyph';
import { Eyebrow } from './eyebrow';
import './error-pages.css';

interface LostLink {
  label: string;
  href: string;
  text: string;
}

/** The page of an unknown address: the lane breaks off, and three routes lead on, drawn into their links. */
export function Lost({
  eyebrow,
  title,
  text,
  links,
}: {
  eyebrow: string;
  title: string;
  text: string;
  links: LostLink[];
}) {
  return (
    <div className="container lost">
      <div className="lost__copy">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className="h1">{title}</h1>
        <p className="lead">{text}</p>
      </div>
      <div className="lost__map">
        <LostArt />
        <ul className="lost__links">
          {links.map((link) => (
            <li key={link.href}>
              <Link className="lost__link" href={link.href}>
                <strong>{link.label}</strong>
                <span>{link.text}</span>
                <Glyph name="arrow" size={20} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
