import './policy.css';
import type { PageSectionView, PageView } from '@ilaneer/contract/content';
import { Breadcrumb } from '@ilaneer/ui/navigation/breadcrumb';
import { Icon } from '@ilaneer/ui/text/icon';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { brand } from '../../../lib/content.ts';
import { PageLink } from '../../../lib/page-link.tsx';
import { RichText } from '../rich-text.tsx';

export function Policy({ page }: { readonly page: PageView }) {
  const text = useAskedSection();
  return (
    <div className="policy mx-auto max-w-page px-gutter pt-4 pb-section sm:pt-6">
      <Breadcrumb items={[{ label: 'Homepage', render: <PageLink to="/" /> }, { label: page.title }]} />
      <div className="mt-4 grid gap-x-16 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <header className="lg:col-start-2">
          <h1 className="text-4xl">{page.title}</h1>
          <p className="mt-3 text-palm-soft">
            Last updated: <time dateTime={page.updatedOn}>{dayFirst(page.updatedOn)}</time>
            {' · '}
            <PageLink to={`/policy-versions/${page.slug}`} className="underline underline-offset-4">
              Earlier versions
            </PageLink>
          </p>
          {page.toldOn !== null && (
            <p className="mt-2 text-palm-soft">
              These words hold since then. We wrote to account holders about them on{' '}
              <time dateTime={page.toldOn}>{dayFirst(page.toldOn)}</time>.
            </p>
          )}
        </header>
        <Contents
          sections={page.sections}
          className="policy-contents lg:-ml-3 lg:sticky lg:top-28 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-9rem)] lg:self-start lg:overflow-y-auto"
        />
        <div ref={text} className="max-w-text lg:col-start-2">
          <RichText html={page.html} className="text-base" />
          <ContactDetails />
        </div>
      </div>
    </div>
  );
}

/** `2025-05-04` as `04/05/2025`. */
function dayFirst(day: string): string {
  return day.split('-').reverse().join('/');
}

type ContentsProps = { readonly sections: readonly PageSectionView[]; readonly className?: string };

function Contents({ sections, className = '' }: ContentsProps) {
  const [open, setOpen] = useState(false);
  return (
    <nav
      aria-label="On this page"
      className={`rounded-lg bg-leaf-tint p-2 lg:bg-transparent lg:p-0 ${className}`}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls="contents"
        onClick={() => setOpen(!open)}
        className="flex w-full items-center justify-between gap-3 px-3 text-left font-semibold lg:hidden"
      >
        On this page
        <Icon
          name="chevron-down"
          className={`size-5 transition-transform duration-calm ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <p className="mb-1 hidden px-3 font-semibold text-palm-soft text-sm lg:block">On this page</p>
      <ol id="contents" className={`${open ? '' : 'hidden'} lg:block`}>
        {sections.map((section) => (
          <li key={section.id}>
            <Link
              to={`?section=${encodeURIComponent(section.id)}`}
              replace
              preventScrollReset
              onClick={() => setOpen(false)}
              className="flex min-h-touch items-center rounded-sm px-3 py-1.5 text-sm leading-snug underline-offset-4 hover:bg-leaf-tint hover:underline lg:min-h-9"
            >
              {section.title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** `?section=` instead of the hash, which is the address. Scrolls on every navigation. */
function useAskedSection(): RefObject<HTMLDivElement | null> {
  const text = useRef<HTMLDivElement>(null);
  const { search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what tells the second press on a link
  useEffect(() => {
    const id = new URLSearchParams(search).get('section');
    if (id === null) return;
    const heading = text.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (heading === undefined || heading === null) return;
    heading.tabIndex = -1;
    heading.classList.add('outline-none');
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  }, [search, key]);
  return text;
}

/** Required by consumer law. */
function ContactDetails() {
  const { address, grievanceOfficer } = brand();
  return (
    <div className="mt-10 grid gap-6 rounded-lg bg-leaf-tint p-5 sm:grid-cols-2 sm:p-7">
      <section aria-labelledby="seller">
        <h3 id="seller" className="text-xl">
          {brand().name}
        </h3>
        <address className="mt-2 not-italic leading-7">
          {brand().legalName}
          <br />
          {address.line1}
          <br />
          {address.line2 !== '' && (
            <>
              {address.line2}
              <br />
            </>
          )}
          {address.city} {address.pinCode}, {address.state}, {address.country}
        </address>
        {brand().emails.map((email) => (
          <ContactLink key={email} href={`mailto:${email}`} label={email} />
        ))}
        <ContactLink href={`tel:${brand().phone.replaceAll(' ', '')}`} label={brand().phone} />
        <p className="mt-2 text-palm-soft text-sm">
          FSSAI licence {brand().fssai}
          <br />
          GSTIN {brand().gstin}
          <br />
          {brand().cin !== '' && <>CIN {brand().cin}</>}
        </p>
      </section>
      <section aria-labelledby="grievances">
        <h3 id="grievances" className="text-xl">
          {grievanceOfficer.designation || 'Grievance Officer'}
        </h3>
        <p className="mt-2 leading-7">{grievanceOfficer.name}</p>
        <ContactLink href={`mailto:${grievanceOfficer.email}`} label={grievanceOfficer.email} />
        <ContactLink
          href={`tel:${grievanceOfficer.phone.replaceAll(' ', '')}`}
          label={grievanceOfficer.phone}
        />
        <p className="mt-2 text-palm-soft text-sm">
          Every complaint gets a ticket number, a first answer within 48 hours and a decision within one
          month.
        </p>
      </section>
    </div>
  );
}

function ContactLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <a
      href={href}
      className="flex min-h-touch w-fit items-center text-leaf-dark underline underline-offset-4"
    >
      {label}
    </a>
  );
}
