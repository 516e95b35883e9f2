import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { ButtonLink } from '@/components/ui/button';
import type { Home } from '@/content/home.schema';
import { Eyebrow } from '@/components/typography/eyebrow';
import { AnimatedText } from '@/components/typography/animated-text';

/** Low enough that the first decision is in view below it. */
export function Hero({ hero }: { hero: Home['hero'] }) {
  return (
    <section className="pbs-[clamp(20px,2vw,32px)] pbe-[clamp(36px,4vw,56px)]">
      <div className="site-container grid grid-cols-1 gap-6 @xl:grid-cols-12 @xl:items-end">
        <div className="@xl:col-span-8">
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          {/* The longest word fits the window at any text size, the longest line fits the columns. */}
          <h1
            className="mbs-4 text-[min(var(--text-display),14vw)] leading-none tracking-tightest @xl:text-[min(var(--text-display),6.6cqi)]"
            aria-label={hero.title.join(' ')}
          >
            <AnimatedText lines={hero.title} pace={70} accented />
          </h1>
        </div>
        <div className="grid justify-items-start gap-5 @xl:col-span-4">
          <p className="text-lead text-balance text-ink-2 measure-46">{hero.lead}</p>
          <div className="flex flex-wrap gap-3">
            <RequestDemoButton size="hero" className="@max-md:px-3.5" />{' '}
            <ButtonLink variant="secondary" size="hero" href={hero.primary.href} className="@max-md:px-3.5">
              {hero.primary.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
