import { cx } from 'class-variance-authority';
import { Fragment } from 'react';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { actions, frame } from '@/content/messages/layout';
import { navigation } from '@/content/navigation';
import type { Column, Entry } from '@/content/navigation.schema';
import { mailbox, site } from '@/content/site';
import * as routes from '@/lib/routes';
import { Brand } from './brand';
import { CurrentYear } from './current-year';
import { ThemeSwitch } from './theme-switch';

const heading = tw`mbe-3 kicker leading-4.5`;
/** The mail address stays on one line. */
const columns = tw`@md:grid-cols-[repeat(3,1fr)_fit-content(13rem)] @xl:grid-cols-[2.6fr_1.7fr_2fr_3.6fr_fit-content(13rem)]`;

export function SiteFooter() {
  return (
    <footer className="site-footer dark-theme border-bs border-line">
      <div className="site-container">
        <div className="pbs-10 pbe-6 offscreen tall-45 in-[body:has([data-short-footer])]:hidden @md:tall-35 @xl:pbs-14 @xl:pbe-8 @xl:tall-18">
          <div
            className={cx('grid grid-cols-2 gap-6 @max-md:grid-flow-row-dense @max-3xs:grid-cols-1', columns)}
          >
            <FooterBrand />
            {navigation.columns.map((column) => (
              <FooterColumn key={column.id} column={column} />
            ))}
            <FooterContact />
          </div>
        </div>
        {site.sampleNotice && (
          <p className="pbe-5 text-xs leading-5 text-ink-3 in-[body:has([data-short-footer])]:pbs-5">
            {frame.sampleNotice}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-bs border-line pbs-5 pbe-6 text-xs leading-5 text-ink-3">
          <div className="flex items-center gap-x-6 @max-md:basis-full">
            <p>
              © <CurrentYear built={String(new Date().getFullYear())} /> {site.name}
            </p>
            <AccountLinks />
          </div>
          <FooterLinks entries={navigation.legal} className="footer-link" />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

function FooterBrand() {
  return (
    <div className="col-span-full -mbs-1 grid content-start justify-items-start gap-4 @xl:col-1">
      <Brand />
      <p className="text-sm leading-5.5 font-normal text-ink-2 measure-34">{site.footerLine}</p>
      {site.social.length > 0 && (
        <ul className="flex flex-wrap gap-x-5">
          {site.social.map(({ label, href }) => (
            <li key={href}>
              <a className="footer-link text-sm" href={href} rel="noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A long column is halved; on a phone it takes the whole width. */
const MANY = 9;

function FooterColumn({ column }: { column: Column }) {
  const isLong = column.entries.length > MANY;
  return (
    <div className={isLong ? '@max-md:col-span-full' : '@max-md:nth-2:row-span-2'}>
      <h2 className={heading}>{column.title}</h2>
      <ul className={isLong ? 'columns-2 gap-x-6 @max-3xs:columns-1 @md:columns-1 @xl:columns-2' : ''}>
        {column.entries.map((entry) => (
          <li className="break-inside-avoid" key={entry.href}>
            <FooterLinks entries={[entry]} className="footer-link text-sm" />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterContact() {
  return (
    <div>
      <h2 className={heading}>{frame.contact}</h2>
      <address className="grid justify-items-start pbs-1 text-sm leading-5.5 font-normal text-ink-2 not-italic">
        {site.address.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <a className="footer-link text-sm" href={`mailto:${mailbox.hello}`}>
          {/* Firefox would make columns of its parts in a flex box. */}
          <span>
            {mailbox.hello.split('@')[0]}@<wbr />
            {site.mailDomain}
          </span>
        </a>
      </address>
    </div>
  );
}

function FooterLinks({ entries, className }: { entries: Entry[]; className: string }) {
  return entries.map((entry) => (
    <Fragment key={entry.href}>
      <Link className={className} href={entry.href}>
        {entry.label}
      </Link>{' '}
    </Fragment>
  ));
}

/** The start-up script's mark on <html> hides one of the two, since the page is static. */
function AccountLinks() {
  return (
    <>
      <Link className="when-signed-out footer-link" href={routes.auth} prefetch={false}>
        {actions.signIn}
      </Link>{' '}
      <Link className="when-signed-in footer-link" href={routes.dashboard} prefetch={false}>
        {frame.dashboard}
      </Link>
    </>
  );
}
