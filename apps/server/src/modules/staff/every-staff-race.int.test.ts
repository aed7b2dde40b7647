import type { StaffCall } from '@ilaneer/contract/message/call';
import { IfMatch } from '@ilaneer/contract/staff/version';
import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StillBooks, stopTheClock } from '../../../testing/staff/books.ts';
import { exampleOf, sendPrepared, staffCalls, titleOf } from '../../../testing/staff/staff-calls.ts';
import { newTestStaff } from '../../../testing/staff/test-staff.ts';
import { type Answer, openTestShop, type TestShop } from '../../../testing/test-shop.ts';

// Concurrent writes, and their entries in the audit log (AUDIT-1). Every write call is covered; testing/staff/examples has
// the expected loser's error.

/** Non-idempotent writes, by reason. */
const MAY_COUNT_TWICE: Readonly<Record<string, readonly string[]>> = {
  'each makes another one, which its maker sees': [
    'POST /staff/categories',
    'POST /staff/banners',
    'POST /staff/promotions',
    'POST /staff/coupon-batches',
    'POST /staff/letters',
    'POST /staff/letters/:letterId/tests',
    'POST /staff/faq-categories',
    'POST /staff/authors',
    'POST /staff/products',
    'POST /staff/products/:productId/copies',
    'POST /staff/orders/:orderId/notes',
    'POST /staff/customers/:customerId/notes',
    'POST /staff/stock-counts',
    'POST /staff/imports/:kind',
    'POST /staff/breaches',
  ],
  'only asks': [
    'POST /staff/markdown-previews',
    'POST /staff/section-previews',
    'POST /staff/orders/:orderId/lines/preview',
    'POST /staff/phone-orders/quote',
    'POST /staff/quote-previews',
    'POST /staff/segment-counts',
    'POST /staff/remittance-checks',
    'POST /staff/packing/documents',
    'POST /staff/parcels/:parcelId/courier-label',
    'POST /staff/batches/:batchId/recall-mail/preview',
    'POST /staff/invitations/check',
    'POST /staff/sign-in',
    'POST /staff/sign-in/passkey-request',
    'POST /staff/sign-in/second-factor',
  ],
  'is added to what the other did: a unit more, or less, is one for each': [
    'POST /staff/stock/:variantId/adjust',
    'POST /staff/stock/:variantId/write-off',
  ],
  'says what there is, or how a session stands: said twice, it stays': [
    'POST /staff/stock-counts/:countId/lines',
    'POST /staff/lock',
    'POST /staff/unlock',
  ],
  'each look is one, by whoever looks, for a reason': ['POST /staff/deleted-accounts/:userId/open'],
};

const named = (calls: readonly StaffCall[]) => calls.map((call) => [titleOf(call), call] as const);
const writes = staffCalls.filter(({ method }) => method !== 'GET');
const edits = writes.filter(({ headers }) => headers === IfMatch);
const once = writes.filter((call) => !edits.includes(call) && exampleOf(call).countsOnce !== undefined);
const others = writes.filter((call) => !edits.includes(call) && !once.includes(call));

let shop: TestShop;
let books: StillBooks;
beforeAll(async () => {
  shop = await openTestShop();
  books = await stopTheClock(shop);
});
afterAll(() => shop.close());

describe('a write', () => {
  it('takes If-Match, declares in its example that it counts once, or is listed here with its reason', () => {
    expect(others.map(titleOf).toSorted()).toEqual(Object.values(MAY_COUNT_TWICE).flat().toSorted());
  });
});

describe('of two at the same moment', () => {
  it.each(named(edits))('%s: one wins, by its version (AUDIT-4)', async (_, call) => {
    const { slowerError = 'VERSION_STALE' } = exampleOf(call);
    const { answers, came } = await sendTogether(call);
    expectAudited(call, came);
    const [winner, slower] = answers.toSorted((a, b) => a.status - b.status);
    if (winner === undefined || slower === undefined) throw new Error('both answer');
    expectDone(winner);
    expect(slower.body).toMatchObject({ code: slowerError });
    if (slowerError === 'VERSION_STALE') {
      expect(slower).toMatchObject({ status: 409, body: { data: { current: expect.any(Object) } } });
    }
  });

  it.each(named(once))('%s: it counts once, in stock, money, mails and the audit log', async (_, call) => {
    const { countsOnce, lateError } = exampleOf(call);
    const alone = await sendAlone(call);
    expectAudited(call, alone);
    const { answers, came } = await sendTogether(call);
    if (countsOnce === 'answers alike' || countsOnce === 'is done for both') {
      const late = answers.filter(({ body }) => lateError !== undefined && body.code === lateError);
      const [one, other = one] = answers.filter((answer) => !late.includes(answer));
      if (one === undefined || other === undefined) throw new Error('neither is done');
      for (const answer of [one, other]) expectDone(answer);
      if (countsOnce === 'answers alike') expect(one.body).toEqual(other.body);
    } else {
      const isTold = ({ body }: Answer) =>
        [countsOnce].flat().some((code) => JSON.stringify(body).includes(`"code":"${code}"`));
      expect(answers.filter(isTold), JSON.stringify(answers.map(({ body }) => body))).toHaveLength(1);
      for (const { status, body } of answers.filter((answer) => isTold(answer) && answer.status >= 400)) {
        expect({ status, message: body.message }).toEqual({ status, message: expect.stringMatching(/\w/) });
      }
      for (const answer of answers.filter((one) => !isTold(one))) expectDone(answer);
    }
    expect(came).toEqual(alone);
    expect(Object.keys(came)).not.toEqual([]);
  });

  it.each(named(others))('%s: neither fails', async (_, call) => {
    const { answers, came } = await sendTogether(call);
    expectAudited(call, came);
    expect(answers.map(({ status }) => status < 300)).toContain(true);
    for (const { status, body } of answers)
      expect({ status: Math.min(status, 500), body }).not.toMatchObject({ status: 500 });
  });
});

function expectAudited(call: StaffCall, came: Readonly<Record<string, number>>): void {
  const { leavesNoEntry } = exampleOf(call);
  const left = came['rows of audit_entries'] ?? 0;
  if (leavesNoEntry === undefined) expect(left, 'entries in the audit log').toBeGreaterThan(0);
  else expect(left, leavesNoEntry).toBe(0);
}

/** Book changes of one request. */
async function sendAlone(call: StaffCall) {
  const staff = await newTestStaff(shop, PERMISSIONS);
  await newTestStaff(shop, PERMISSIONS);
  const request = await exampleOf(call).prepare({ shop, staff });
  return books.whatComesOf(async () => expectDone(await sendPrepared(call, staff, request)));
}

/** Replies and book changes of two equal requests. */
async function sendTogether(call: StaffCall) {
  const { prepare, isOwn } = exampleOf(call);
  const one = await newTestStaff(shop, PERMISSIONS);
  const other = await newTestStaff(shop, PERMISSIONS);
  const request = await prepare({ shop, staff: one });
  let answers: Answer[] = [];
  const came = await books.whatComesOf(async () => {
    const senders = [one, isOwn === true ? one : other];
    answers = await Promise.all(senders.map((staff) => sendPrepared(call, staff, request)));
  });
  return { answers, came };
}

function expectDone({ status, body }: Answer): void {
  expect({ isDone: status < 300, status, body }).toMatchObject({ isDone: true });
}
