import { cx } from 'class-variance-authority';
import { Cta } from '@/components/sections/cta/cta';
import { DescriptionList } from '@/components/sections/description-list';
import { LeadRelease, PressList } from '@/components/sections/press-list';
import { Eyebrow } from '@/components/typography/eyebrow';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { getButtonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { demo } from '@/content/demo';
import { invitation } from '@/content/messages/sections';
import { isPage } from '@/lib/site-map/pages';
import { press, pressPage as page } from '@/content/press';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { EmptyPage } from '../_components/empty-page';

export const generateMetadata = () => (isPage(routes.releases) ? createPageMetadata(routes.releases) : {});

export default function PressReleasesPage() {
  const [newest, ...older] = press.all;
  if (!newest || !isPage(routes.releases)) return <EmptyPage />;
  const { hero } = page;
  return (
    <>
      <div className="site-container pbe-section">
        <Breadcrumb path={routes.releases} />
        <header className="grid items-end gap-x-6 gap-y-4 border-be-2 border-ink pbe-6 @xl:grid-cols-12">
          <div className="grid gap-3 @xl:col-span-8">
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <h1 className="text-h2">{hero.title}</h1>
          </div>
          <p className="text-pretty text-ink-2 @xl:col-span-4 @xl:ps-8">{hero.lead}</p>
        </header>
        <div className="grid gap-x-6 gap-y-12 py-8 @xl:grid-cols-12">
          <LeadRelease release={newest} />
          <MediaContact />
        </div>
        <PressList releases={older} />
      </div>
      <Cta
        variant="page"
        drawing="joined-lines"
        title={invitation.title}
        text={invitation.text(demo.call.minutes)}
      />
    </>
  );
}

function MediaContact() {
  const { about, contact, headings, inquiries } = page;
  return (
    <section
      className="grid content-start gap-5 border-line @xl:col-span-4 @xl:border-s @xl:ps-8"
      aria-labelledby="contact"
    >
      <h2 className="text-h4" id="contact">
        {headings.contact}
      </h2>
      <p className="text-ink-2">{contact.text}</p>
      <a
        className={cx(getButtonClass({ size: 'hero' }), 'justify-self-start')}
        href={`mailto:${inquiries.address}`}
      >
        {inquiries.label}
      </a>
      <DescriptionList variant="stacked" items={contact.facts} />
      <h2 className="mbs-3 text-h4">{headings.about}</h2>
      <p className="text-ink-2">{about}</p>
      <ul className="grid justify-items-start gap-2">
        {contact.more.map(({ label, href }) => (
          <li key={href}>
            <Link className="link" href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
