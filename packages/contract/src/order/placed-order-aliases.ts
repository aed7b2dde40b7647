import Type from 'typebox';
import { derived } from '../message/aliases.ts';
import { Rupees } from '../message/fields.ts';
import { OrderView } from './order-view.ts';

type Placed = { readonly order: OrderView };

const id = derived('order.id', Type.String(), ({ order }: Placed) => order.id);

export const PLACED_ORDER_ALIASES = {
  orderId: id,
  documentId: id,
  total: derived('order.totalAmount', Rupees, ({ order }: Placed) => order.totalAmount),
  data: derived('order', Type.Object({ order: OrderView }), ({ order }: Placed) => ({ order })),
};
