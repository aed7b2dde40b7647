import type { OrderView } from '@ilaneer/contract/order/order-view';
import { formatMoment } from '@ilaneer/domain/india-day';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { PageLink } from '../../../lib/page-link.tsx';

/** CHECKOUT-31. */
export function ConfirmAsked({ order: { orderNumber, confirmation } }: { readonly order: OrderView }) {
  if (confirmation === null) return null;
  return (
    <div className="mx-5 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-leaf-tint px-4 py-4 sm:mx-7">
      <p className="min-w-0 flex-1 basis-56">
        <strong className="block">Please confirm this order: we pack it then.</strong>
        <span className="text-palm-soft text-sm">
          {`Not confirmed by ${formatMoment(confirmation.by)}, it is cancelled.`}
        </span>
      </p>
      <ButtonLink
        className="max-sm:w-full"
        render={<PageLink to={`/confirm/${confirmation.link}`} aria-label={`Confirm order ${orderNumber}`} />}
      >
        Confirm
      </ButtonLink>
    </div>
  );
}
