import { startOfIndiaDay } from '@ilaneer/domain/india-day';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { auditEntriesOf } from '../../../testing/staff/audited.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const MONTH = '2027-01';

let clock = startOfIndiaDay('2027-02-01').getTime();
let shop: TestShop;
let anu: TestStaff;
let biju: TestStaff;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(clock++) });
  anu = await newTestStaff(shop, ['reports.read', 'books.write']);
  biju = await newTestStaff(shop, ['reports.read', 'books.write']);
  const owner = await newTestStaff(shop, ['settings.write']);
  const chosen = { body: { lockNeedsTwo: true }, version: 0 };
  expect(await owner.call('PUT', '/settings/books', chosen)).toMatchObject({ status: 200 });
});
afterAll(() => shop.close());

const close = (by: TestStaff) => by.call('POST', '/closed-months', { body: { month: MONTH } });
const withdraw = (by: TestStaff) => by.call('DELETE', `/lock-requests/${MONTH}`);
const read = async (by: TestStaff) => (await by.call('GET', `/month-end?month=${MONTH}`)).body.monthEnd;

it('is requested by one, and closed by another alone; a request can be withdrawn (JOURNAL-32)', async () => {
  expect(await read(anu)).toMatchObject({ needsTwo: true, lockRequest: null });
  expect(await close(anu)).toMatchObject({ status: 200, body: { closing: null } });
  expect(await close(anu)).toMatchObject({ status: 409, body: { code: 'LOCK_NEEDS_ANOTHER' } });
  expect(await read(anu)).toMatchObject({
    ...{ closing: null, lockedThrough: null },
    lockRequest: { isOwn: true, requestedBy: anu.name },
  });
  expect(await read(biju)).toMatchObject({ lockRequest: { isOwn: false, requestedBy: anu.name } });
  expect(await withdraw(biju)).toMatchObject({ status: 200 });
  expect(await withdraw(biju)).toMatchObject({ status: 404, body: { code: 'LOCK_NOT_REQUESTED' } });
  expect(await close(anu)).toMatchObject({ status: 200, body: { closing: null } });
  expect(await close(biju)).toMatchObject({ status: 200, body: { closing: expect.any(Object) } });
  expect(await read(anu)).toMatchObject({ lockedThrough: MONTH, lockRequest: null, toLock: [] });
  // The files of a locked month take one person.
  expect(await close(anu)).toMatchObject({ status: 200, body: { closing: expect.any(Object) } });
  await vi.waitFor(
    async () => expect(await read(anu)).toMatchObject({ closing: { finishedAt: expect.any(String) } }),
    { timeout: 30_000, interval: 50 },
  );
  const acts = await auditEntriesOf(shop.db, MONTH);
  expect(acts.map(({ action }) => action)).toEqual([
    'requested to close the month',
    'withdrew the request to close the month',
    'requested to close the month',
    'locked the month',
    'closed the month',
  ]);
});
