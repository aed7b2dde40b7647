import { addressForm } from '@ilaneer/testing/address-form';
import { listLots } from '../../src/modules/coin/repository.ts';
import { openTestShop, type TestShop, type TestShopper } from '../test-shop.ts';
import { earnCoinsBy } from './earn-coins.ts';
import { variantWithStock } from './find-variant.ts';

/** ₹285 of goods. */
export const COIN_PACK = {
  productId: 'tender-coconut-water-pack',
  variantId: 'tender-coconut-water-pack_V01',
} as const;

type CoinsReply = { balance: number; left: number[]; entries: { kind: string; coins: number }[] };

export type CoinShop = Awaited<ReturnType<typeof openCoinShop>>;

/** Unlimited stock, test clock. */
export async function openCoinShop() {
  const clock = { at: new Date('2026-11-21T10:00:00Z').getTime() };
  const shop = await openTestShop({ now: () => new Date(clock.at) });
  await variantWithStock(shop, COIN_PACK.variantId, 1_000);
  return { shop, clock, actions: coinActions(shop) };
}

function coinActions(shop: TestShop) {
  return {
    /** GET /coins, and the lots' rest. */
    coinsOf: async ({ userId, token }: TestShopper): Promise<CoinsReply> => {
      const { body } = await shop.call('GET', '/coins', { token });
      const left = (await listLots(shop.db, userId)).map(({ remaining }) => remaining);
      return { ...body, left } as CoinsReply;
    },
    /** ₹570 of goods for two, ₹1,140 for four. */
    order: ({ token }: TestShopper, quantity: number, change: object = {}) =>
      shop.call('POST', '/single-product-place-order', {
        token,
        body: { ...COIN_PACK, quantity, deliveryAddress: addressForm(), paymentMethod: 'cod', ...change },
      }),
    cancel: ({ token }: TestShopper, orderId: unknown) =>
      shop.call('POST', `/orders/${orderId}/cancel`, { token, body: {} }),
    shopperWithCoins: async (quantity = 4) => {
      const shopper = await shop.newShopper();
      const earnedBy = await earnCoinsBy(shop, shopper, { ...COIN_PACK, quantity });
      return { shopper, earnedBy };
    },
  };
}
