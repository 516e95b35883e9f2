import { Link } from '@/components/ui/link';
import { navigation, type Column, type Entry } from '@/lib/content/navigation';
import { mailbox, site } from '@/lib/content/site';
import { Brand } from './brand';
import { ThemeSwitch } from './theme-switch';
import './site-frame.css';

/** The footer: brand, link columns as far as their pages exist, contact, and the legal row. */
export function SiteFooter() {
  return (
    <footer className="site-footer ink-band">
      <div className="container">
        <div className="site-footer__grid">
          <FooterBrand />
          {navigation.columns.map((column) => (
            <FooterColumn key={column.id} column={column} />
          ))}
          <FooterContact />
        </div>
        {site.sampleNotice && (
          <p className="site-footer__notice">
            Sample site. The company, its people, clients and figures are invented.
          </p>
        )}
        <div className="site-footer__legal">
          {/* The year of the build: pages are static, and every release builds them anew. */}
          <p>{`© ${new Date().getFullYear()} ${site.name}`}</p>
          <FooterLinks entries={navigation.legal} />
          <AccountLinks />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

function FooterBrand() {
  return (
    <div className="site-footer__brand">
      <Brand />
      <p className="site-footer__line">{site.footerLine}</p>
      {site.social.length > 0 && (
        <ul className="site-footer__social">
          {site.social.map(({ label, href }) => (
            <li key={href}>
              <a className="site-footer__link" href={href} rel="noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FooterColumn({ column }: { column: Column }) {
  return (
    <div className={`site-footer__column site-footer__column--${column.id}`}>
      <h2 className="site-footer__title">{column.title}</h2>
      <ul>
        {column.entries.map((entry) => (
          <li key={entry.href}>
            <FooterLinks entries={[entry]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterContact() {
  return (
    <div className="site-footer__column site-footer__column--contact">
      <h2 className="site-footer__title">Contact</h2>
      <address className="site-footer__address">
        {site.address.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <a className="site-footer__link" href={`mailto:${mailbox.hello}`}>
          {/* In a narrow column the address breaks after the sign, not in the middle of a word. One element: in the
              link's flex box Firefox would make two columns of it. */}
          <span>
            {mailbox.hello.split('@')[0]}@<wbr />
            {site.mailDomain}
          </span>
        </a>
      </address>
    </div>
  );
}

function FooterLinks({ entries }: { entries: Entry[] }) {
  return entries.map((entry) => (
    <Link key={entry.href} className="site-footer__link" href={entry.href}>
      {entry.label}
    </Link>
  ));
}

/** One of the two shows, by the mark that the boot script leaves on <html>: the page knows no visitor. */
function AccountLinks() {
  return (
    <>
      <Link className="site-footer__link when-signed-out" href="/auth" prefetch={false}>
        Sign in
      </Link>
      <Link className="site-footer__link when-signed-in" href="/dashboard-list-form-data" prefetch={false}>
        Dashboard
      </Link>
    </>
  );
}
