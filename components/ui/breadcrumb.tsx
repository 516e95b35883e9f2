import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { JsonLd } from '@/components/ui/json-ld';
import { sectionMessages } from '@/content/messages/sections';
import { describeBreadcrumbs } from '@/lib/seo/structured-data';
import { getBreadcrumbs, type Step } from '@/lib/seo/find-page';
import { tw } from '@/components/ui/tw';

/** The slash is not read out. */
const step = tw`flex not-first:before:mx-1.5 not-first:before:text-line-strong not-first:before:content-['/'_/_''] first:flex-none @md:not-first:before:mx-2`;

/** Emits structured data, too. `part` is a further step; `backLink` takes the place of the steps. */
export function Breadcrumb({
  path,
  part,
  backLink,
}: {
  path: string;
  part?: string | undefined;
  backLink?: ReactNode;
}) {
  const above: Step[] = [...getBreadcrumbs(path), ...(part === undefined ? [] : [{ name: part }])];
  const here = above.pop();
  return (
    <nav
      className="flex flex-wrap gap-x-6 gap-y-1 pbs-[clamp(16px,2vw,28px)] pbe-[clamp(24px,3vw,40px)] print:hidden"
      aria-label={sectionMessages.breadcrumb}
    >
      {backLink ?? (
        <ol className="flex flex-[1_1_24rem] label leading-6 text-ink-3 min-inline-0 @max-md:tracking-tightest @max-3xs:flex-wrap">
          {above.map((one) => (
            <li className={cx(step, 'min-inline-0')} key={one.name}>
              <StepName step={one} />
            </li>
          ))}
          {/* The page's own name shrinks first, then the steps between. */}
          <li className={cx(step, 'shrink-100000 min-inline-[10ch]')} aria-current="page">
            <span className="truncate">{here?.name}</span>
          </li>
        </ol>
      )}
      <JsonLd data={describeBreadcrumbs(path)} />
    </nav>
  );
}

function StepName({ step: { name, path } }: { step: Step }) {
  return path === undefined ? (
    <span className="truncate">{name}</span>
  ) : (
    <Link className="truncate underline-offset-3 hover:text-ink hover:underline" href={path}>
      {name}
    </Link>
  );
}
