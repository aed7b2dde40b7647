import { formatPrice } from '@ilaneer/client/format-price';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { openPayLink, PayLinkView, startLinkPayment } from '@ilaneer/contract/payment/pay-link';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Figure } from '@ilaneer/ui/text/figure';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { LinkState } from '../../../lib/links/link-state.tsx';
import { PageLink } from '../../../lib/page-link.tsx';
import { useOpenPayment } from './open-payment.ts';
import { startPaymentProblem } from './use-pay-order.ts';
import { WhereToPay } from './where-to-pay.tsx';

const POLL_MS = 3_000;

/** Without login; polls until paid. */
export function PayByLink({ link }: { readonly link: string }) {
  const { show } = useToast();
  const openPayment = useOpenPayment();
  const query = useQuery<ReplyOf<typeof openPayLink>>({
    queryKey: ['pay-link', link],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state: { data } }) => (data?.due.payment ? POLL_MS : false),
    queryFn: ({ signal }) => request<typeof openPayLink>('POST', '/pay-link', { body: { link }, signal }),
  });
  const start = useMutation({
    mutationFn: (method: 'card' | 'upi') =>
      request<typeof startLinkPayment>('POST', '/pay-link/payments', { body: { link, method } }),
    onSuccess: async ({ payment }) => {
      await query.refetch();
      await openPayment(payment);
    },
    onError: async (error) => {
      show({ text: startPaymentProblem(error), tone: 'error' });
      await query.refetch();
    },
  });
  if (query.data === undefined) {
    return (
      <LinkState title="Pay for your order" loading="Asking what there is to pay" query={query} narrow />
    );
  }
  const { due } = query.data;
  if (due.state !== 'due') return <Settled due={due} />;
  return (
    <div className="mx-auto grid max-w-xl gap-6 px-gutter pt-8 pb-section sm:pt-12">
      <div className="grid gap-2 text-center">
        <h1 className="text-3xl">
          <Figure>{formatPrice(due.amount)}</Figure> to pay
        </h1>
        <p className="text-balance text-lg text-palm-soft">
          {due.pays === 'change'
            ? `For the change of order ${due.orderNumber}. We pack it once this is paid.`
            : `For order ${due.orderNumber}. We keep it for you until then.`}
        </p>
      </div>
      <section aria-label="Payment" className="grid gap-5 rounded-xl bg-kernel p-5 shadow-sm sm:p-8">
        <ul className="grid gap-1">
          {due.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="flex items-center gap-2 text-palm-soft text-sm">
          <Icon name="clock" className="size-5 shrink-0 text-leaf-dark" />
          Please pay by {untilText(due.payableUntil)}.
        </p>
        {due.payment !== null && (
          <div className="grid justify-items-center gap-4 border-line border-t pt-5 text-center">
            <WhereToPay payment={due.payment} />
          </div>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <Button
            size="lg"
            wide
            variant={due.payment === null ? 'primary' : 'secondary'}
            busy={start.isPending && start.variables === 'upi'}
            disabled={start.isPending}
            onClick={() => start.mutate('upi')}
          >
            Pay by UPI
          </Button>
          <Button
            size="lg"
            wide
            variant="secondary"
            busy={start.isPending && start.variables === 'card'}
            disabled={start.isPending}
            onClick={() => start.mutate('card')}
          >
            Pay by card
          </Button>
        </div>
      </section>
    </div>
  );
}

function Settled({ due }: { readonly due: PayLinkView }) {
  const isPaid = due.state === 'paid';
  return (
    <StatePanel
      kind="empty"
      heading="h1"
      title={isPaid ? 'Paid, thank you!' : 'Nothing to pay'}
      text={
        isPaid
          ? `Your ${formatPrice(due.amount)} for order ${due.orderNumber} are here. We pack it now and write to you when it leaves.`
          : `This link for order ${due.orderNumber} is over. Whatever you paid for it goes back to you by itself.`
      }
      className="py-section"
      actions={<ButtonLink render={<PageLink to="/" />}>Continue shopping</ButtonLink>}
    />
  );
}

function untilText(moment: string): string {
  return new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(moment));
}
