import type { ReactNode } from 'react';
import { Art } from '@/components/art/illustration';
import type { ArtKind } from '@/components/art/art';
import type { PageDrawing } from '@/components/art/page-art';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { ButtonLink } from '@/components/ui/button';
import { MovingArrow } from '@/components/sections/moving-arrow';
import { Link as TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';
import { actions } from '@/content/words/actions';
import { articleListWords } from '@/content/words/articles';
import { caseCard } from '@/content/words/case-studies';
import '@/components/art/art.css';

interface Link {
  label: string;
  href: string;
}

/** What asks for the demo. */
interface Ask {
  title: string;
  text: string;
  /** The button's words. */
  action?: string;
  /** Where the button leads; without it, the demo dialog opens. */
  href?: string;
  /** A quieter way on, beside the button. */
  secondary?: Link | undefined;
}
/** Beside a drawing of what the page is about: on its tint a product, on the accent an industry. */
interface Subject extends Ask {
  look: 'product' | 'industry';
  motif: ArtKind;
}
/** Beside a drawing of what the page said: on the tint of its hue, where it has one. */
interface Page extends Ask {
  look: 'page';
  drawing: PageDrawing;
  hue?: 'mate';
}
/** What follows in a list, all of the panel leads to it: a case beside its measure, an article beside its drawing. */
interface Next {
  look: 'case' | 'article';
  title: string;
  text: string;
  href: string;
  beside: ReactNode;
}
/** A plate with a drawing: on the page's tint, or in ink. */
interface Band {
  look: 'plate' | 'ink';
  id?: string;
  title: string;
  text: string;
  actions: ReactNode;
  art: ReactNode;
}
/** One line that leads on; ruled, where a text explains it. */
interface Line {
  look: 'line';
  title: string;
  text?: string;
  art?: ReactNode;
  link?: Link | undefined;
}

/** The last section of a page: where it leads, with a drawing of its own subject. */
export function Closing(closing: Subject | Page | Next | Band | Line) {
  switch (closing.look) {
    case 'product':
    case 'industry':
      return <SubjectClosing {...closing} />;
    case 'page':
      return <PageClosing {...closing} />;
    case 'case':
    case 'article':
      return <NextPage {...closing} />;
    case 'plate':
    case 'ink':
      return <BandClosing {...closing} />;
    case 'line':
      return <LineClosing {...closing} />;
    default:
      return closing satisfies never;
  }
}

/** Copy, and what goes with it: half of the panel each, or one under the other. */
function Panel({ ground, copy, children }: { ground: string; copy: ReactNode; children: ReactNode }) {
  return (
    <Section label="closing-title" space="below">
      <div
        className={`group relative grid overflow-hidden rounded-band print:block print:border print:border-line wide:grid-cols-2 wide:min-block-[clamp(320px,31vw,420px)] ${ground}`}
      >
        <div className="grid content-center justify-items-start gap-4 px-6 py-8 tablet:px-10 wide:py-12 wide:ps-16 wide:pe-12">
          {copy}
        </div>
        {children}
      </div>
    </Section>
  );
}

/** The drawing of a panel is never cropped: where its half is wider than it, it stands at the end. */
const whole = tw`wide:absolute wide:inset-y-0 wide:end-0 wide:my-auto wide:inline-auto wide:max-block-full wide:max-inline-full`;

/** A question beside a drawing; side by side that fades towards the copy. */
function AskPanel({ ground, ask, art }: { ground: string; ask: Ask; art: ReactNode }) {
  return (
    <Panel ground={ground} copy={<AskCopy {...ask} />}>
      <div className="relative print:hidden wide:-ms-[6%] wide:[mask-image:linear-gradient(to_right,transparent,black_22%)]">
        {art}
      </div>
    </Panel>
  );
}

function AskCopy({ title, text, action, href, secondary }: Ask) {
  return (
    <>
      <h2 className="text-h2 max-inline-[17ch]" id="closing-title">
        {title}
      </h2>
      <p className="lead">{text}</p>
      <div className="mbs-3 flex flex-wrap gap-3 print:hidden">
        {href ? (
          <ButtonLink size="hero" href={href}>
            {action ?? actions.requestDemo}
          </ButtonLink>
        ) : (
          <RequestDemoButton size="hero">{action}</RequestDemoButton>
        )}
        {secondary && (
          <ButtonLink variant="secondary" size="hero" href={secondary.href}>
            {secondary.label}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

const subjects = {
  product: { ground: 'bg-tint', paper: '[--art-ground:var(--tint)]', width: 640, height: 400 },
  industry: { ground: 'bg-accent-soft', paper: '[--art-ground:var(--accent-soft)]', width: 560, height: 420 },
};

function SubjectClosing({ look, motif, ...ask }: Subject) {
  const { ground, paper, ...size } = subjects[look];
  const art = <Art kind={motif} {...size} ground="none" className={`${paper} ${whole}`} />;
  return <AskPanel ground={ground} ask={ask} art={art} />;
}

function PageClosing({ drawing: Drawing, hue, ...ask }: Page) {
  const [ground, paper] = hue
    ? [`hue hue-${hue} bg-tint`, '[--art-ground:var(--tint)]']
    : ['bg-surface-2', '[--art-ground:var(--surface-2)]'];
  return <AskPanel ground={ground} ask={ask} art={<Drawing className={`${paper} ${whole}`} />} />;
}

const following = {
  case: {
    words: caseCard,
    ground: tw`bg-surface-1 [--card:var(--surface-1)]`,
    beside: tw`px-6 pbe-8 tablet:px-10 wide:self-center wide:py-12 wide:ps-6 wide:pe-16`,
  },
  article: {
    words: articleListWords,
    ground: tw`art-card [--art-ground:var(--bg)]`,
    beside: tw`wide:-ms-[6%] wide:[mask-image:linear-gradient(to_right,transparent,black_22%)]`,
  },
};

function NextPage({ look, title, text, href, beside }: Next) {
  const { words, ...classes } = following[look];
  return (
    <Panel
      ground={`${classes.ground} border border-line transition-[border-color] print:hidden hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus`}
      copy={
        <>
          <p className="kicker">{words.next}</p>
          <h2 className="text-h2 max-inline-[17ch]" id="closing-title">
            <TextLink
              className="after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none"
              href={href}
            >
              {title}
            </TextLink>
          </h2>
          <p className="text-lg leading-7 text-balance text-ink-2 max-inline-[44ch]">{text}</p>
          <p className="flex items-center gap-2 text-ui leading-6 font-strong text-accent" aria-hidden="true">
            {words.read}
            <MovingArrow size={20} />
          </p>
        </>
      }
    >
      <div className={classes.beside}>{beside}</div>
    </Panel>
  );
}

const bands = {
  plate: {
    band: tw`bg-tint wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`,
    text: tw`content-center py-10 wide:px-16 wide:py-18`,
    lead: '',
  },
  ink: {
    band: tw`ink-band bg-surface-1 outline-1 -outline-offset-1 outline-line wide:grid-cols-2 wide:items-center`,
    text: tw`pbs-10 pbe-8 wide:py-18 wide:ps-16 wide:pe-10`,
    lead: tw`wide:max-inline-[38ch]`,
  },
};

function BandClosing({ look, id, title, text, actions, art }: Band) {
  const classes = bands[look];
  return (
    <Section {...(id && { id })} label="closing-title" space="below">
      <div className={`grid overflow-hidden rounded-band ${classes.band}`}>
        <div className={`grid justify-items-start gap-4 px-6 ${classes.text}`}>
          <h2 className="text-h2 max-inline-[20ch]" id="closing-title">
            {title}
          </h2>
          <p className={`lead ${classes.lead}`}>{text}</p>
          <div className="mbs-3 flex flex-wrap gap-x-7 gap-y-2 print:has-[>button:only-child]:hidden">
            {actions}
          </div>
        </div>
        {art}
      </div>
    </Section>
  );
}

function LineClosing({ title, text, art, link }: Line) {
  const button = link && (
    <ButtonLink variant="secondary" href={link.href}>
      {link.label}
    </ButtonLink>
  );
  if (text === undefined)
    return (
      <section className="container grid items-center justify-items-start gap-6 py-[clamp(48px,6vw,80px)] mid:grid-cols-[minmax(0,1fr)_auto]">
        <h2 className="text-h3 max-inline-[30ch]">{title}</h2>
        {button}
      </section>
    );
  return (
    <aside className="container pbe-section" aria-labelledby="closing-line">
      <div className="grid items-center justify-items-start gap-x-10 gap-y-5 border-y border-line py-7 wide:grid-cols-[auto_minmax(0,1fr)_auto] mid-only:grid-cols-[auto_minmax(0,1fr)]">
        {art}
        <div>
          <h2 className="text-h4" id="closing-line">
            {title}
          </h2>
          <p className="text-ink-2 max-inline-[52ch]">{text}</p>
        </div>
        {button}
      </div>
    </aside>
  );
}
