import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { ButtonLink } from '@/components/ui/button';
import type { Home } from '@/content/home.schema';
import { Eyebrow } from '@/components/typography/eyebrow';
import { AnimatedText } from '@/components/typography/animated-text';

/** Low enough that the first decision is in view below it. */
export function Hero({ hero }: { hero: Home['hero'] }) {
  return (
    <section className="pbs-[clamp(20px,2vw,32px)] pbe-[clamp(36px,4vw,56px)]">
      <div className="site-container grid grid-cols-1 gap-6 wide:grid-cols-12 wide:items-end">
        <div className="wide:col-span-8">
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          {/* The longest word fits the window at any text size, the longest line fits the columns. */}
          <h1
            className="mbs-4 text-[min(var(--text-display),14vw)] leading-none tracking-[-0.035em] wide:text-[min(var(--text-display),6.6cqi)]"
            aria-label={hero.title.join(' ')}
          >
            <AnimatedText lines={hero.title} pace={70} accented />
          </h1>
        </div>
        <div className="grid justify-items-start gap-5 wide:col-span-4">
          <p className="text-lead text-balance text-ink-2 max-inline-[46ch]">{hero.lead}</p>
          <div className="flex flex-wrap gap-3">
            <RequestDemoButton size="hero" className="phone:px-3.5" />{' '}
            <ButtonLink variant="secondary" size="hero" href={hero.primary.href} className="phone:px-3.5">
              {hero.primary.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
