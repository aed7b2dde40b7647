import type { CheckedRemittance } from '@ilaneer/contract/staff/books/remittances';
import { indiaDay } from '@ilaneer/domain/india-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { type CourierServer, startCourierServer } from '../../../testing/servers/courier-server.ts';
import { packedParcel } from '../../../testing/shoppers/packed-parcel.ts';
import { parcelDesk } from '../../../testing/shoppers/shipped-parcels.ts';
import { newTestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { courierRegistry } from '../../modules/parcel/parcel.ts';
import { COURIERS_PATH } from '../../sandbox/couriers/routes.ts';
import { trackParcels } from '../couriers/couriers.ts';

const WITHIN = { timeout: 20_000, interval: 20 };
const DAY_MS = 86_400_000;

type PaidFile = { readonly reference: string; readonly amount: number; readonly csv: string };

describe.each(['shiprocket', 'delhivery'] as const)(
  'the remittance file of %s (REMITTANCE-10, REMITTANCE-12)',
  (courier) => {
    let server: CourierServer;
    let shop: TestShop;
    let aheadMs = 0;
    const now = () => new Date(Date.now() + aheadMs);
    beforeAll(async () => {
      server = await startCourierServer(now);
      const grounds = { now, fromPinCode: () => '673001', boxCm: { length: 25, width: 20, height: 10 } };
      const { shiprocket, delhivery } = server.apis(grounds);
      shop = await openTestShop({ now, couriers: courierRegistry([shiprocket, delhivery]) });
    });
    afterAll(async () => {
      await shop.close();
      await server.close();
    });

    const title = courier === 'shiprocket' ? 'Shiprocket' : 'Delhivery';
    const pay = async (body: object) => {
      const reply = await fetch(`${server.url}${COURIERS_PATH}/remittances/${courier}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(reply.status).toBe(200);
      return (await reply.json()) as PaidFile;
    };
    /** Booked with the courier, shipped, and delivered by its reports. */
    const delivered = async (count: number) => {
      const packer = await newTestStaff(shop, ['orders.fulfil']);
      const desk = parcelDesk(packer);
      const parcels = [];
      for (let index = 0; index < count; index += 1) {
        const { id } = await packedParcel(shop, await shop.newShopper(), packer);
        await desk.act(id, 'booking', { courier });
        await expect.poll(async () => (await desk.read(id)).booking?.state, WITHIN).toBe('booked');
        const { trackingNumber } = await desk.read(id);
        const shipped = await desk.act(id, 'shipment', { courier: title, trackingNumber });
        expect(shipped.status, JSON.stringify(shipped.body)).toBe(200);
        parcels.push({ id, awb: trackingNumber ?? '' });
      }
      aheadMs += 3 * DAY_MS;
      await trackParcels(shop.deps);
      return parcels;
    };
    /** As staff after a jump of the clock. */
    const keeper = async () => {
      const staff = await newTestStaff(shop, ['reports.read', 'books.write']);
      const bodyOf = ({ reference, amount, csv }: PaidFile) => ({
        ...{ source: 'courier', payer: title, reference, receivedOn: indiaDay(now()) },
        ...{ net: amount, charges: null, gst: null, lines: csv },
      });
      return {
        check: async (file: PaidFile) => {
          const { status, body } = await staff.call('POST', '/remittance-checks', { body: bodyOf(file) });
          expect({ status, body }).toMatchObject({ status: 200 });
          return body.remittance as CheckedRemittance;
        },
        record: async (file: PaidFile) => {
          const { status, body } = await staff.call('POST', '/remittances', { body: bodyOf(file) });
          expect({ status, body }).toMatchObject({ status: 201 });
        },
      };
    };
    const statesOf = ({ lines }: CheckedRemittance) =>
      lines.map(({ reference, state, difference }) => ({ reference, state, difference }));

    it('shows the five differences, and the books tie', async () => {
      const [short, missing, extra, paid] = await delivered(4);
      const file = await pay({ faults: ['short', 'missing', 'extra', 'unknown'] });
      const books = await keeper();
      const checked = await books.check(file);
      expect(statesOf(checked)).toEqual([
        { reference: short?.awb, state: 'short', difference: -10 },
        { reference: extra?.awb, state: 'extra', difference: 5 },
        { reference: paid?.awb, state: 'paid', difference: 0 },
        { reference: expect.stringMatching(/^99\d+$/), state: 'unknown', difference: 7 },
      ]);
      expect(checked).toMatchObject({ unmatched: 12, overdue: { termDays: 9, count: 0 } });
      await books.record(file);
      await expectTiedBooks(shop.db);

      aheadMs += 10 * DAY_MS;
      const late = await pay({});
      const later = await keeper();
      const other = await later.check({ reference: 'UTR 0', amount: 1, csv: 'UNKNOWN,1' });
      expect(other.overdue).toMatchObject({ count: 1, rows: [{ trackingNumber: missing?.awb }] });
      const caughtUp = await later.check(late);
      expect(statesOf(caughtUp)).toEqual([{ reference: missing?.awb, state: 'paid', difference: 0 }]);
      expect(caughtUp.overdue).toMatchObject({ count: 0 });
      await later.record(late);
      await expectTiedBooks(shop.db);
      expect(await pay({})).toMatchObject({ amount: 0 });
    });
  },
);
