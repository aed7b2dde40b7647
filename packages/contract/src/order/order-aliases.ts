import { type OrderStatus, statusCodeOf } from '@ilaneer/domain/order/status';
import { eventOfStatus } from '@ilaneer/domain/timeline/order-event';
import Type from 'typebox';
import { derived, within } from '../message/aliases.ts';
import { Rupees, TextOrNull } from '../message/fields.ts';

type Status = { readonly status: OrderStatus };
type Items = { readonly items: readonly { readonly quantity: number }[] };
type Cancellable = { readonly cancellation: { readonly cancelledByCustomer: boolean } | null };
type Priced = { readonly pricing: { readonly gst: number; readonly deliveryCharge: number } };
type Sent = {
  readonly deliveryAddress: {
    readonly fullName: string;
    readonly email: string | null;
    readonly phone: string;
  };
};

const Receiver = Type.Object({ name: Type.String(), email: TextOrNull, phone: Type.String() });

/** Names of both client generations (ORDER-9). */
export const ORDER_ALIASES = {
  orderId: 'id',
  documentId: 'id',
  statusCode: derived('status', Type.Integer(), ({ status }: Status) => statusCodeOf(status)),
  orderStage: derived('status', Type.String(), ({ status }: Status) => eventOfStatus(status)),
  isCancelledbyCustomer: derived(
    'cancellation.cancelledByCustomer',
    Type.Boolean(),
    ({ cancellation }: Cancellable) => cancellation?.cancelledByCustomer ?? false,
  ),
  itemCount: derived('items', Type.Integer(), ({ items }: Items) => items.length),
  totalQuantity: derived('items', Type.Integer(), ({ items }: Items) =>
    items.reduce((units, { quantity }) => units + quantity, 0),
  ),
  pricing: within({
    tax: derived('pricing.gst', Rupees, ({ pricing }: Priced) => pricing.gst),
    total: 'totalAmount',
    finalTotal: 'totalAmount',
  }),
  payment: within({ paymentMethod: 'paymentMethod', status: 'paymentStatus', amount: 'totalAmount' }),
  userDetails: derived('deliveryAddress', Receiver, ({ deliveryAddress }: Sent) => ({
    name: deliveryAddress.fullName,
    email: deliveryAddress.email,
    phone: deliveryAddress.phone,
  })),
  delivery: within({
    charges: derived('pricing.deliveryCharge', Rupees, ({ pricing }: Priced) => pricing.deliveryCharge),
    actualDate: 'deliveredAt',
  }),
} as const;

type Line = { readonly variantId: string; readonly variantName: string };

const Variant = Type.Object({ variantId: Type.String(), variantName: Type.String() });

export const ORDER_LINE_ALIASES = {
  productDetails: within({ name: 'name' }),
  variant: derived('variantId and variantName', Variant, ({ variantId, variantName }: Line) => ({
    variantId,
    variantName,
  })),
} as const;

export const ORDER_ADDRESS_ALIASES = { pincode: 'zipCode' } as const;

export const CANCELLATION_ALIASES = { cancelreason: 'reason' } as const;
