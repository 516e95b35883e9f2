import { Art } from '@/components/art/illustration';
import { ButtonLink } from '@/components/ui/button';
import { pageExists } from '@/lib/content/pages';
import './platform-link.css';

const href = '/intellimate';

/** The way from a module to the platform under it. */
export function PlatformLink({ module }: { module: string }) {
  if (!pageExists(href)) return null;
  return (
    <aside className="container platform-link" aria-labelledby="platform-link">
      <div className="platform-link__row">
        <Art className="platform-link__art" kind="intellimate" width={260} height={130} ground="none" />
        <div>
          <h2 className="h4" id="platform-link">
            {module} runs on IntelliMate
          </h2>
          <p>
            It shares roles, limits and connectors with the other five modules, and writes to the same trace.
          </p>
        </div>
        <ButtonLink variant="secondary" href={href}>
          Learn About Intellimate Platform
        </ButtonLink>
      </div>
    </aside>
  );
}
