import type { CaseStudy } from '@/lib/content/case-studies';

type Quote = NonNullable<CaseStudy['quote']>;

export function ClientQuote({ text, role }: Quote) {
  return (
    <figure className="grid gap-2">
      <blockquote className="m-0 text-h4 font-semibold text-balance max-inline-[40ch]">“{text}”</blockquote>
      <figcaption className="text-sm leading-5.5 text-ink-2">{role}</figcaption>
    </figure>
  );
}
