import type { BatchView } from '@ilaneer/contract/staff/stock/batches';
import type { getStock, listStock, StockView } from '@ilaneer/contract/staff/stock/stock';
import { possibleCodes } from '@ilaneer/domain/parcel/read-scan';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useScanner } from '../../parts/scanner/use-scanner.ts';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { request } from '../../session/staff-api.ts';
import { goodsName } from './stock-words.tsx';

export type FoundGoods = {
  readonly variant: StockView;
  /** The batch whose code was scanned, where the shop knows it. */
  readonly batch: BatchView | null;
  /** The code of it, known or new. */
  readonly batchCode: string | null;
};

type FindGoodsProps = {
  box: RefObject<HTMLInputElement | null>;
  /** A whole code was scanned or typed, or a result was chosen. */
  onFound: (found: FoundGoods) => void;
  /** A scanned code that nobody knows; true when somebody makes something of it. */
  onUnknown?: (code: string) => boolean;
};

type Search = { readonly text: string; readonly isScanned: boolean };

const MOST_OFFERED = 8;

/**
 * Finds goods by a whole SKU, barcode or batch code, or a part of a name. A scanner is heard wherever the focus is, with
 * its prefix, suffix and double reads.
 */
export function FindGoods({ box, onFound, onUnknown = () => false }: FindGoodsProps) {
  const [typed, setTyped] = useState('');
  const find = useMutation({
    mutationFn: async ({ text }: Search): Promise<readonly StockView[]> => {
      const ask = (query: { code: string } | { search: string }) =>
        request<typeof listStock>('GET', '/staff/stock', { query });
      const exact = await ask({ code: text });
      return exact.rows.length > 0 ? exact.rows : (await ask({ search: text })).rows;
    },
    onSuccess: (rows, { text, isScanned }) => {
      const [only] = rows;
      if (only !== undefined && rows.length === 1) take.mutate({ variant: only, text });
      if (only === undefined && isScanned && onUnknown(text)) find.reset();
    },
  });
  const take = useMutation({
    mutationFn: ({ variant, text }: { variant: StockView; text: string }) => withBatch(variant, text),
    onSuccess: (found) => {
      setTyped('');
      find.reset();
      onFound(found);
    },
  });
  useScanner((text) => find.mutate({ text, isScanned: true }));
  const offered = find.data ?? [];
  const failed = find.error ?? take.error;
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') find.mutate({ text: typed.trim(), isScanned: false });
      }}
    >
      <div className="flex items-end gap-2">
        <TextField
          ref={box}
          className="flex-1"
          label="Scan or type a SKU, barcode or batch, or part of a name"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          error={
            failed !== null
              ? refusalText(failed)
              : find.isSuccess && offered.length === 0
                ? `No goods are called ${find.variables.text}`
                : undefined
          }
          onChange={(event) => {
            setTyped(event.target.value);
            if (!find.isIdle && !find.isPending) find.reset();
          }}
        />
        <Button type="submit" variant="secondary" busy={find.isPending || take.isPending}>
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
                onClick={() => take.mutate({ variant, text: find.variables?.text ?? '' })}
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

/** Looks which batch was meant: the one that the label names, or the one whose code was scanned. */
async function withBatch(variant: StockView, text: string): Promise<FoundGoods> {
  const { codes, batch: named } = possibleCodes(text);
  const { variantId, sku, barcode } = variant;
  const isOfVariant = codes.some((code) => code === sku || code === barcode);
  if (named === null && isOfVariant) return { variant, batch: null, batchCode: null };
  const wanted = (named === null ? codes : [named]).map((code) => code.toUpperCase());
  const { batches } = await request<typeof getStock>('GET', '/staff/stock/:variantId', {
    params: { variantId },
  });
  const batch = batches.find(({ code }) => wanted.includes(code)) ?? null;
  return { variant, batch, batchCode: batch?.code ?? named?.toUpperCase() ?? null };
}
