import { cx } from '@ilaneer/ui/text/cx';
import { Icon, type IconName } from '@ilaneer/ui/text/icon';
import type { ReactNode } from 'react';
import { brand } from '../../lib/content.ts';
import { directionsLink } from '../../lib/directions-link.ts';
import { Decoration } from '../../lib/picture/shop-picture.tsx';
import { BrandAddress } from './brand-address.tsx';

export function ContactFacts() {
  const { emails, hours, phone, alternatePhone } = brand();
  return (
    <div className="grid content-start gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-[auto_1fr]">
      <Fact icon="pin" title="Address">
        <BrandAddress className="py-1" />
      </Fact>
      <Fact icon="mail" title="Email">
        {emails.map((email) => (
          <a key={email} href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
        ))}
      </Fact>
      {hours.length > 0 && (
        <Fact icon="clock" title="Opening hours">
          <p className="py-1">
            {hours.map(({ days, text }, index) => (
              <span key={days} className="block">
                {days} {text}
                {index < hours.length - 1 && ','}
              </span>
            ))}
          </p>
        </Fact>
      )}
      <Fact icon="phone" title="Phone">
        {[phone, alternatePhone]
          .filter((number) => number !== '')
          .map((number) => (
            <a key={number} href={`tel:${number.replaceAll(' ', '')}`} className={linkClass}>
              {number}
            </a>
          ))}
      </Fact>
    </div>
  );
}

const linkClass =
  'flex min-h-touch w-fit items-center underline decoration-line-strong underline-offset-4 [overflow-wrap:anywhere] hover:decoration-current';

type FactProps = { readonly icon: IconName; readonly title: string; readonly children: ReactNode };

function Fact({ icon, title, children }: FactProps) {
  return (
    <section className="grid grid-cols-[auto_minmax(0,1fr)] gap-4">
      <span className="grid size-12 place-items-center rounded-full bg-tender">
        <Icon name={icon} />
      </span>
      <div>
        <h2 className="pt-2.5 pb-1 font-sans font-semibold text-lg tracking-normal">{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** A drawn map without third parties, with a link to directions. */
export function ContactMap({ map }: { readonly map: string }) {
  const { line1, city, state, pinCode } = brand().address;
  const address = `${line1}, ${city}, ${state} ${pinCode}`;
  return (
    <section aria-labelledby="find-us" className="relative overflow-hidden rounded-xl bg-water">
      <Decoration
        file={map}
        alt={`Map of ${state} with our house in ${city}`}
        width={1200}
        height={800}
        loading="lazy"
        className="aspect-3/2 w-full object-cover"
      />
      <div
        className={cx(
          'bg-kernel p-6 sm:max-w-sm sm:rounded-lg sm:shadow-md',
          map !== '' && 'sm:absolute sm:bottom-6 sm:left-6',
        )}
      >
        <h2 id="find-us" className="text-xl">
          Come by
        </h2>
        <p className="mt-1.5 text-palm-soft">{address}</p>
        <a
          href={directionsLink(address)}
          target="_blank"
          rel="noreferrer"
          className="mt-2 flex min-h-touch w-fit items-center gap-2 font-semibold text-leaf-dark underline underline-offset-4"
        >
          Get directions
          <Icon name="external" className="size-5" label="(opens in a new tab)" />
        </a>
      </div>
    </section>
  );
}
