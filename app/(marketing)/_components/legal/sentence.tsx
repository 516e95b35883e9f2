import { Link } from '@/components/ui/link';
import type { Prose } from '@/content/legal/schema';

export function Sentence({ parts }: { parts: Prose }) {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part;
    if ('code' in part) {
      return (
        <code
          className="font-mono text-[0.875em] leading-[1.5] font-medium tracking-tight whitespace-nowrap text-ink"
          key={index}
        >
          {part.code}
        </code>
      );
    }
    const { text, href } = part;
    if (href.startsWith('/')) {
      return (
        <Link className="link" href={href} key={index}>
          {text}
        </Link>
      );
    }
    if (!href.startsWith('https:')) {
      return (
        <a className="link" href={href} key={index}>
          {text}
        </a>
      );
    }
    // On paper the link prints its address.
    return (
      <a
        className="link print:after:wrap-anywhere print:after:content-['_('_attr(href)_')']"
        href={href}
        rel="noopener"
        key={index}
      >
        {text}
      </a>
    );
  });
}
