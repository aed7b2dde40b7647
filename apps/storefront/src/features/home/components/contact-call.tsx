import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { PageLink } from '../../../lib/page-link.tsx';
import { home } from '../home-copy.ts';

/** For those who need more than a parcel. */
export function ContactCall() {
  const { title, text, link, linkLabel } = home.contactCall;
  return (
    <PageSection aria-labelledby="contact-call">
      <div className="relative isolate overflow-hidden rounded-xl bg-leaf-dark on-dark px-6 py-12 sm:px-12 sm:py-16 lg:px-20 lg:py-24">
        <img
          src="/pictures/art/one-drop-frond.svg"
          alt=""
          width={760}
          height={620}
          loading="lazy"
          className="absolute -z-10 hidden h-auto sm:-right-40 sm:-bottom-56 sm:block sm:w-[32rem] lg:-right-60 lg:-bottom-36 lg:w-[40rem] xl:-right-28"
        />
        <h2 id="contact-call" className="max-w-[10em] text-4xl">
          {title}
        </h2>
        <p className="mt-5 max-w-[42ch] text-lg">{text}</p>
        <p className="mt-8">
          <ButtonLink variant="light" size="lg" render={<PageLink to={link} />}>
            {linkLabel}
          </ButtonLink>
        </p>
      </div>
    </PageSection>
  );
}
