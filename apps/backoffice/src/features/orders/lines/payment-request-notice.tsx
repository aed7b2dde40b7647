import { formatPrice } from '@ilaneer/client/format-price';
import { settledWith } from '@ilaneer/client/query-client';
import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import type { withdrawPaymentRequest } from '@ilaneer/contract/staff/orders/order-lines';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Figure } from '@ilaneer/ui/text/figure';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConfirm } from '../../../parts/act/confirm.tsx';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { request } from '../../../session/staff-api.ts';

export function PaymentRequestNotice({ order }: { order: StaffOrderView }) {
  const may = useMay();
  const { paymentRequest, payLink, state } = order;
  if (payLink === null && paymentRequest === null) return null;
  return (
    <section
      aria-label="Waits for a payment"
      className="mb-4 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-sun-tint px-4 py-3 text-sm"
    >
      <p className="min-w-60 flex-1">
        {paymentRequest === null ? (
          <strong>This order waits for its payment.</strong>
        ) : (
          <>
            <strong>
              <Figure>{formatPrice(paymentRequest.amount)}</Figure> are asked for:
            </strong>{' '}
            <span>{paymentRequest.change}</span>. The order stays as it is until they are paid, by{' '}
            <When at={paymentRequest.payableUntil} whole />.
          </>
        )}
      </p>
      {payLink !== null && <CopyLink link={payLink} />}
      {paymentRequest !== null && may('orders.edit') && (
        <Withdraw orderId={state.id} orderNumber={state.orderNumber} version={state.version} />
      )}
    </section>
  );
}

function CopyLink({ link }: { link: string }) {
  const { show } = useToast();
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={() => {
        navigator.clipboard.writeText(link).then(
          () => show({ text: 'The link is copied', tone: 'success', polite: true }),
          () => show({ text: `The link could not be copied: ${link}`, tone: 'error' }),
        );
      }}
    >
      Copy payment link
    </Button>
  );
}

type WithdrawProps = { orderId: string; orderNumber: string; version: number };

function Withdraw({ orderId, orderNumber, version }: WithdrawProps) {
  const confirm = useConfirm();
  const queries = useQueryClient();
  const { show } = useToast();
  const withdraw = useMutation({
    mutationFn: () =>
      request<typeof withdrawPaymentRequest>('DELETE', '/staff/orders/:orderId/payment-request', {
        params: { orderId },
        headers: ifMatch(version),
      }),
    onSuccess: () => show({ text: `${orderNumber} stays as it was`, tone: 'success', polite: true }),
    onError: (error) => show({ text: refusalText(error), tone: 'error' }),
    onSettled: settledWith(() => queries.invalidateQueries({ queryKey: ['order'] })),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={withdraw.isPending}
      onClick={async () => {
        const yes = await confirm({
          title: `Take the change of ${orderNumber} back?`,
          text: 'The order stays as it was, goes on, and the shopper gets a mail.',
          confirmLabel: 'Take it back',
        });
        if (yes) withdraw.mutate();
      }}
    >
      Take back
    </Button>
  );
}
