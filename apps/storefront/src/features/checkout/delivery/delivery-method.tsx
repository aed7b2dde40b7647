import { formatPrice } from '@ilaneer/client/format-price';
import type { getDeliveryMethods } from '@ilaneer/contract/address/arrival';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { formatWeekday } from '@ilaneer/domain/india-day';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../lib/api-client.ts';
import { brand } from '../../../lib/content.ts';
import { useSession } from '../../../lib/session.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';
import { type BuyNowChoice, itemQuery } from '../items/checkout-items.ts';
import type { CheckoutMethod } from '../placing/checkout-address.ts';

type MethodView = ReplyOf<typeof getDeliveryMethods>['methods'][number];

/** Value of the usual way, which has no id. */
const USUAL = '';

export type SentItems = {
  /** Null without an address. */
  readonly pin: string | null;
  readonly choice: BuyNowChoice | null;
  /** Of the items; empty without any. */
  readonly fingerprint: string;
};

type DeliveryMethods = ReturnType<typeof useDeliveryMethods>;

/** Asked only of a shop that has some. The last choice, if it is offered still, until ordered (DELIVERY-13). */
export function useDeliveryMethods({ pin, choice, fingerprint }: SentItems) {
  const { user, isConfirmed } = useSession();
  const [wanted, setWanted] = useState(() => readStored('deliveryMethod'));
  const { data } = useQuery({
    queryKey: ['delivery-methods', user?.id, pin, choice, fingerprint],
    enabled: brand().delivery.hasMethods === true && isConfirmed && pin !== null && fingerprint !== '',
    staleTime: 0,
    queryFn: ({ signal }) =>
      request<typeof getDeliveryMethods>('GET', '/delivery-methods/:pin', {
        params: { pin: pin ?? '' },
        query: itemQuery(choice),
        signal,
      }),
  });
  const methods = data?.methods ?? [];
  const chosen = methods.find(({ id }) => id === wanted) ?? null;
  return {
    methods,
    /** Null: the usual way. */
    chosen: toCheckoutMethod(chosen),
    choose: (id: string): void => {
      if (id === USUAL) clearDeliveryMethod();
      else writeStored('deliveryMethod', id);
      setWanted(id === USUAL ? null : id);
    },
  };
}

function toCheckoutMethod(method: MethodView | null): CheckoutMethod | null {
  if (method === null || method.id === null) return null;
  return { id: method.id, name: method.name };
}

export function clearDeliveryMethod(): void {
  removeStored('deliveryMethod');
}

type DeliveryMethodChoiceProps = {
  readonly delivery: DeliveryMethods;
  /** Rupees after all discounts; undefined while unknown. */
  readonly subtotal: number | undefined;
};

/** Nothing where there is no choice (DELIVERY-13). */
export function DeliveryMethodChoice({ delivery, subtotal }: DeliveryMethodChoiceProps) {
  const { methods, chosen, choose } = delivery;
  if (methods.length < 2) return null;
  return (
    <section aria-labelledby="delivery-method" className="grid gap-4">
      <h2 id="delivery-method" className="text-xl">
        Delivery method
      </h2>
      <RadioGroup
        label="Delivery method"
        hideLabel
        value={chosen?.id ?? USUAL}
        onValueChange={choose}
        options={methods.map((method) => ({
          value: method.id ?? USUAL,
          label: method.name,
          hint: `Arrives ${formatWeekday(method.arrivesOn)}`,
          icon: 'truck',
          trailing: priceText(method, subtotal),
        }))}
      />
    </section>
  );
}

function priceText({ charge, freeFrom }: MethodView, subtotal: number | undefined): string {
  const isFree = charge === 0 || (freeFrom !== null && subtotal !== undefined && subtotal >= freeFrom);
  return isFree ? 'Free' : formatPrice(charge);
}
