import type { CartLineView } from '@ilaneer/contract/cart/cart';

type LineProblem =
  | { readonly kind: 'unavailable'; readonly text: string }
  | { readonly kind: 'too-many'; readonly text: string; readonly available: number };

/** With a remedy; null if orderable. */
export function lineProblem(line: CartLineView): LineProblem | null {
  if (!line.available || line.maxQuantity < 1) {
    const text = line.message ?? (line.currentStock < 1 ? 'Out of stock.' : 'No longer available.');
    return { kind: 'unavailable', text: `${endSentence(text)} Remove it to continue.` };
  }
  if (line.quantity <= line.maxQuantity) return null;
  const reason =
    line.currentStock > line.maxQuantity
      ? `At most ${line.maxQuantity} an order. Reduce the quantity to continue.`
      : `You want ${line.quantity}, we have ${line.maxQuantity}. Reduce the quantity to continue.`;
  return { kind: 'too-many', text: reason, available: line.maxQuantity };
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
