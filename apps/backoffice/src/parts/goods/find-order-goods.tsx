import type { findOrderGoods, OrderGoodsView } from '@ilaneer/contract/staff/orders/order-lines';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { request } from '../../session/staff-api.ts';
import { Money } from '../words/money.tsx';
import { refusalText } from '../words/refusal-text.ts';

const SHORTEST = 2;

type FindOrderGoodsProps = {
  box: RefObject<HTMLInputElement | null>;
  onFound: (goods: OrderGoodsView) => void;
};

/** Enter takes the exact SKU, else the first match, even before results load. */
export function FindOrderGoods({ box, onFound }: FindOrderGoodsProps) {
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  const found = useQuery({
    queryKey: ['stock', 'order-goods', search],
    queryFn: ({ signal }) => goodsCalled(search, signal),
    enabled: search.length >= SHORTEST,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const offered = search.length >= SHORTEST ? (found.data ?? []) : [];
  // In the order of typing.
  const enter = useMutation({
    scope: { id: useId() },
    // Independent of the shown list, which ends with its text.
    mutationFn: (text: string) => goodsCalled(text),
    onSuccess: (all, text) => {
      const exact = all.find(({ sku }) => sku.toLowerCase() === text.toLowerCase());
      const goods = exact ?? all.find(({ forSale }) => forSale > 0);
      if (goods === undefined) tell(text, `No goods found for ${text}`);
      else if (goods.forSale === 0) tell(text, `${goods.sku} is sold out`);
      else latest.current(goods);
    },
    onError: (error, text) => tell(text, refusalText(error)),
  });
  /** Keeps text typed meanwhile. */
  function tell(text: string, problem: string) {
    setProblems((before) => [...before, problem]);
    setTyped((now) => (now === '' ? text : now));
  }
  function take(goods: OrderGoodsView) {
    setTyped('');
    setProblems([]);
    onFound(goods);
    box.current?.focus();
  }
  return (
    <div className="grid gap-2">
      <TextField
        ref={box}
        label="Add an item"
        hint="Name or SKU; Enter adds the first"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onKeyDown={(event) => {
          // Shortcuts of the page work again.
          if (event.key === 'Escape') event.currentTarget.blur();
          if (event.key !== 'Enter') return;
          // It may stand in a form of its page.
          event.preventDefault();
          if (search === '') return;
          setTyped('');
          if (!enter.isPending) setProblems([]);
          enter.mutate(search);
        }}
        error={
          problems.length > 0
            ? problems.join('. ')
            : found.isError
              ? refusalText(found.error)
              : found.isSuccess &&
                  !found.isPlaceholderData &&
                  search.length >= SHORTEST &&
                  offered.length === 0
                ? 'No goods for sale found'
                : undefined
        }
        onChange={(event) => {
          setTyped(event.target.value);
          if (!enter.isPending) setProblems([]);
        }}
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
                  <span className="block truncate font-medium">{lineName(goods)}</span>
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
    </div>
  );
}

async function goodsCalled(search: string, signal?: AbortSignal): Promise<readonly OrderGoodsView[]> {
  const query = { search };
  return (
    await request<typeof findOrderGoods>('GET', '/staff/order-goods', { query, ...(signal && { signal }) })
  ).goods;
}
