import type { OrderView } from '@ilaneer/contract/order/order-view';
import type { ReturnView } from '@ilaneer/contract/order/return-view';
import { returnStepperOf } from '@ilaneer/domain/return/return-life';
import { RETURN_REASONS } from '@ilaneer/domain/return/return-reason';
import { Badge, type BadgeTone } from '@ilaneer/ui/feedback/badge';
import { Stepper } from '@ilaneer/ui/navigation/stepper';
import { formatDate } from '../order-texts.ts';
import { DownloadCreditNote } from '../tax-document-buttons.tsx';
import { GivePayout } from './give-payout.tsx';
import { ReturnPhotos } from './return-photos.tsx';
import { refundPromise, returnStateText, returnText } from './return-texts.ts';

export function OrderReturns({ order }: { readonly order: OrderView }) {
  const { returns } = order;
  if (returns.length === 0) return null;
  return (
    <div className="mb-3 divide-y divide-line border-line border-y bg-paper/60">
      {returns.map((one) => (
        <OrderReturn key={one.id} orderId={order.id} title={titleOf(one, returns.length)} request={one} />
      ))}
    </div>
  );
}

function titleOf({ origin, number }: ReturnView, all: number): string {
  if (origin === 'parcel')
    return all > 1 ? `Parcel that did not arrive (${number})` : 'Parcel that did not arrive';
  return all > 1 ? `Return ${number}` : 'Return';
}

type OrderReturnProps = {
  readonly orderId: string;
  readonly title: string;
  readonly request: ReturnView;
};

function OrderReturn({ orderId, title, request }: OrderReturnProps) {
  const { state, lines, refund } = request;
  const { steps, current } = returnStepperOf(state, request.receivedAt === null);
  const promise = refundPromise(request);
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 px-5 py-5 sm:px-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-3">
        <h3 className="flex flex-wrap items-center gap-3 font-sans font-semibold text-base tracking-normal">
          {title}
          <Badge tone={toneOf(state)}>{returnStateText(request)}</Badge>
        </h3>
        <ul className="grid gap-1">
          {lines.map((line) => (
            <li key={line.position}>
              <span>{`${line.quantity} × ${line.name}`}</span>
              <span className="block text-palm-soft text-sm">
                {RETURN_REASONS.find(({ id }) => id === line.reason)?.label}
              </span>
            </li>
          ))}
        </ul>
        <p className="text-palm-soft text-sm">
          {request.origin === 'parcel' ? 'On' : 'Asked for on'} {formatDate(request.requestedAt)}
          {request.remedy === 'replacement' && ', with the wish for a replacement'}
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-4">
        {request.origin !== 'parcel' && (
          <Stepper
            label={`${title} progress`}
            steps={request.exchange == null ? steps : steps.with(-1, 'Exchanged')}
            current={state === 'refunded' ? steps.length : current}
            stopped={state === 'refused'}
            compact={state !== 'refused'}
          />
        )}
        <p className="wrap-anywhere">{returnText(request)}</p>
        {promise !== null && <p className="-mt-2 text-palm-soft text-sm">{promise}</p>}
        {refund?.creditNoteNo != null && (
          <DownloadCreditNote orderId={orderId} creditNoteNo={refund.creditNoteNo} />
        )}
        <GivePayout orderId={orderId} request={request} />
        <ReturnPhotos orderId={orderId} request={request} />
      </div>
    </section>
  );
}

function toneOf(state: ReturnView['state']): BadgeTone {
  switch (state) {
    case 'requested':
      return 'sun';
    case 'refused':
      return 'hibiscus';
    case 'refunded':
      return 'leaf';
    default:
      return 'water';
  }
}
