import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { Home } from '@/lib/content/home';
import { Eyebrow } from '@/components/sections/eyebrow';
import { Letters } from '@/components/sections/letters';
import { Panel } from '@/components/kinds/panel';
import { LiveRun } from './live-run';

/** The head of the home page: the promise at the left, one run at the right. */
export function Head({ hero }: { hero: Home['hero'] }) {
  return (
    <section className="pbs-[clamp(24px,3.2vw,56px)] pbe-[clamp(40px,8vw,112px)]">
      <div className="container grid grid-cols-1 gap-[clamp(32px,6vw,48px)] wide:grid-cols-12 wide:items-center wide:gap-6">
        <div className="grid content-center justify-items-start wide:col-span-7">
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          {/* Its longest word fits the window however large the visitor's text, its longest line the seven columns. */}
          <h1 className="mbs-5 text-[min(var(--text-display),14vw)] leading-none tracking-[-0.035em] wide:text-[min(var(--text-display),5.6cqi)]">
            <Letters lines={hero.title} pace={70} accented />
          </h1>
          <p className="mbs-6 mbe-8 text-lead text-balance text-ink-2 max-inline-[46ch]">{hero.lead}</p>
          {/* The site's goal is in the header, but on small windows, where the run follows instead of the link to one. */}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-4 wide:gap-x-7">
            <RequestDemoButton
              size="hero"
              className="phone:[--pad:14px] wide:[@media(width>=1024px)]:hidden"
            />
            <ButtonLink
              variant="secondary"
              size="hero"
              href={hero.primary.href}
              className="phone:[--pad:14px]"
            >
              {hero.primary.label}
            </ButtonLink>
            <ButtonLink variant="tertiary" size="hero" href={hero.secondary.href} className="narrow:hidden">
              {hero.secondary.label} <Glyph name="arrow" size={20} />
            </ButtonLink>
          </div>
        </div>
        {hero.decision ? (
          <LiveRun run={hero.run} decision={hero.decision} />
        ) : (
          <Panel {...hero.run} className="wide:col-span-5" />
        )}
      </div>
    </section>
  );
}
