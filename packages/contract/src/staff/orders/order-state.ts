import { ORDER_PAYMENT_STATUSES } from '@ilaneer/domain/order/payment-method';
import { ORDER_STATUSES } from '@ilaneer/domain/order/status';
import Type, { type Static } from 'typebox';
import { IsoDate, TextOrNull } from '../../message/fields.ts';
import { versionField } from '../version.ts';

export const HoldView = Type.Union([Type.Object({ since: IsoDate, reason: Type.String() }), Type.Null()]);

/** What staff change of an order, as it is now: what every write of an order answers. Nothing of its shopper. */
export const OrderState = Type.Object({
  id: Type.String(),
  orderNumber: Type.String(),
  status: Type.Enum([...ORDER_STATUSES]),
  paymentStatus: Type.Enum([...ORDER_PAYMENT_STATUSES]),
  courier: TextOrNull,
  trackingNumber: TextOrNull,
  tags: Type.Array(Type.String()),
  hold: HoldView,
  ...versionField,
});

export type OrderState = Static<typeof OrderState>;
