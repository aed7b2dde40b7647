import { randomUUID } from 'node:crypto';
import { addressForm } from '@ilaneer/testing/address-form';
import { signupForm } from '@ilaneer/testing/signup-form';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CourierServer, startCourierServer } from '../../testing/servers/courier-server.ts';
import { type KillableShop, openKillableShop } from '../../testing/servers/killable-shop.ts';
import { orders } from '../db/schema/order/order.ts';
import { parcelLines, parcels } from '../db/schema/order/parcel.ts';
import { parcelBookings } from '../db/schema/order/parcel-booking.ts';
import { openQueue } from '../jobs/jobs.ts';

const PACK = { productId: 'tender-coconut-water-pack', variantId: 'tender-coconut-water-pack_V01' };
const WITHIN = { timeout: 45_000, interval: 50 };

describe('a shop that is killed between a booking and its answer (PARCEL-31)', { timeout: 240_000 }, () => {
  let server: CourierServer;
  let shop: KillableShop;
  let token: string;
  beforeAll(async () => {
    server = await startCourierServer();
    shop = await openKillableShop(server.settings);
    ({ token } = (await post('/signup-with-email', signupForm())) as { token: string });
  }, 120_000);
  afterAll(async () => {
    await shop.close();
    await server.close();
  });

  const db = () => shop.connection().db;

  async function post(path: string, body: object): Promise<unknown> {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${shop.address()}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  /** As the bench leaves it. */
  async function askForBooking(courier: 'shiprocket' | 'delhivery') {
    await post('/add-to-cart', { ...PACK, quantity: 1 });
    const items = [{ ...PACK, quantity: 1 }];
    const placed = await post('/place-order', {
      items,
      deliveryAddress: addressForm(),
      paymentMethod: 'cod',
    });
    const { orderId } = placed as { orderId: string };
    const [order] = await db().select().from(orders).where(eq(orders.id, orderId));
    const reference = `${order?.number}-1`;
    const at = new Date();
    const [parcelId, written] = [randomUUID(), { createdAt: at, updatedAt: at }];
    await db()
      .insert(parcels)
      .values({ id: parcelId, orderId, position: 1, state: 'packed', packedAt: at, ...written });
    await db().insert(parcelLines).values({ parcelId, orderId, linePosition: 1, quantity: 1, packed: 1 });
    await db()
      .insert(parcelBookings)
      .values({
        ...{ parcelId, attempt: 1, courier, reference, state: 'asked', weightGrams: 900, ...written },
        ...{ actorKind: 'system', actorId: 'shop' },
      });
    const queue = await openQueue(shop.databaseUrl(), () => undefined);
    await queue.enqueue(db(), 'book-parcel', { parcelId, attempt: 1 });
    await queue.stop();
    return { parcelId, reference };
  }

  it.each([
    ['shiprocket', '/orders/create/adhoc'],
    ['shiprocket', '/courier/assign/awb'],
    ['delhivery', '/api/cmu/create.json'],
  ] as const)('books no parcel twice with %s, killed at %s', async (courier, at) => {
    server.world.fail({ at, how: 'carried out, answer held' });
    const { parcelId, reference } = await askForBooking(courier);
    await expect.poll(() => server.world.heldAnswers(), WITHIN).toBe(1);
    await shop.kill();
    server.world.release();
    await shop.letTimePass();
    await shop.start();
    const isParcel = and(eq(parcelBookings.parcelId, parcelId), eq(parcelBookings.attempt, 1));
    const booking = async () => (await db().select().from(parcelBookings).where(isParcel))[0];
    await expect.poll(async () => (await booking())?.state, WITHIN).toBe('booked');
    const made = server.world.parcels.filter((one) => one.reference === reference);
    expect(made).toMatchObject([{ awb: (await booking())?.awb }]);
  });
});
