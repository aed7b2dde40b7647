import { ORDER_PAYMENT_STATUSES } from '@ilaneer/domain/order/payment-method';
import { ORDER_STATUSES } from '@ilaneer/domain/order/status';
import Type, { type Static } from 'typebox';
import { IsoDate, TextOrNull } from '../../message/fields.ts';
import { versionField } from '../version.ts';

export const HoldView = Type.Union([Type.Object({ since: IsoDate, reason: Type.String() }), Type.Null()]);

const IsoDay = Type.String({ format: 'date', description: 'YYYY-MM-DD, India' });

/** The day named with the order, and the later one that the shopper was told; null: none (DELIVERY-10). */
export const ArrivalView = Type.Union([
  Type.Object({
    promisedOn: IsoDay,
    expectedOn: Type.Union([IsoDay, Type.Null()]),
    isLate: Type.Boolean(),
  }),
  Type.Null(),
]);

export type ArrivalView = Static<typeof ArrivalView>;

/** Editable state, the reply of every write. No customer data. */
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
