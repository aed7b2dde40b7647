import { ApiError } from '@ilaneer/client/api-errors';
import { formatPrice } from '@ilaneer/client/format-price';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type {
  confirmOrder,
  declineOrder,
  OrderConfirmationView,
  openConfirmation,
} from '@ilaneer/contract/order/confirm-order';
import { formatMoment, formatWeekday } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { ConfirmDialog } from '@ilaneer/ui/layers/confirm-dialog';
import { Figure } from '@ilaneer/ui/text/figure';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { LinkState } from '../../lib/links/link-state.tsx';
import { useAnswer } from '../../lib/links/use-answer.ts';

type Reply = ReplyOf<typeof openConfirmation>;

/** An order on delivery, without a login, for the holder of the link (CHECKOUT-31). */
export function ConfirmOrder({ link }: { readonly link: string }) {
  const client = useQueryClient();
  const key = ['confirmation', link];
  const query = useQuery<Reply>({
    queryKey: key,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      request<typeof openConfirmation>('POST', '/order-confirmations', { body: { link }, signal }),
  });
  const answer = useAnswer<HTMLHeadingElement>();
  const [overtaken, setOvertaken] = useState<string | null>(null);
  if (query.data === undefined) {
    return <LinkState title="Your order" loading="Loading the order" query={query} />;
  }
  const { confirmation } = query.data;
  const { state, orderNumber, recipient, items, cashDue, arrivesOn } = confirmation;
  return (
    <article className="mx-auto grid max-w-3xl gap-6 px-gutter pt-8 pb-section sm:pt-12">
      <header className="grid gap-2">
        <h1 ref={answer.shown} tabIndex={-1} className="text-3xl outline-none">
          {TITLES[state](orderNumber)}
        </h1>
        <Told confirmation={confirmation} />
      </header>
      {overtaken !== null && <Notice tone="error">{overtaken}</Notice>}
      <section
        aria-label={`Order ${orderNumber}`}
        className="grid gap-4 rounded-xl bg-kernel p-5 shadow-sm sm:px-8"
      >
        <p className="text-palm-soft text-sm">{`To ${recipient.firstName}, ${recipient.city} ${recipient.pinCode}`}</p>
        <ul>
          {items.map(({ name, quantity }) => (
            <li key={name} className="wrap-anywhere">
              <Figure>{quantity}</Figure> × {name}
            </li>
          ))}
        </ul>
        {state !== 'cancelled' && (
          <p className="border-line border-t pt-4 font-semibold">
            <Figure>{formatPrice(cashDue)}</Figure> to pay on delivery
          </p>
        )}
        {arrivesOn !== null && (
          <p>{`${state === 'open' ? 'Confirm now, and it arrives' : 'Arrives'} ${formatWeekday(arrivesOn)}`}</p>
        )}
      </section>
      {state === 'open' && (
        <Answer
          link={link}
          onAnswered={(reply) => {
            client.setQueryData(key, reply);
            answer.show();
          }}
          onOvertaken={async (why) => {
            await query.refetch();
            setOvertaken(why);
            answer.show();
          }}
        />
      )}
    </article>
  );
}

const TITLES: Readonly<Record<OrderConfirmationView['state'], (number: string) => string>> = {
  open: () => 'Please confirm your order',
  confirmed: (number) => `Order ${number} is confirmed`,
  cancelled: (number) => `Order ${number} is cancelled`,
};

function Told({ confirmation: { state, confirmBy } }: { readonly confirmation: OrderConfirmationView }) {
  switch (state) {
    case 'open':
      return (
        <p>
          We pack it once you confirm it
          {confirmBy !== null && `. Not confirmed by ${formatMoment(new Date(confirmBy))}, it is cancelled`}.
        </p>
      );
    case 'confirmed':
      return <p>Thank you. We write as soon as it is on its way.</p>;
    case 'cancelled':
      return <p>You pay nothing for it. You can order again at any time.</p>;
  }
}

type AnswerProps = {
  readonly link: string;
  readonly onAnswered: (reply: Reply) => void;
  /** The order ended otherwise, in another tab or by staff. */
  readonly onOvertaken: (why: string) => Promise<void>;
};

function isOvertaken(error: Error): boolean {
  const code = error instanceof ApiError ? error.reply?.code : undefined;
  return code === 'ORDER_CONFIRMED' || code === 'ORDER_ALREADY_CANCELLED';
}

function Answer({ link, onAnswered, onOvertaken }: AnswerProps) {
  const [asks, setAsks] = useState(false);
  const refused = async (error: Error) => {
    if (isOvertaken(error)) await onOvertaken(error.message);
    setAsks(false);
  };
  const confirm = useMutation<Reply>({
    mutationFn: () =>
      request<typeof confirmOrder>('POST', '/order-confirmations/confirm', { body: { link } }),
    onSuccess: onAnswered,
    onError: refused,
  });
  const decline = useMutation<Reply>({
    mutationFn: () => request<typeof declineOrder>('POST', '/order-confirmations/cancel', { body: { link } }),
    onSuccess: onAnswered,
    onError: refused,
  });
  const error = confirm.error ?? decline.error;
  const problem = error === null || isOvertaken(error) ? null : error.message;
  return (
    <div className="grid gap-4">
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          busy={confirm.isPending}
          disabled={decline.isPending}
          className="max-sm:w-full"
          onClick={() => confirm.mutate()}
        >
          Confirm my order
        </Button>
        <Button
          variant="secondary"
          size="lg"
          disabled={confirm.isPending}
          className="max-sm:w-full"
          onClick={() => setAsks(true)}
        >
          I do not want it
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Cancel this order?"
        text="You pay nothing for it. The goods go to others."
        confirmLabel="Cancel the order"
        cancelLabel="Keep it"
        danger
        busy={decline.isPending}
        onConfirm={() => decline.mutate()}
      />
    </div>
  );
}
