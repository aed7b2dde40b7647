import type { Paise } from '../money.ts';

const PAISE_A_RUPEE = 100;

export type ClaimedLine = {
  readonly variantId: string;
  readonly quantity: number;
  readonly price: Paise | null;
};

export type ActualLine = { readonly variantId: string; readonly quantity: number; readonly price: Paise };

/** Agreed figures; null total: not sent. */
export type Claim = {
  readonly lines: readonly ClaimedLine[];
  readonly total: Paise | null;
  /** The client shows whole rupees (CHECKOUT-6). */
  readonly isTotalRounded?: boolean;
};

export function totalsAgree(
  { total, isTotalRounded = false }: Pick<Claim, 'total' | 'isTotalRounded'>,
  actual: Paise,
): boolean {
  if (total === null || total === actual) return true;
  return isTotalRounded && total % PAISE_A_RUPEE === 0 && Math.abs(total - actual) < PAISE_A_RUPEE;
}

/** CHECKOUT-6: same variants, quantities, prices and, if sent, total. */
export function figuresAgree(
  claimed: Claim,
  actual: { readonly lines: readonly ActualLine[]; readonly total: Paise },
): boolean {
  if (!totalsAgree(claimed, actual.total)) return false;
  if (claimed.lines.length !== actual.lines.length) return false;
  const actualById = new Map(actual.lines.map((line) => [line.variantId, line]));
  if (actualById.size !== new Set(claimed.lines.map((line) => line.variantId)).size) return false;
  return claimed.lines.every((line) => {
    const known = actualById.get(line.variantId);
    return (
      known !== undefined &&
      known.quantity === line.quantity &&
      (line.price === null || line.price === known.price)
    );
  });
}
