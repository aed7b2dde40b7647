import type { WriterOrder } from '@ilaneer/contract/staff/messages/messages';
import { isUnshipped } from '@ilaneer/domain/order/status';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AddressDialog } from '../../parts/order/address-dialog.tsx';
import { ExchangeDialog } from '../../parts/order/exchange-dialog.tsx';
import { refundSentence } from '../../parts/order/refund-amount.ts';
import { RefundDialog } from '../../parts/order/refund-dialog.tsx';
import { useOrder, useOrderActs } from '../../parts/order/use-order.ts';
import { useReturn, useReturnActs } from '../../parts/order/use-return.ts';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { useMay } from '../../session/permission.ts';

type OrderActsProps = {
  order: WriterOrder;
  /** A sentence for the writer. */
  onDone: (sentence: string) => void;
};

type ActProps = { id: string; orderNumber: string; onClose: () => void; onDone: (sentence: string) => void };

type Offered = {
  readonly label: string;
  readonly id: string;
  readonly Act: (props: ActProps) => React.ReactNode;
};

/** Acts of the order page, beside the message that asks for them (SUPPORT-19). */
export function OrderActs({ order, onDone }: OrderActsProps) {
  const may = useMay();
  const { show } = useToast();
  const [open, setOpen] = useState<Offered | null>(null);
  const { id, orderNumber, status, match, returns } = order;
  const offered: Offered[] = [
    ...(may('refunds.issue') && status !== 'pending' ? [{ label: 'Refund', id, Act: Refund }] : []),
    // A stranger could lead a parcel away.
    ...(may('orders.edit') && match !== 'contact' && isUnshipped(status)
      ? [{ label: 'New address', id, Act: Readdress }]
      : []),
    ...returns
      .filter(({ state }) => may('returns.decide') && state === 'received')
      .map((one) => ({ label: `Replace return ${one.number}`, id: one.id, Act: Exchange })),
  ];
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map((one) => (
        <Button key={one.label} variant="secondary" size="sm" onClick={() => setOpen(one)}>
          {one.label}
          <span className="sr-only"> of {orderNumber}</span>
        </Button>
      ))}
      {open !== null && (
        <open.Act
          id={open.id}
          orderNumber={orderNumber}
          onClose={() => setOpen(null)}
          onDone={(sentence) => {
            setOpen(null);
            show({ text: sentence, tone: 'success', polite: true });
            onDone(sentence);
          }}
        />
      )}
    </div>
  );
}

function Refund({ id, orderNumber, onClose, onDone }: ActProps) {
  const acts = useOrderActs(id);
  const order = useOpened(useOrder(id), onClose, ({ money }) =>
    money.refundable > 0 ? null : `Nothing of ${orderNumber} can be refunded.`,
  );
  if (order === null) return null;
  return (
    <RefundDialog
      order={order}
      onClose={onClose}
      onRefund={async ({ amount, reason, reference }) => {
        await acts.refund(order.state.version, { amount, reason, ...(reference !== '' && { reference }) });
        onDone(refundSentence(orderNumber, { amount, reference }, order.money));
      }}
    />
  );
}

function Readdress({ id, orderNumber, onClose, onDone }: ActProps) {
  const acts = useOrderActs(id);
  const order = useOpened(useOrder(id), onClose, ({ canEditAddress }) =>
    canEditAddress ? null : `The address of ${orderNumber} can’t be changed any more.`,
  );
  if (order === null) return null;
  return (
    <AddressDialog
      order={order}
      at="addressLine1"
      acts={acts}
      onClose={onClose}
      onSaved={({ addressLine1, city, zipCode }) =>
        onDone(`Your order ${orderNumber} now goes to ${addressLine1}, ${city} ${zipCode}.`)
      }
    />
  );
}

function Exchange({ id, orderNumber, onClose, onDone }: ActProps) {
  const acts = useReturnActs(id);
  const request = useOpened(useReturn(id), onClose, ({ moves, number }) =>
    moves.includes('exchange') ? null : `Return ${number} of ${orderNumber} can’t be exchanged.`,
  );
  if (request === null) return null;
  return (
    <ExchangeDialog
      request={request}
      acts={acts}
      onClose={onClose}
      onExchanged={({ exchange }) =>
        onDone(
          `We are sending you a replacement for your order ${orderNumber} at no charge${exchange === null ? '' : `, as order ${exchange.orderNumber}`}.`,
        )
      }
    />
  );
}

/** As it was when its dialog opened; null while it loads, or closed with the reason. */
function useOpened<Thing>(
  { data, isFetching, error }: UseQueryResult<Thing>,
  onClose: () => void,
  problemOf: (thing: Thing) => string | null,
): Thing | null {
  const { show } = useToast();
  const [opened, setOpened] = useState<Thing | null>(null);
  const isRead = opened === null && !isFetching && (data !== undefined || error !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is read
  useEffect(() => {
    if (!isRead) return;
    const problem = data === undefined ? refusalText(error) : problemOf(data);
    if (problem === null && data !== undefined) return setOpened(data);
    show({ text: problem ?? '', tone: 'error' });
    onClose();
  }, [isRead]);
  return opened;
}
