import { formatWeekday } from '@ilaneer/domain/india-day';
import { Icon } from '@ilaneer/ui/text/icon';
import { PageLink } from '../../../lib/page-link.tsx';
import { useArrival } from '../../address/arrival.tsx';
import { businessLines } from '../../address/business.ts';
import type { BuyNowChoice } from '../items/checkout-items.ts';
import type { CheckoutAddress, CheckoutBilling, CheckoutMethod } from '../placing/checkout-address.ts';
import { type SentItems, useDeliveryMethods } from './delivery-method.tsx';

type DeliveryRecapProps = {
  readonly address: CheckoutAddress;
  readonly billing: CheckoutBilling;
  readonly method: CheckoutMethod | null;
  readonly choice: BuyNowChoice | null;
  /** Of the items; empty without any. */
  readonly fingerprint: string;
  readonly addressPath: string;
};

/** Of the payment step: address, day of arrival and billed party. */
export function DeliveryRecap({ address, billing, method, addressPath, ...items }: DeliveryRecapProps) {
  const { business, billTo } = billing;
  const arrivesOn = useArrivalBy(method, { pin: address.zipCode, ...items });
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
      {(method !== null || arrivesOn !== null) && (
        <p className="mt-4 wrap-anywhere border-line border-t pt-3">
          {method !== null && (
            <>
              Delivered by <strong className="font-semibold">{method.name}</strong>
            </>
          )}
          {arrivesOn !== null && <span className="block">{`Arrives ${formatWeekday(arrivesOn)}`}</span>}
        </p>
      )}
      {business !== null && (
        <p className="mt-4 wrap-anywhere border-line border-t pt-3">
          Billed to <strong className="font-semibold">{business.legalName}</strong>
          <span className="block text-palm-soft text-sm">{businessLines(business).join(', ')}</span>
        </p>
      )}
      {billTo !== null && (
        <p className="mt-4 wrap-anywhere border-line border-t pt-3">
          A gift, billed to <strong className="font-semibold">{billTo.fullName}</strong>
          <span className="block text-palm-soft text-sm">
            {[
              billTo.addressLine1,
              billTo.addressLine2,
              `${billTo.city} ${billTo.zipCode}`.trim(),
              billTo.state,
            ]
              .filter((part) => part !== '')
              .join(', ')}
          </span>
        </p>
      )}
    </section>
  );
}

/** Of an order placed now; null while unknown (DELIVERY-6, DELIVERY-13). */
function useArrivalBy(method: CheckoutMethod | null, sent: SentItems): string | null {
  const usual = useArrival(sent.pin ?? '').data?.arrivesOn ?? null;
  const { methods } = useDeliveryMethods(sent);
  return method === null ? usual : (methods.find(({ id }) => id === method.id)?.arrivesOn ?? null);
}
