import { formatPrice } from '@ilaneer/client/format-price';
import type { getCashOnDelivery } from '@ilaneer/contract/order/cash-on-delivery';
import { paiseFromRupees, rupeesFromPaise } from '@ilaneer/domain/money';
import {
  type CashLimitError,
  type CashOrders,
  checkCash,
  type MostCash,
} from '@ilaneer/domain/order/cash-orders';
import { type DeliveryRecord, recordWords } from '@ilaneer/domain/order/delivery-record';
import { Figure } from '@ilaneer/ui/text/figure';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';

type Delivered = { readonly cash: number; readonly units: number };

type Limit = Omit<CashLimitError, 'code'> & {
  /** Including other accounts' orders. */
  readonly isByOthers: boolean;
};

/** CHECKOUT-26, CHECKOUT-31; `limit` is null if allowed. Other accounts' orders show only in refusals. */
export function useCashLimit(order: Delivered, phone: string) {
  const { user, isConfirmed } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const [refusedNumber, setRefusedNumber] = useState<string | null>(null);
  const room = useQuery({
    // Verification raises the limit.
    queryKey: ['cash-on-delivery', user?.id, user?.mobileNumber],
    enabled: isConfirmed,
    staleTime: 0,
    queryFn: ({ signal }) => request<typeof getCashOnDelivery>('GET', '/cash-on-delivery', { signal }),
  });
  return {
    limit: room.data === undefined ? null : limitOf(room.data, order, refusedNumber === phone),
    /** The order waits for its confirmation. */
    isAsked: room.data !== undefined && room.data.confirmFrom !== null && order.cash >= room.data.confirmFrom,
    heading,
    /** Refetches and focuses; false if no limit. */
    refuse: async (): Promise<boolean> => {
      const { data } = await room.refetch();
      if (data === undefined || limitOf(data, order, true) === null) return false;
      if (limitOf(data, order, false) === null) flushSync(() => setRefusedNumber(phone));
      heading.current?.focus();
      return true;
    },
  };
}

type Room = {
  readonly held: Delivered;
  readonly most: RoomLimit;
  readonly ifProven: RoomLimit | null;
  readonly record: DeliveryRecord | null;
};
type RoomLimit = { readonly cash: number; readonly units: number | null };

function limitOf(room: Room, order: Delivered, isNumberRefused: boolean): Limit | null {
  const held = inPaise(room.held);
  const most = inPaise(room.most);
  const ifProven = room.ifProven === null ? null : inPaise(room.ifProven);
  const { record } = room;
  const checked = checkCash(held, inPaise(order), { most, ifProven, record });
  if (!checked.ok) return { ...checked.error, isByOthers: false };
  return isNumberRefused && ifProven !== null ? { held, most, ifProven, record, isByOthers: true } : null;
}

function inPaise<Units extends number | null>({ cash, units }: { cash: number; units: Units }) {
  return { cash: paiseFromRupees(cash), units };
}

/** Before the order, so that the named day is no broken promise (DELIVERY-16). */
export function ConfirmationNote() {
  return (
    <p className="border-leaf/25 border-t pt-4">
      We send you a link to confirm this order. We pack it once you confirm it, and its day of arrival counts
      from then.
    </p>
  );
}

type CashLimitProps = {
  readonly limit: Limit;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly mayPayOnline: boolean;
  readonly proof: ReactNode;
};

export function CashLimit({
  limit: { held, most, ifProven, record, isByOthers },
  headingRef,
  mayPayOnline,
  proof,
}: CashLimitProps) {
  return (
    <section aria-labelledby="cash-limit" className="grid gap-4 border-leaf/25 border-t pt-4">
      <div className="grid gap-1">
        <h3 id="cash-limit" ref={headingRef} tabIndex={-1} className="font-sans font-semibold outline-none">
          {ifProven !== null
            ? 'Confirm your mobile number to pay on delivery'
            : most.cash === 0
              ? 'Cash on Delivery is not available to you for now'
              : 'Too much for Cash on Delivery'}
        </h3>
        <p>
          {record === null ? (
            <UsualLimit most={most} ifProven={ifProven} />
          ) : (
            <RecordLimit {...{ most, record }} />
          )}
          {held.cash > 0 && (
            <>
              {' '}
              Your open orders come to <CashText {...held} />.
            </>
          )}
          {isByOthers && ' Other orders go to the same number.'}
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
              ? `Please pay online${most.cash === 0 ? '' : ', or order less'}.`
              : 'You can also pay online, without an OTP.'}
          </p>
        )}
      </div>
      {ifProven !== null && proof}
    </section>
  );
}

function UsualLimit({ most, ifProven }: Pick<Limit, 'most' | 'ifProven'>) {
  return (
    <>
      {ifProven === null ? 'Cash on Delivery is for up to ' : 'Without a confirmed number it is for up to '}
      <CashText {...most} />, because unpaid orders hold goods that others could buy.
    </>
  );
}

/** CHECKOUT-30. */
function RecordLimit({ most, record }: { readonly most: MostCash; readonly record: DeliveryRecord }) {
  const words = recordWords(record);
  return (
    <>
      {`${words.charAt(0).toUpperCase()}${words.slice(1)}. `}
      {most.cash > 0 && (
        <>
          So Cash on Delivery is for up to <CashText {...most} /> for now.{' '}
        </>
      )}
      Each order that arrives counts for you, also one that you paid online.
    </>
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
