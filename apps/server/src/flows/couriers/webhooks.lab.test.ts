import { createHash, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { foldEvents } from '@ilaneer/domain/parcel/parcel-event';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CourierServer,
  startCourierServer,
  WEBHOOK_KEY,
} from '../../../testing/servers/courier-server.ts';
import { shippedParcels } from '../../../testing/shoppers/shipped-parcels.ts';
import { newTestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { parcels } from '../../db/schema/order/parcel.ts';
import { parcelBookings } from '../../db/schema/order/parcel-booking.ts';
import { type CourierApi, courierRegistry } from '../../modules/parcel/parcel.ts';
import { webhooksOf } from '../../sandbox/couriers/routes.ts';
import { trackParcels } from './track-parcels.ts';

const PARCELS = 1_000;
const EVENTS = 10_000;
const AT_ONCE = 4;
const SLOWEST_P99_MS = 50;
const TAKEN_WITHIN = { timeout: 240_000, interval: 500 };
const ON_THEIR_WAY_HOURS = 80;

/** Answer times in the sender's own process: its share counts too. */
describe('10,000 webhooks of 1,000 parcels, doubled and shuffled', { timeout: 600_000 }, () => {
  let server: CourierServer;
  let api: CourierApi;
  let shop: TestShop;
  const hasSent = Promise.withResolvers<void>();
  beforeAll(async () => {
    server = await startCourierServer();
    const grounds = {
      now: () => new Date(),
      fromPinCode: () => '673001',
      boxCm: { length: 25, width: 20, height: 10 },
    };
    api = server.apis(grounds).shiprocket;
    // A courier that answers nothing while it sends: webhooks are measured, and events applied after them.
    const track: CourierApi['track'] = async (awbs) => {
      await hasSent.promise;
      return api.track(awbs);
    };
    shop = await openTestShop({ couriers: courierRegistry([{ ...api, track }]) });
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await shop.close();
    await server.close();
  });

  it('are answered within 50 ms, and end in the states of the ordered ones (PARCEL-19, PARCEL-35)', async () => {
    const packer = await newTestStaff(shop, ['orders.fulfil']);
    const { orderId, parcels: shipped } = await shippedParcels(shop, await shop.newShopper(), packer);
    const [first] = shipped;
    const at = shop.deps.now();
    // Of one order: what its end costs is measured elsewhere.
    const made = Array.from({ length: PARCELS }, (_, index) => {
      const reference = `LAB-${index}`;
      // Delivered, at the second attempt, on the way back.
      const parcel = server.world.create('shiprocket', {
        reference,
        pinCode: `68200${[1, 7, 8][index % 3]}`,
        toCollect: 0,
      });
      return {
        id: index === 0 ? (first?.id ?? '') : randomUUID(),
        reference,
        awb: server.world.assign(parcel),
      };
    });
    const written = { createdAt: at, updatedAt: at };
    const shipment = (awb: string) => ({ courier: 'Shiprocket', trackingNumber: awb });
    await shop.db
      .update(parcels)
      .set(shipment(made[0]?.awb ?? ''))
      .where(eq(parcels.orderId, orderId));
    await shop.db.insert(parcels).values(
      made.slice(1).map(({ id, awb }, index) => ({
        ...{ id, orderId, position: index + 2, state: 'shipped' as const, shippedAt: at },
        ...{ ...shipment(awb), ...written },
      })),
    );
    await shop.db.insert(parcelBookings).values(
      made.map(({ id: parcelId, reference, awb }) => ({
        ...{ parcelId, attempt: 1, courier: 'shiprocket' as const, reference, state: 'booked' as const },
        ...{ weightGrams: 900, tries: 1, awb, handle: reference, askAt: new Date(at.getTime() + 1_800_000) },
        ...{ actorKind: 'system' as const, actorId: 'shop', ...written },
      })),
    );
    server.world.advanceHours(ON_THEIR_WAY_HOURS);
    const hooks = server.world.parcels.flatMap((parcel) => webhooksOf(server.world, parcel));
    const shuffled = [0, 1]
      .flatMap((turn) =>
        hooks.map((hook) => {
          const body = JSON.stringify(hook);
          return { body, place: createHash('sha256').update(`${turn} ${body}`).digest('hex') };
        }),
      )
      .toSorted((one, other) => (one.place < other.place ? -1 : 1))
      .slice(0, EVENTS);
    expect(shuffled).toHaveLength(EVENTS);

    const { port } = shop.app.server.address() as AddressInfo;
    const took: number[] = [];
    const waiting = shuffled.values();
    const headers = { 'content-type': 'application/json', 'x-api-key': WEBHOOK_KEY };
    const states = async () => {
      const rows = await shop.db.select().from(parcels).where(eq(parcels.orderId, orderId));
      return new Map(rows.map(({ trackingNumber, state }) => [trackingNumber ?? '', state as string]));
    };
    const refused: number[] = [];
    const sender = async () => {
      for (const { body } of waiting) {
        const begun = performance.now();
        const reply = await fetch(`http://127.0.0.1:${port}/api/courier-webhooks/rocket`, {
          ...{ method: 'POST', body, headers },
        });
        // To the last byte; an unread body would also keep its connection from the next call.
        await reply.arrayBuffer();
        took.push(performance.now() - begun);
        if (reply.status !== 200) refused.push(reply.status);
      }
    };
    const started = performance.now();
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, sender));
      expect(new Set((await states()).values())).toEqual(new Set(['shipped']));
    } finally {
      hasSent.resolve();
    }
    const seconds = (performance.now() - started) / 1_000;
    expect(refused).toEqual([]);
    expect(took).toHaveLength(EVENTS);
    took.sort((one, other) => one - other);
    const [p50, p99, slowest] = [quantile(took, 0.5), quantile(took, 0.99), quantile(took, 1)];
    const figures = [p50, p99, slowest].map((ms) => `${ms.toFixed(1)} ms`);
    process.stdout.write(
      `${EVENTS} webhooks, ${AT_ONCE} at once, ${Math.round(EVENTS / seconds)} a second: p50, p99, slowest: ${figures.join(', ')}\n`,
    );

    const inOrder = new Map<string, string>();
    for (let from = 0; from < made.length; from += 50) {
      const tracked = await api.track(made.slice(from, from + 50).map(({ awb }) => awb));
      for (const [awb, reports] of tracked) inOrder.set(awb, foldEvents('shipped', reports).state);
    }
    await trackParcels(shop.deps);
    // The job may hold some.
    await expect.poll(states, TAKEN_WITHIN).toEqual(inOrder);
    expect(new Set(inOrder.values())).toEqual(new Set(['delivered', 'returning']));
    expect(p99).toBeLessThanOrEqual(SLOWEST_P99_MS);
  });
});

/** Nearest rank of ascending figures. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
