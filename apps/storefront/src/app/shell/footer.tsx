import { useLateLayout } from '@ilaneer/ui/layers/use-hydrated';
import { cx } from '@ilaneer/ui/text/cx';
import type { ReactNode } from 'react';
import { BrandAddress } from '../../features/contact/brand-address.tsx';
import { NewsletterBox } from '../../features/newsletter/newsletter-box.tsx';
import { brand } from '../../lib/content.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { LocalName, Logo } from '../../lib/picture/shop-picture.tsx';
import { useSession } from '../../lib/session.ts';
import { LEGAL_LINKS, type NavLinkEntry, quickLinks, shownLinks } from './nav-links.ts';

export function Footer() {
  const { isAuthenticated } = useSession();
  const { grievanceOfficer, profiles, phone, fssai, gstin, cin } = brand();
  const quick = shownLinks(quickLinks(), isAuthenticated);
  return (
    <footer className="on-dark bg-palm">
      <div
        className={cx(
          useLateLayout(),
          'mx-auto max-w-page px-gutter pt-section pb-[max(2.5rem,env(safe-area-inset-bottom))] [--late-height:130rem] sm:[--late-height:94rem] lg:[--late-height:77rem] xl:[--late-height:64rem]',
        )}
      >
        <NewsletterBox />
        <div className="mt-section grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-[repeat(4,auto)] lg:justify-between xl:grid-cols-[repeat(5,auto)]">
          <div className="sm:col-span-2 lg:col-span-4 xl:col-span-1">
            <Logo name="logoOnDark" alt={brand().name} className="h-12 w-[9.9rem]" />
            <LocalName className="mt-2 text-lg text-tender" />
            {/* Text: network logos have usage rules. */}
            <ul className="mt-4 flex flex-wrap gap-x-5 xl:grid xl:grid-cols-[auto_auto] xl:justify-start">
              {profiles.map((link) => (
                <li key={link.url}>
                  <a
                    href={link.url}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`${link.label} (opens in a new tab)`}
                    className={cx(footLinkClass, 'text-tender')}
                  >
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <FooterGroup title="Quick links">
            <FootLinks
              links={quick}
              // Column by column.
              className={cx(
                'grid grid-flow-col auto-cols-fr gap-x-4 sm:auto-cols-max sm:gap-x-8',
                quick.length > 10 ? 'grid-rows-6' : 'grid-rows-5',
              )}
            />
          </FooterGroup>
          <FooterGroup title="Legal">
            <FootLinks
              links={shownLinks(LEGAL_LINKS, isAuthenticated)}
              className="columns-2 gap-x-4 sm:columns-1"
            />
          </FooterGroup>
          <FooterGroup title="Talk to us">
            {phone !== '' && (
              <a href={`tel:${phone.replaceAll(' ', '')}`} className={footLinkClass}>
                {phone}
              </a>
            )}
            {brand().emails.map((email) => (
              <a key={email} href={`mailto:${email}`} className={footLinkClass}>
                {email}
              </a>
            ))}
          </FooterGroup>
          <FooterGroup title="Find us">
            <BrandAddress className="py-2 leading-7" />
          </FooterGroup>
        </div>
        <div className="mt-12 grid gap-6 border-kernel/20 border-t pt-6 text-sm text-tender lg:grid-cols-[1fr_auto]">
          <div>
            <p>{brand().legalName}</p>
            <ul className="mt-1 flex flex-wrap gap-x-5">
              {fssai !== '' && <li>FSSAI {fssai}</li>}
              {gstin !== '' && <li>GSTIN {gstin}</li>}
              {cin !== '' && <li>CIN {cin}</li>}
            </ul>
          </div>
          <div className="lg:text-right">
            <p>
              {grievanceOfficer.designation || OFFICER}: {grievanceOfficer.name}
            </p>
            <p className="flex flex-wrap gap-x-4 lg:justify-end">
              <a href={`mailto:${grievanceOfficer.email}`} className={footLinkClass}>
                {grievanceOfficer.email}
              </a>
              <a href={`tel:${grievanceOfficer.phone.replaceAll(' ', '')}`} className={footLinkClass}>
                {grievanceOfficer.phone}
              </a>
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}

// The statutory title, as a fallback.
const OFFICER = 'Grievance Officer';

const footLinkClass =
  'flex min-h-touch w-fit items-center underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current';

type FootLinksProps = {
  readonly links: readonly NavLinkEntry[];
  readonly className?: string;
};

function FootLinks({ links, className }: FootLinksProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.to} className="break-inside-avoid">
          <PageLink to={link.to} className={footLinkClass}>
            {link.label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function FooterGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 font-sans font-semibold text-sm text-sun tracking-wide">{title}</h2>
      {children}
    </section>
  );
}
