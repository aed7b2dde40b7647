export type Goods = {
  readonly productId: string;
  readonly variantId: string;
  readonly name: string;
  readonly variantName: string;
  readonly description: string;
  readonly sku: string;
  readonly hsnCode: string;
  readonly picture: string;
  readonly pricePaise: number;
  readonly originalPricePaise: number;
  readonly mrpPaise: number;
};

/** UTF-16 units, as fields of browsers count. */
export const LONGEST_GIFT_NOTE = 120;

export type LineChoice = {
  readonly quantity: number;
  /** For the recipient; null without one (CART-26). */
  readonly giftNote: string | null;
};

export type LineSnapshot = Goods & LineChoice;

export function goodsOf(from: Goods): Goods {
  const { productId, variantId, name, variantName, description, sku, hsnCode, picture } = from;
  const { pricePaise, originalPricePaise, mrpPaise } = from;
  const prices = { pricePaise, originalPricePaise, mrpPaise };
  return { productId, variantId, name, variantName, description, sku, hsnCode, picture, ...prices };
}

export function snapshotOf(line: LineSnapshot): LineSnapshot {
  return { ...goodsOf(line), ...choiceOf(line) };
}

function choiceOf({ quantity, giftNote }: LineChoice): LineChoice {
  return { quantity, giftNote };
}

export function toChoiceView({ quantity, giftNote }: LineChoice) {
  return { quantity, ...(giftNote !== null && { giftNote }) };
}

export function toLineView(line: Pick<LineSnapshot, 'name' | 'variantName' | 'sku' | keyof LineChoice>) {
  const { name, variantName, sku } = line;
  return { name, variantName, sku, ...toChoiceView(line) };
}

export type LineView = ReturnType<typeof toLineView>;

export function lineName({ name, variantName }: Pick<Goods, 'name' | 'variantName'>): string {
  return variantName === '' ? name : `${name}, ${variantName}`;
}
