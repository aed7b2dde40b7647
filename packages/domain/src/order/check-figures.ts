import type { Paise } from '../money.ts';

/** A line as the client believes it to be; a null price was not sent. */
export type ClaimedLine = {
  readonly variantId: string;
  readonly quantity: number;
  readonly price: Paise | null;
};

/** A line as the shop knows it. */
export type ActualLine = { readonly variantId: string; readonly quantity: number; readonly price: Paise };

/**
 * Whether what the shopper agreed to is what the shop would charge (decisions.md section 3, Placing an order):
 * the same variants in the same quantities, at the same prices and, where the client sent one, the same total.
 */
export function figuresAgree(
  claimed: { readonly lines: readonly ClaimedLine[]; readonly total: Paise | null },
  actual: { readonly lines: readonly ActualLine[]; readonly total: Paise },
): boolean {
  if (claimed.total !== null && claimed.total !== actual.total) return false;
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
