/** What of an order is worth an SMS. */
export const ORDER_NEWS = ['placed', 'shipped', 'delivered', 'cancelled'] as const;

/** One of them. */
export type OrderNews = (typeof ORDER_NEWS)[number];

/** An SMS that is to be sent; `event` is the entry of the timeline that it tells of. */
export type OrderSmsJob = { readonly orderId: string; readonly news: OrderNews; readonly event: number };
