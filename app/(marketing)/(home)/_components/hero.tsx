import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { changeMessages } from '@/content/messages/sections';
import type { Home } from '@/content/home.schema';
import { AnimatedText } from '@/components/typography/animated-text';
import * as routes from '@/lib/routes';

/** Low enough that the whole console is in view below it. */
export function Hero({ hero }: { hero: Home['hero'] }) {
  return (
    <section className="pbs-[clamp(16px,2vw,28px)] pbe-[clamp(28px,2.25vw,36px)]">
      <div className="site-container grid grid-cols-1 gap-x-6 gap-y-5 @xl:grid-cols-12 @xl:grid-rows-[auto_1fr]">
        <div className="@xl:col-span-8">
          {/* The longest word fits the window at any text size, the longest line fits the columns. */}
          <h1
            className="text-[min(var(--text-display),14vw)] leading-none tracking-tightest @xl:text-[min(var(--text-display),5.8cqi)]"
            aria-label={hero.title.join(' ')}
          >
            <AnimatedText lines={hero.title} pace={70} accented />
          </h1>
        </div>
        <div className="grid justify-items-start gap-5 @xl:col-span-4 @xl:row-span-2">
          <p className="text-lead text-balance text-ink-2 measure-46">
            <b className="font-semibold text-ink">{hero.audience}</b> {hero.lead}
          </p>
          <div className="flex flex-wrap gap-3">
            <RequestDemoButton size="hero" className="@max-md:px-3.5" />{' '}
            <ButtonLink variant="secondary" size="hero" href={hero.primary.href} className="@max-md:px-3.5">
              {hero.primary.label}
            </ButtonLink>
          </div>
        </div>
        {hero.result && <Result result={hero.result} />}
      </div>
    </section>
  );
}

/** One measured result, and its case. */
function Result({ result: { study, row, text, link } }: { result: NonNullable<Home['hero']['result']> }) {
  return (
    <p className="text-ink-2 @xl:col-span-8">
      {text} <b className="me-2 font-semibold text-ink">{changeMessages.instead(row.after, row.before)}</b>{' '}
      <Link
        className="inline-flex items-center gap-2 font-semibold whitespace-nowrap text-accent"
        href={routes.caseStudy(study.slug)}
      >
        {link} <Icon name="arrow" size={20} />
      </Link>
    </p>
  );
}
