import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { getExchangeOffers } from '@ilaneer/contract/staff/orders/returns-desk';
import { paise, rupeesFromPaise, subtractPaise } from '@ilaneer/domain/money';
import { allowedReturnTransitions } from '@ilaneer/domain/return/return-life';
import { type ExchangedLine, exchangeFigures, mayGoOut } from '@ilaneer/domain/tax-document/exchange-figures';
import type { Deps } from '../../deps/deps.ts';
import { findOrderById, type OrderLineRow, supplyStateOf } from '../../modules/order/order.ts';
import {
  type ExchangeVariant,
  findReturnById,
  listExchangeVariants,
  listReturns,
} from '../../modules/return/return.ts';
import { isSellable, priceModeNow, ratesNow, type TaxRateDeps } from '../../modules/tax-rate/tax-rate.ts';
import { pricedAsIn } from './exchange-price.ts';
import { toTransitionable } from './find-return.ts';
import { noteOf } from './refund-return.ts';

type Offers = ReplyOf<typeof getExchangeOffers>['offers'];

/** Per line with the resulting refund; empty if not exchangeable now. Null for an unknown return. */
export async function exchangeOffers(
  deps: Pick<Deps, 'db' | 'brand' | 'now'> & TaxRateDeps,
  returnId: string,
): Promise<Offers | null> {
  const request = await findReturnById(deps.db, returnId);
  const order = request === null ? null : await findOrderById(deps.db, request.orderId);
  if (request === null || order === null) return null;
  // An open dialog refetches when the return changes.
  if (!allowedReturnTransitions(toTransitionable(request)).includes('exchange')) return [];
  const all = await listReturns(deps.db, [order.id]);
  const { note, sellerState } = await noteOf(deps.db, deps, { order, request, all });
  const place = { sellerState, supplyState: supplyStateOf(order) };
  const lines = request.lines.flatMap(
    ({ position }) => order.lines.find((line) => line.position === position) ?? [],
  );
  const variants = await listExchangeVariants(
    deps.db,
    lines.map(({ productId }) => productId),
  );
  const rateOf = ratesNow(deps);
  const asSent = lines.map((line): ExchangedLine => exchangedFor(line, line));
  const whole = exchangeFigures(note, asSent, place).total;
  return lines.map((line, index) => ({
    position: line.position,
    variants: variants
      .filter(
        (variant) =>
          variant.productId === line.productId &&
          (variant.variantId === line.variantId || isSellable(variant, rateOf)),
      )
      .map((today) => {
        const variant = pricedAsIn(order, line, today, priceModeNow(deps));
        const exchanged = exchangedFor(line, variant);
        const isDearer = !mayGoOut(exchanged);
        const costs = isDearer ? whole : exchangeFigures(note, asSent.with(index, exchanged), place).total;
        return {
          variantId: variant.variantId,
          name: variant.variantName || variant.name,
          sku: variant.sku,
          price: rupeesFromPaise(paise(variant.pricePaise)),
          available: variant.stock,
          isSame: exchanged.isSame,
          isDearer,
          back: rupeesFromPaise(subtractPaise(whole, costs)),
        };
      })
      .toSorted((one, other) => Number(other.isSame) - Number(one.isSame)),
  }));
}

function exchangedFor(
  line: Pick<OrderLineRow, 'variantId' | 'pricePaise'>,
  goods: Pick<ExchangeVariant, 'variantId' | 'pricePaise'>,
): ExchangedLine {
  const isSame = goods.variantId === line.variantId;
  return { isSame, soldAt: paise(line.pricePaise), price: paise(goods.pricePaise) };
}
