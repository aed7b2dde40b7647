import { Icon } from '@ilaneer/ui/text/icon';
import { PageLink } from '../../../lib/page-link.tsx';
import type { CheckoutAddress } from './checkout-address.ts';

type DeliveryRecapProps = { readonly address: CheckoutAddress; readonly addressPath: string };

/** Where the order goes, with a link back to change it. */
export function DeliveryRecap({ address, addressPath }: DeliveryRecapProps) {
  const place = [address.city, address.state].filter((part) => part !== '').join(', ');
  return (
    <section aria-labelledby="deliver-to" className="rounded-xl bg-kernel p-5 shadow-sm sm:p-7">
      <div className="flex items-center justify-between gap-4">
        <h2 id="deliver-to" className="text-xl">
          Delivery address
        </h2>
        <PageLink
          to={addressPath}
          className="inline-flex min-h-touch items-center gap-1.5 font-semibold text-leaf-dark text-sm underline-offset-4 hover:underline"
        >
          <Icon name="pencil" className="size-5" />
          Change<span className="sr-only"> delivery address</span>
        </PageLink>
      </div>
      <div className="mt-2 flex gap-4">
        <span className="hidden size-11 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf-dark sm:grid">
          <Icon name={address.addressType === 'Home' ? 'home' : 'briefcase'} />
        </span>
        <address className="min-w-0 not-italic">
          <p className="font-semibold">{address.fullName}</p>
          <p>{address.addressLine1}</p>
          {address.addressLine2 !== '' && <p>{address.addressLine2}</p>}
          <p>
            {place} {address.zipCode}
          </p>
          <p className="text-palm-soft">{address.phone}</p>
        </address>
      </div>
    </section>
  );
}
