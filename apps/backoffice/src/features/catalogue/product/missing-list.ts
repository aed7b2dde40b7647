import type { StaffProductView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { missingForSale } from '@ilaneer/domain/product/missing-for-sale';
import { checkedOf, type ProductForm } from './product-form.ts';

// The rates are the server's: what it said of them stands until the form is saved.
const OF_RATES = /^hsnCode$|\.price$/;
const NO_TAX = { basisPoints: 0, above: null };

/** What would keep the product from being published, were the form saved now: shown while it is typed. */
export function missingNow(product: StaffProductView, form: ProductForm): FieldProblem[] {
  const ofRates = product.missing.filter(({ field }) => OF_RATES.test(field));
  return [...ofRates, ...missingForSale(checkedOf(form, product.state), NO_TAX)];
}
