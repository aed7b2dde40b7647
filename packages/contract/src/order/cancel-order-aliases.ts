import Type from 'typebox';
import { derived } from '../message/aliases.ts';
import { IsoDate, TextOrNull } from '../message/fields.ts';
import { CancellationView, type OrderView } from './order-view.ts';

type Cancelled = { readonly order: OrderView };

const ids = { orderId: Type.String(), orderNumber: Type.String() };

export const CANCELLED_ORDER_ALIASES = {
  data: derived(
    'order',
    Type.Object({ ...ids, cancellation: CancellationView }),
    ({ order: { id, orderNumber, cancellation } }: Cancelled) =>
      cancellation === null ? undefined : { orderId: id, orderNumber, cancellation },
  ),
};

const CancellationRequest = Type.Object({
  requestId: Type.String(),
  status: Type.Literal('approved'),
  requestedDate: IsoDate,
  reason: TextOrNull,
  categoryName: TextOrNull,
  feedback: TextOrNull,
  estimatedReviewTime: Type.String(),
});

export const GRANTED_CANCELLATION_ALIASES = {
  data: derived(
    'order',
    Type.Object({ ...ids, cancellationRequest: CancellationRequest }),
    ({ order: { id, orderNumber, cancellation } }: Cancelled) => {
      if (cancellation === null) return undefined;
      const { cancelledDate, reason, categoryName, feedback } = cancellation;
      const cancellationRequest = {
        requestId: id,
        status: 'approved' as const,
        requestedDate: cancelledDate,
        reason,
        categoryName,
        feedback,
        estimatedReviewTime: '24-48 hours',
      };
      return { orderId: id, orderNumber, cancellationRequest };
    },
  ),
};
