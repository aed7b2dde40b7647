import { formatPrice } from '@ilaneer/client/format-price';
import type { getCashOnDelivery } from '@ilaneer/contract/order/cash-on-delivery';
import { paiseFromRupees, rupeesFromPaise } from '@ilaneer/domain/money';
import {
  type CashLimitError,
  type CashOrders,
  checkCash,
  type MostCash,
} from '@ilaneer/domain/order/cash-orders';
import { Figure } from '@ilaneer/ui/text/figure';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useRef } from 'react';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';

/** What is to be paid on delivery, in rupees, and how many units it is for. */
type Delivered = { readonly cash: number; readonly units: number };

/** Whether an order may be paid on delivery, by the server's limits (CHECKOUT-26); `limit` is null while it may. */
export function useCashLimit(order: Delivered) {
  const { user, isConfirmed } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const room = useQuery({
    // A number that was proven meanwhile allows more.
    queryKey: ['cash-on-delivery', user?.id, user?.mobileNumber],
    enabled: isConfirmed,
    staleTime: 0,
    queryFn: ({ signal }) => request<typeof getCashOnDelivery>('GET', '/cash-on-delivery', { signal }),
  });
  return {
    limit: room.data === undefined ? null : limitOf(room.data, order),
    heading,
    /** Refetches the limit and focuses its panel; false where there is none to show. */
    refuse: async (): Promise<boolean> => {
      const { data } = await room.refetch();
      heading.current?.focus();
      return data !== undefined && limitOf(data, order) !== null;
    },
  };
}

type Room = {
  readonly held: Delivered;
  readonly most: RoomLimit;
  readonly ifProven: RoomLimit | null;
};
type RoomLimit = { readonly cash: number; readonly units: number | null };

function limitOf({ held, most, ifProven }: Room, order: Delivered): CashLimitError | null {
  const allowed = { most: inPaise(most), ifProven: ifProven === null ? null : inPaise(ifProven) };
  const checked = checkCash(inPaise(held), inPaise(order), allowed);
  return checked.ok ? null : checked.error;
}

function inPaise<Units extends number | null>({ cash, units }: { cash: number; units: Units }) {
  return { cash: paiseFromRupees(cash), units };
}

type CashLimitProps = {
  readonly limit: CashLimitError;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Online payment is another way. */
  readonly mayPayOnline: boolean;
  /** Proves a mobile number here, in place. */
  readonly proof: ReactNode;
};

/** Under Cash on Delivery: why this order can't be paid that way yet, and what helps. */
export function CashLimit({
  limit: { held, most, ifProven },
  headingRef,
  mayPayOnline,
  proof,
}: CashLimitProps) {
  return (
    <section aria-labelledby="cash-limit" className="grid gap-4 border-leaf/25 border-t pt-4">
      <div className="grid gap-1">
        <h3 id="cash-limit" ref={headingRef} tabIndex={-1} className="font-sans font-semibold outline-none">
          {ifProven === null
            ? 'Too much for Cash on Delivery'
            : 'Confirm your mobile number to pay on delivery'}
        </h3>
        <p>
          {ifProven === null
            ? 'Cash on Delivery is for up to '
            : 'Without a confirmed number it is for up to '}
          <CashText {...most} />, because unpaid orders hold goods that others could buy.
          {held.cash > 0 && (
            <>
              {' '}
              Your open orders come to <CashText {...held} />.
            </>
          )}
          {ifProven !== null && (
            <>
              {' '}
              With an OTP it is up to <CashText {...ifProven} />.
            </>
          )}
        </p>
        {mayPayOnline && (
          <p className="font-medium">
            {ifProven === null
              ? 'Please pay online, or order less.'
              : 'You can also pay online, without an OTP.'}
          </p>
        )}
      </div>
      {ifProven !== null && proof}
    </section>
  );
}

function CashText({ cash, units }: CashOrders | MostCash) {
  return (
    <>
      <Figure>{formatPrice(rupeesFromPaise(cash))}</Figure>
      {units !== null && (
        <>
          {' '}
          and <Figure>{units}</Figure> {units === 1 ? 'item' : 'items'}
        </>
      )}
    </>
  );
}
