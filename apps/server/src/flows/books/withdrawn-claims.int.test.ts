import type { ClaimView } from '@ilaneer/contract/staff/books/claims';
import type { OpenItemView } from '@ilaneer/contract/staff/books/open-items';
import { indiaDay } from '@ilaneer/domain/india-day';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { daysOfBooks, expectOpenItemsTie } from '../../../testing/money/expect-open-items.ts';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { parcelDesk, shippedParcels } from '../../../testing/shoppers/shipped-parcels.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { readTrialBalance } from './verify-books.ts';

describe('a claim that was a mistake (REMITTANCE-14, JOURNAL-23)', () => {
  let shop: TestShop;
  let packer: TestStaff;
  let keeper: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    packer = await newTestStaff(shop, ['orders.fulfil']);
    keeper = await newTestStaff(shop, ['reports.read', 'books.write']);
  });
  afterEach(async () => {
    await expectTiedBooks(shop.db);
    await expectOpenItemsTie(shop.db, await daysOfBooks(shop.db));
  });
  afterAll(() => shop.close());

  const shipped = async () => {
    const [parcel] = (await shippedParcels(shop, await shop.newShopper(), packer)).parcels;
    return parcel ?? expect.fail('nothing was shipped');
  };
  const claim = async (parcelId: string, amount: number) => {
    const { status, body } = await keeper.call('POST', `/parcels/${parcelId}/claim`, { body: { amount } });
    return { status, code: body.code, claim: body.claim as ClaimView };
  };
  const withdraw = (id = '', reason = 'Mistyped') =>
    keeper.call('POST', `/claims/${id}/withdrawal`, { body: { reason } });
  /** In paise, debits positive. */
  const balances = async () => {
    const accounts = await readTrialBalance(shop.db, null);
    const of = (account: string) => accounts.find(({ id }) => id === account)?.balance ?? 0;
    return { claims: of('courier-claims'), compensation: of('compensation'), lost: of('bad-debts') };
  };

  it('is withdrawn with a reason, reversed, and opened again', async () => {
    const { id: parcelId, number } = await shipped();
    await parcelDesk(packer).move(parcelId, 'lost');
    const before = await balances();
    const { id } = (await claim(parcelId, 300)).claim;
    expect((await withdraw(id, ' ')).status).toBe(400);
    expect((await withdraw(id)).body).toMatchObject({
      claim: { state: 'withdrawn', settledReason: 'Mistyped', paid: null },
    });
    expect((await withdraw(id)).body).toMatchObject({ code: 'CLAIM_SETTLED' });
    expect(await balances()).toEqual(before);
    const items = (await keeper.call('GET', '/open-items?account=courier-claims')).body
      .rows as OpenItemView[];
    expect(items.find(({ label }) => label === number)).toBeUndefined();
    const again = await claim(parcelId, 400);
    expect(again.claim.id).not.toBe(id);
    expect(await claim(parcelId, 1)).toMatchObject({ status: 409, code: 'CLAIM_OPENED' });
    const paid = { amount: 400, reference: 'UTR 5', paidOn: indiaDay(shop.deps.now()) };
    await keeper.call('POST', `/claims/${again.claim.id}/payment`, { body: paid });
    expect((await withdraw(again.claim.id)).body).toMatchObject({ code: 'CLAIM_SETTLED' });
  });

  it.each([
    ['accept', { accepted: 1 }],
    ['dispute', { disputed: 1 }],
  ] as const)('is a charged weight, and the weight is recorded again: %s', async (higherSlabs, recorded) => {
    const { number, trackingNumber } = await shipped();
    const record = (charge: number) =>
      keeper.call('POST', '/charged-weights', {
        body: {
          ...{ chargedOn: indiaDay(shop.deps.now()), higherSlabs },
          lines: `${trackingNumber},1500,${charge}`,
        },
      });
    const before = await balances();
    expect((await record(4_550)).body).toMatchObject(recorded);
    const [wrong] = (await keeper.call('GET', `/claims?search=${number}`)).body.rows as ClaimView[];
    expect((await withdraw(wrong?.id)).body).toMatchObject({ claim: { state: 'withdrawn' } });
    expect(await balances()).toEqual(before);
    expect((await record(45.5)).body).toMatchObject(recorded);
  });
});
