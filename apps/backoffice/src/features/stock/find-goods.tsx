import type { listStock, StockView } from '@ilaneer/contract/staff/stock/stock';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { request } from '../../session/staff-api.ts';
import { goodsName } from './stock-words.tsx';

type FindGoodsProps = {
  box: RefObject<HTMLInputElement | null>;
  /** A whole code was scanned or typed, or a result was chosen. */
  onFound: (variant: StockView) => void;
};

const MOST_OFFERED = 8;

/** The box that a scanner types into: a whole SKU is taken at once, a part of a name offers what it may be. */
export function FindGoods({ box, onFound }: FindGoodsProps) {
  const [typed, setTyped] = useState('');
  const find = useMutation({
    mutationFn: async (text: string): Promise<readonly StockView[]> => {
      const ask = (query: { code: string } | { search: string }) =>
        request<typeof listStock>('GET', '/staff/stock', { query });
      const exact = await ask({ code: text });
      return exact.rows.length === 1 ? exact.rows : (await ask({ search: text })).rows;
    },
    onSuccess: (rows) => {
      const [only] = rows;
      if (only !== undefined && rows.length === 1) take(only);
    },
  });
  function take(variant: StockView) {
    setTyped('');
    find.reset();
    onFound(variant);
  }
  const offered = find.data ?? [];
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') find.mutate(typed.trim());
      }}
    >
      <div className="flex items-end gap-2">
        <TextField
          ref={box}
          className="flex-1"
          label="Scan or type a SKU, or part of a name"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          error={
            find.isError
              ? refusalText(find.error)
              : find.isSuccess && offered.length === 0
                ? 'No goods are called that'
                : undefined
          }
          onChange={(event) => {
            setTyped(event.target.value);
            if (!find.isIdle && !find.isPending) find.reset();
          }}
        />
        <Button type="submit" variant="secondary" busy={find.isPending}>
          Add
        </Button>
      </div>
      {offered.length > 1 && (
        <ul className="divide-y divide-line rounded-md border border-line bg-kernel">
          {offered.slice(0, MOST_OFFERED).map((variant) => (
            <li key={variant.variantId}>
              <button
                type="button"
                className="flex min-h-touch w-full items-center gap-3 px-3 text-left text-sm hover:bg-leaf-tint"
                onClick={() => take(variant)}
              >
                <strong>{variant.sku}</strong>
                <span className="min-w-0 truncate">{goodsName(variant)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
