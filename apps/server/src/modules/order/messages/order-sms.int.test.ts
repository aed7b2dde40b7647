import { systemActor } from '@ilaneer/domain/actor/actor';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../../testing/shoppers/find-variant.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from '../../../../testing/shoppers/pay-online.ts';
import { placeTestOrder, TEST_STAFF } from '../../../../testing/shoppers/test-order.ts';
import { logInByOtp, messagesTo, newMobile } from '../../../../testing/shoppers/verification.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { runOrderCommand } from '../../../commands/run-order-command.ts';
import { orders } from '../../../db/schema/order/order.ts';
import { expireOrder } from '../../../flows/settlement/expire-order.ts';
import { findOrderById } from '../repository.ts';

describe('SMS about an order', () => {
  let shop: TestShop;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    shop = await openTestShop();
    pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
  });
  afterAll(() => shop.close());

  const item = () => ({ ...pack, quantity: 1 });
  const newReader = async () => {
    const mobile = newMobile();
    return { mobile, email: '', ...(await logInByOtp(shop, mobile)) };
  };
  const smsTo = async (mobile: string) =>
    (await messagesTo(shop, mobile))
      .map(({ body }) => body)
      .filter((body) => !body.includes('OTP'))
      .reverse();
  const said = (mobile: string, ...texts: readonly unknown[]) =>
    expect.poll(() => smsTo(mobile), { timeout: 20_000 }).toEqual(texts);
  const move = async (orderNumber: string, step: 'process' | 'deliver' | 'ship' | 'cancel') => {
    const shipment = { courier: 'DTDC', trackingNumber: 'KL123456' };
    const moved = await runOrderCommand(
      shop.deps,
      TEST_STAFF,
      step === 'ship'
        ? { transition: step, orderNumber, ...shipment }
        : step === 'cancel'
          ? { transition: step, orderNumber, reason: null }
          : { transition: step, orderNumber },
    );
    expect(moved.ok).toBe(true);
  };
  const orderOf = async (id: string) => {
    const order = await findOrderById(shop.db, id);
    if (order === null) throw new Error('no order');
    return order;
  };

  it('goes to a proven number at each step that is worth one', async () => {
    const reader = await newReader();
    const { id, number } = await orderOf(await placeTestOrder(shop, reader, [item()]));
    for (const step of ['process', 'ship', 'deliver'] as const) await move(id, step);
    await said(
      reader.mobile,
      expect.stringMatching(
        new RegExp(`^Your Ilaneer order ${number} is placed\\. Total: Rs [\\d,.]+\\.\\d\\d\\. Thank you!$`),
      ),
      expect.stringMatching(
        new RegExp(
          `^Your Ilaneer order ${number} is on its way with DTDC, tracking number KL123456\\. Follow it: https?://[^ ]+/#/track/${number}\\.[\\w-]{22}$`,
        ),
      ),
      `Your Ilaneer order ${number} is delivered. We hope you enjoy it.`,
    );
  });

  it('confirms a payment and each of two cancellations', async () => {
    const reader = await newReader();
    const id = await placeOnlineOrder(shop, reader, item());
    const { number } = await orderOf(id);
    const payment = await startPayment(shop, reader, id);
    await shop.db
      .update(orders)
      .set({ payableUntil: new Date(0) })
      .where(eq(orders.id, id));
    expect(await expireOrder(shop.deps, systemActor('clock'), id)).toBe(true);
    await decideAtGateway(shop, payment, 'approve');
    expect((await orderOf(id)).status).toBe('placed');
    await move(id, 'cancel');
    const cancelled = `Your Ilaneer order ${number} is cancelled. Anything you paid goes back to where it came from.`;
    await said(reader.mobile, cancelled, expect.stringContaining('is placed'), cancelled);
  });

  it('goes only to numbers of the account', async () => {
    const plain = await shop.newShopper();
    const id = await placeTestOrder(shop, plain, [item()]);
    await move(id, 'cancel');
    const reader = await newReader();
    const later = await orderOf(await placeTestOrder(shop, reader, [item()]));
    await said(reader.mobile, expect.stringContaining(later.number));
    const { deliveryAddress } = await orderOf(id);
    expect(await smsTo(deliveryAddress.phone)).toEqual([]);
  });

  it('is not queued for an order that is not placed', async () => {
    const reader = await newReader();
    const body = { items: [item()], deliveryAddress: {}, paymentMethod: 'cod' };
    expect((await shop.call('POST', '/place-order', { token: reader.token, body })).status).toBe(400);
    const placed = await orderOf(await placeTestOrder(shop, reader, [item()]));
    await said(reader.mobile, expect.stringContaining(placed.number));
  });
});
