import type { StaffProductView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { missingForSale } from '@ilaneer/domain/product/missing-for-sale';
import { checkedOf, type ProductForm } from './product-form.ts';

// Rates are the server's, until saved.
const OF_RATES = /^hsnCode$|\.price$/;
const NO_TAX = { basisPoints: 0, above: null };

export function missingNow(product: StaffProductView, form: ProductForm): FieldProblem[] {
  const ofRates = product.missing.filter(({ field }) => OF_RATES.test(field));
  return [...ofRates, ...missingForSale(checkedOf(form, product.state), NO_TAX)];
}
