import type { ReactNode } from 'react';
import { MovingArrow } from '@/components/ui/moving-arrow';
import { Link } from '@/components/ui/link';
import { articleListMessages } from '@/content/messages/articles';
import { caseCard } from '@/content/messages/case-studies';
import { SplitPanel } from './cta-panel';

/** A panel that links as a whole to the next record of a list. */
export interface Next {
  variant: 'case' | 'article';
  title: string;
  text: string;
  href: string;
  beside: ReactNode;
}

const following = { case: caseCard, article: articleListMessages };

export function NextPage({ variant, title, text, href, beside }: Next) {
  const messages = following[variant];
  return (
    <SplitPanel
      className="print:hidden"
      ground="bg-surface-1 border border-line eased-colors hover:border-line-strong"
      copy={
        <>
          <p className="kicker">{messages.next}</p>
          <h2 className="text-h2 measure-17" id="closing-title">
            <Link className="card-link" href={href}>
              {title}
            </Link>
          </h2>
          <p className="text-lg leading-7 text-balance text-ink-2 measure-44">{text}</p>
          <p
            className="flex items-center gap-2 text-base leading-6 font-semibold text-accent"
            aria-hidden="true"
          >
            {messages.read}
            <MovingArrow size={20} />
          </p>
        </>
      }
    >
      <div className="px-6 pbe-8 @md:px-10 @xl:self-center @xl:py-12 @xl:ps-6 @xl:pe-16">{beside}</div>
    </SplitPanel>
  );
}
