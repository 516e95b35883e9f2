import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { JsonLd } from '@/components/seo/json-ld';
import { breadcrumbList } from '@/lib/seo/json-ld/breadcrumb-list';
import { trailTo, type Step } from '@/lib/seo/site-pages';
import './parts.css';

/**
 * Where a page stands: the way down to it, and its own name. Machines are told the same.
 *
 * @param part The part of the page that this is, one step further down.
 * @param children What else leads up from the page.
 */
export function Breadcrumb({
  path,
  part,
  children,
}: {
  path: string;
  part?: string | undefined;
  children?: ReactNode;
}) {
  const above: Step[] = [...trailTo(path), ...(part === undefined ? [] : [{ name: part }])];
  const here = above.pop();
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol className="breadcrumb__steps">
        {above.map((step) => (
          <li key={step.name}>
            <StepName step={step} />
          </li>
        ))}
        <li aria-current="page">
          <span>{here?.name}</span>
        </li>
      </ol>
      {children}
      <JsonLd data={breadcrumbList(path)} />
    </nav>
  );
}

/** A step without a page of its own is plain text. */
function StepName({ step: { name, path } }: { step: Step }) {
  return path === undefined ? <span>{name}</span> : <Link href={path}>{name}</Link>;
}
