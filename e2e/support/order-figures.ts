import { formatRupees, paiseFromRupees } from '@ilaneer/domain/money';
import { priceCart } from '@ilaneer/domain/pricing/price-cart';
import { FIRST_DELIVERY } from '@ilaneer/domain/setting/settings';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Choice } from './shopper.ts';

/** Rupees per unit. */
export type FigureLine = {
  readonly price: number;
  readonly originalPrice: number;
  readonly quantity: number;
};

type Figures = Readonly<Record<string, string>>;

export async function lineOf(
  request: APIRequestContext,
  { productId, variantId }: Choice,
  quantity: number,
): Promise<FigureLine> {
  const response = await request.get(`/api/getProduct/${productId}`);
  const { product } = await response.json();
  const variants: readonly (FigureLine & { variantId: string })[] = product.variantCombinations;
  const variant = variants.find((one) => one.variantId === variantId);
  if (variant === undefined) throw new Error(`${productId} has no ${variantId}`);
  return { price: variant.price, originalPrice: variant.originalPrice, quantity };
}

export function totalOf(...lines: readonly FigureLine[]): string {
  return formatRupees(summaryOf(lines).total);
}

export async function expectFigures(page: Page, ...lines: readonly FigureLine[]): Promise<void> {
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect.poll(() => figuresIn(summary)).toEqual(figuresOf(lines));
}

export async function figuresIn(summary: Locator): Promise<Figures> {
  const names = await summary.getByRole('term').allInnerTexts();
  const values = await summary.getByRole('definition').allInnerTexts();
  return Object.fromEntries(names.map((name, index) => [name.trim(), values[index]?.trim() ?? '']));
}

function figuresOf(lines: readonly FigureLine[]): Figures {
  const summary = summaryOf(lines);
  return {
    'Total MRP': formatRupees(summary.totalMRP),
    Discount: `${summary.discount > 0 ? '−' : ''}${formatRupees(summary.discount)}`,
    Subtotal: formatRupees(summary.subtotal),
    GST: formatRupees(summary.gst),
    Delivery: summary.delivery > 0 ? formatRupees(summary.delivery) : 'Free',
    Total: formatRupees(summary.total),
    ...(summary.totalSavings > 0 && { 'Total savings': formatRupees(summary.totalSavings) }),
  };
}

function summaryOf(lines: readonly FigureLine[]) {
  return priceCart(
    lines.map(({ price, originalPrice, quantity }) => ({
      price: paiseFromRupees(price),
      originalPrice: paiseFromRupees(originalPrice),
      quantity,
    })),
    FIRST_DELIVERY,
  );
}
