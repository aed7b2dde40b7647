import type { OrderView } from '@ilaneer/contract/order/order-view';

const MOST_SHOWN = 3;

/** The first pictures of an order, laid over one another; the names beside them say the same in words. */
export function OrderPictures({ items }: { readonly items: OrderView['items'] }) {
  return (
    <div aria-hidden="true" className="flex shrink-0 -space-x-4">
      {items.slice(0, MOST_SHOWN).map((item) => (
        <img
          key={item.variantId}
          src={item.image}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          className="size-18 rounded-md bg-leaf-tint object-cover ring-2 ring-kernel"
        />
      ))}
    </div>
  );
}
