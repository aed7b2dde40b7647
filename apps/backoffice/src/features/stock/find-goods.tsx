import type { BatchView } from '@ilaneer/contract/staff/stock/batches';
import type { findGoods, getStock, listStock, StockView } from '@ilaneer/contract/staff/stock/stock';
import { possibleCodes } from '@ilaneer/domain/parcel/read-scan';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { CameraButton } from '../../parts/scanner/camera-panel.tsx';
import { useScanner } from '../../parts/scanner/use-scanner.ts';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { request } from '../../session/staff-api.ts';
import { goodsName } from './stock-words.tsx';

export type FoundGoods = {
  readonly variant: StockView;
  readonly batch: BatchView | null;
  readonly batchCode: string | null;
};

type FindGoodsProps = {
  box: RefObject<HTMLInputElement | null>;
  onFound: (found: FoundGoods) => void;
  /** Unknown code; true if handled. */
  onUnknown?: (code: string) => boolean;
};

type Search = {
  readonly text: string;
  readonly isScanned: boolean;
  readonly variant?: StockView;
};
type Outcome =
  | { readonly kind: 'found'; readonly found: FoundGoods }
  | { readonly kind: 'several'; readonly rows: readonly StockView[] }
  | { readonly kind: 'unknown' };
type Offered = { readonly text: string; readonly rows: readonly StockView[] };
type Problem = { readonly words: string; readonly at: number };

const MOST_OFFERED = 8;
/** Later scans keep it. */
const RECENT_MS = 5_000;

/** By SKU, barcode, batch code or name; with scanner. */
export function FindGoods({ box, onFound, onUnknown = () => false }: FindGoodsProps) {
  const [typed, setTyped] = useState('');
  const [offered, setOffered] = useState<Offered | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  // Sequential, with the latest handlers.
  const latest = useRef({ onFound, onUnknown });
  useEffect(() => {
    latest.current = { onFound, onUnknown };
  });
  const find = useMutation({
    scope: { id: useId() },
    mutationFn: async ({ text, variant }: Search): Promise<Outcome> => {
      if (variant !== undefined) return { kind: 'found', found: await withBatch(variant, text) };
      const rows = await findMatches(text);
      const [only] = rows;
      if (only === undefined) return { kind: 'unknown' };
      return rows.length > 1
        ? { kind: 'several', rows }
        : { kind: 'found', found: await withBatch(only, text) };
    },
    onSuccess: (outcome, { text, isScanned }) => {
      if (outcome.kind === 'found') return latest.current.onFound(outcome.found);
      if (!isScanned) putBack(text);
      if (outcome.kind === 'several') setOffered({ text, rows: outcome.rows });
      else if (!isScanned || !latest.current.onUnknown(text)) tell(`No goods found for ${text}`);
    },
    onError: (error, { text, isScanned }) => {
      if (!isScanned) putBack(text);
      tell(`${text}: ${refusalText(error)}`);
    },
  });
  function search(wanted: Search) {
    setTyped('');
    setOffered(null);
    setProblems(recentOnly);
    find.mutate(wanted);
  }
  function putBack(text: string) {
    setTyped((now) => (now === '' ? text : now));
  }
  function tell(words: string) {
    setProblems((before) => [...before, { words, at: Date.now() }]);
  }
  useScanner((text) => search({ text, isScanned: true }));
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') search({ text: typed.trim(), isScanned: false });
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
          error={problems.length === 0 ? undefined : problems.map(({ words }) => words).join('. ')}
          onChange={(event) => {
            setTyped(event.target.value);
            setOffered(null);
            setProblems(recentOnly);
          }}
        />
        <Button type="submit" variant="secondary" busy={find.isPending}>
          Add
        </Button>
      </div>
      <CameraButton />
      {offered !== null && (
        <ul className="divide-y divide-line rounded-md border border-line bg-kernel">
          {offered.rows.slice(0, MOST_OFFERED).map((variant) => (
            <li key={variant.variantId}>
              <button
                type="button"
                className="flex min-h-touch w-full items-center gap-3 px-3 text-left text-sm hover:bg-leaf-tint"
                onClick={() => search({ text: offered.text, isScanned: false, variant })}
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

function recentOnly(problems: readonly Problem[]): readonly Problem[] {
  const recent = problems.filter(({ at }) => Date.now() - at < RECENT_MS);
  return recent.length === problems.length ? problems : recent;
}

async function findMatches(text: string): Promise<readonly StockView[]> {
  const { rows } = await request<typeof listStock>('GET', '/staff/stock', { query: { code: text } });
  if (rows.length > 0) return rows;
  return (await request<typeof findGoods>('GET', '/staff/goods', { query: { search: text } })).goods;
}

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
