import type { SectionViewOf } from '@ilaneer/contract/page-sections';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { useHydrated } from '@ilaneer/ui/layers/use-hydrated';
import { Icon } from '@ilaneer/ui/text/icon';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readDraft } from '../../features/contact/contact-draft.ts';
import { ContactFacts, ContactMap } from '../../features/contact/contact-facts.tsx';
import { ContactForm, ContactSent } from '../../features/contact/contact-form.tsx';
import { isEmptyPage } from '../../lib/content.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { useSession } from '../../lib/session.ts';

type ContactProps = { readonly section: SectionViewOf<'contact'> };

/** CONTACT-9. `?message=` prefills the form. */
export function Contact({ section: { text, map } }: ContactProps) {
  return (
    <>
      <PageSection tone="tender" space="compact">
        <div className="grid max-w-text justify-items-start gap-5 py-4 sm:py-8 lg:max-w-[42%] lg:pb-16">
          <h1 className="text-5xl">Contact us</h1>
          <p className="text-lg empty:hidden">{text}</p>
          {!isEmptyPage('/about-us') && (
            <ButtonLink variant="light" render={<PageLink to="/about-us" />}>
              Read more about us
              <Icon name="arrow-right" className="size-5" />
            </ButtonLink>
          )}
        </div>
      </PageSection>
      <PageSection>
        <div className="grid gap-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-20 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] xl:gap-16">
          <div className="rounded-xl bg-kernel p-5 shadow-md sm:p-10 lg:order-last lg:-mt-88 lg:self-start">
            <Message />
          </div>
          <ContactFacts />
        </div>
        <div className="mt-14 lg:mt-20">
          <ContactMap map={map} />
        </div>
      </PageSection>
    </>
  );
}

function Message() {
  const { user } = useSession();
  // Browser data prefills the form after hydration.
  const isHydrated = useHydrated();
  const [parameters, setParameters] = useSearchParams();
  const [sent, setSent] = useState<string | null>(null);
  if (sent !== null) return <ContactSent ticketNumber={sent} onAnother={() => setSent(null)} />;
  const known = { firstName: user?.name ?? '', email: user?.email ?? '' };
  return (
    <>
      <h2 className="mb-5 text-2xl">Write to us</h2>
      <ContactForm
        initial={isHydrated ? readDraft(known, parameters.get('message') ?? '') : null}
        onSent={(ticketNumber) => {
          // Sent: the next message starts blank.
          setParameters({}, { replace: true, preventScrollReset: true });
          setSent(ticketNumber);
        }}
      />
    </>
  );
}
