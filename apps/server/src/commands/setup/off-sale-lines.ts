import type { TaxEffect } from '@ilaneer/contract/staff/shop/tax-change';
import { formatRupees, paiseFromRupees } from '@ilaneer/domain/money';

const NAMED = 20;

export function offSaleLines({ aboveMrp, withoutRate, goods }: TaxEffect): string[] {
  const all = aboveMrp + withoutRate;
  if (all === 0) return [];
  const rupees = (amount: number) => formatRupees(paiseFromRupees(amount));
  const named = goods.slice(0, NAMED).map(({ name, sku, priceWithGst, mrp }) => {
    const why =
      priceWithGst === null
        ? 'no GST rate for its HSN code'
        : `${rupees(priceWithGst)} with GST, MRP ${rupees(mrp)}`;
    return `  ${name} (${sku}): ${why}`;
  });
  const more = all > named.length ? [`  and ${all - named.length} more`] : [];
  return [
    `Off sale by this tax rule: ${aboveMrp} above their MRP, ${withoutRate} without a GST rate`,
    ...named,
    ...more,
  ];
}
