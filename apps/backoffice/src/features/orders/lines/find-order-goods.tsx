import type { findOrderGoods, OrderGoodsView } from '@ilaneer/contract/staff/orders/order-lines';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { Money } from '../../../parts/words/money.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { request } from '../../../session/staff-api.ts';

type FindOrderGoodsProps = {
  box: RefObject<HTMLInputElement | null>;
  onFound: (goods: OrderGoodsView) => void;
};

/** Finds what can be sold now by name or SKU, with its price and how much there is; Enter takes the first. */
export function FindOrderGoods({ box, onFound }: FindOrderGoodsProps) {
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const found = useQuery({
    queryKey: ['stock', 'order-goods', search],
    enabled: search.length >= 2,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await request<typeof findOrderGoods>('GET', '/staff/order-goods', { query: { search }, signal }))
        .goods,
  });
  const offered = search.length >= 2 ? (found.data ?? []) : [];
  function take(goods: OrderGoodsView | undefined) {
    if (goods === undefined || goods.forSale === 0) return;
    setTyped('');
    onFound(goods);
    box.current?.focus();
  }
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!found.isPlaceholderData) take(offered.find(({ forSale }) => forSale > 0));
      }}
    >
      <TextField
        ref={box}
        label="Add an item"
        hint="Name or SKU; Enter takes the first"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={
          found.isError
            ? refusalText(found.error)
            : found.isSuccess && !found.isPlaceholderData && search.length >= 2 && offered.length === 0
              ? 'Nothing for sale is called that'
              : undefined
        }
        onChange={(event) => setTyped(event.target.value)}
      />
      {offered.length > 0 && (
        <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line bg-kernel">
          {offered.map((goods) => (
            <li key={goods.variantId}>
              <button
                type="button"
                disabled={goods.forSale === 0}
                className="flex min-h-touch w-full items-center gap-3 px-3 text-left text-sm hover:bg-leaf-tint disabled:text-palm-soft"
                onClick={() => take(goods)}
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">
                    {[goods.name, goods.variantName].filter((part) => part !== '').join(', ')}
                  </span>
                  <span className="block truncate text-palm-soft">{goods.sku}</span>
                </span>
                <span className="text-right tabular-nums">
                  <Money rupees={goods.price} />
                  <span className="block text-palm-soft">
                    {goods.forSale === 0 ? 'Sold out' : `${goods.forSale} left`}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
