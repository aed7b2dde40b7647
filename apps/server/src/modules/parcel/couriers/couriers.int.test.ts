import { paise } from '@ilaneer/domain/money';
import type { AttemptChoice } from '@ilaneer/domain/parcel/attempt-choice';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type CourierServer,
  startCourierServer,
  WEBHOOK_KEY,
} from '../../../../testing/servers/courier-server.ts';
import { webhooksOf } from '../../../sandbox/couriers/routes.ts';
import type { Fault } from '../../../sandbox/couriers/world.ts';
import type { BookedParcel, CourierApi, ParcelToBook } from './courier-api.ts';
import { CourierUnavailable } from './courier-api.ts';

const TO = {
  name: 'Asha Menon & Sons; 50% #1',
  phone: '+91 98470 12345',
  email: 'asha@example.com',
  address: '12 Beach Road, Near the lighthouse',
  city: 'Kochi',
  state: 'Kerala',
  pinCode: '682001',
};

const PARCEL: ParcelToBook = {
  reference: 'OD10001-1',
  weightGrams: 750,
  worth: paise(67_260),
  toCollect: paise(67_300),
  orderedAt: new Date('2026-11-01T06:00:00Z'),
  to: TO,
  items: [{ name: 'Virgin coconut oil', sku: 'VCO-1', units: 2, price: paise(33_630), hsn: '15131900' }],
};

let references = 0;
const parcelTo = (pinCode = TO.pinCode): ParcelToBook => {
  references += 1;
  return { ...PARCEL, reference: `OD2000${references}-1`, to: { ...TO, pinCode } };
};

const LATER_HOURS = 200;

describe.each(['shiprocket', 'delhivery'] as const)('the courier %s, emulated (PARCEL-31)', (name) => {
  let server: CourierServer;
  let api: CourierApi;
  let now: Date;
  beforeAll(async () => {
    server = await startCourierServer();
  });
  beforeEach(() => {
    now = new Date();
    api = server.apis({
      now: () => now,
      fromPinCode: () => '673001',
      boxCm: { length: 25, width: 20, height: 10 },
    })[name];
  });
  afterAll(() => server.close());

  const booked = async (parcel = parcelTo()): Promise<BookedParcel> => {
    const made = await api.book(parcel);
    return made.ok ? made.value : expect.fail(made.error);
  };
  const fail = (at: string, how: Fault['how']) => server.world.fail({ at, how });
  const createPath = name === 'shiprocket' ? '/orders/create/adhoc' : '/api/cmu/create.json';
  const countOf = (reference: string) =>
    server.world.parcels.filter((one) => one.courier === name && one.reference === reference).length;

  it('knows which PIN codes it serves', async () => {
    const terms = (pinCode: string, isCash = false) => api.serviceability({ pinCode, grams: 500, isCash });
    expect(await terms('682001')).toEqual({ isServed: true, takesCash: true, days: expect.any(Number) });
    expect(await terms('682999')).toMatchObject({ isServed: true, takesCash: false });
    expect(await terms('744999')).toMatchObject({ isServed: false, days: null });
    expect(await terms('193999')).toMatchObject({ isServed: false });
  });

  it('gives no answer about a PIN code where the call itself is refused', async () => {
    fail(name === 'shiprocket' ? '/courier/serviceability' : '/c/api/pin-codes', 'refused with 200');
    const problem = await api
      .serviceability({ pinCode: '682001', grams: 500, isCash: false })
      .catch((error: unknown) => error);
    expect(problem).toMatchObject({ name: 'CourierUnavailable' });
  });

  it('books, and is found under the reference', async () => {
    const parcel = parcelTo();
    expect(await api.find(parcel.reference)).toEqual({ ok: true, value: null });
    const made = await booked(parcel);
    expect(made.awb).toMatch(/^\d{10,}$/);
    expect(await api.find(parcel.reference)).toEqual({ ok: true, value: made });
    expect(server.world.find(({ awb }) => awb === made.awb)).toMatchObject({ toCollect: 673 });
  });

  it('finishes what it began before the connection ended', async () => {
    const parcel = parcelTo();
    fail(createPath, 'carried out without an answer');
    const problem = await api.book(parcel).catch((error: unknown) => error);
    expect(problem).toMatchObject({ name: 'CourierUnavailable', didNothing: false });
    const found = await api.find(parcel.reference);
    expect(found).toMatchObject({ ok: true, value: { awb: expect.stringMatching(/^\d+$/) } });
    expect(countOf(parcel.reference)).toBe(1);
  });

  it.each(['refused with 200', 'refused with 422'] as const)(
    'names the reason when it is %s',
    async (how) => {
      fail(createPath, how);
      const refused = await api.book(parcelTo());
      expect(refused).toMatchObject({ ok: false, error: expect.stringMatching(/\w+ \w+/) });
    },
  );

  it('tells too many calls from an answer that is unknown', async () => {
    fail(createPath, 'too many calls');
    await expect(api.book(parcelTo())).rejects.toMatchObject({ didNothing: true });
    fail(createPath, 'server error');
    await expect(api.book(parcelTo())).rejects.toMatchObject({ didNothing: false });
  });

  it('has its label after a minute', async () => {
    const made = await booked();
    expect(await api.label(made)).toBeNull();
    server.world.advanceHours(1);
    expect((await api.label(made))?.toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('is asked for a pickup, and cancels twice', async () => {
    const made = await booked();
    expect(await api.requestPickup('2026-12-01', [made])).toEqual({ ok: true, value: null });
    expect(await api.cancel(made)).toMatchObject({ ok: true });
    expect(await api.cancel(made)).toMatchObject({ ok: true });
    expect(server.world.find(({ awb }) => awb === made.awb)).toMatchObject({ isCancelled: true });
  });

  it('reports the scans in our words, and nothing of a phone number (PARCEL-34)', async () => {
    const [back, lost, again] = [
      await booked(parcelTo('682008')),
      await booked(parcelTo('682009')),
      await booked(parcelTo('682007')),
    ];
    server.world.advanceHours(LATER_HOURS);
    const tracked = await api.track([back.awb, lost.awb, again.awb, '999']);
    const kindsOf = ({ awb }: BookedParcel) =>
      (tracked.get(awb) ?? []).toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(({ kind }) => kind);
    expect(kindsOf(back).slice(-3)).toEqual(['returning', 'returning', 'back']);
    expect(kindsOf(lost).at(-1)).toBe('lost');
    expect(kindsOf(again)).toContain('attempt failed');
    expect(kindsOf(again).at(-1)).toBe('delivered');
    const all = [...tracked.values()].flat();
    expect(all.flatMap(({ reason }) => reason ?? [])).toEqual(
      expect.arrayContaining(['refused', 'not at home']),
    );
    expect(JSON.stringify(all)).not.toMatch(/9963133564/);
    expect(tracked.has('999')).toBe(false);
  });

  it('is repeated once where it only reads', async () => {
    const { awb } = await booked();
    const path = name === 'shiprocket' ? '/orders' : '/api/v1/packages';
    fail(path, 'server error');
    const found = await api.find(server.world.find((one) => one.awb === awb)?.reference ?? '');
    expect(found).toMatchObject({ ok: true, value: { awb } });
  });

  it('reads webhooks with its key only', async () => {
    const { awb } = await booked();
    const parcel = server.world.find((one) => one.awb === awb) ?? expect.fail();
    const [hook] = webhooksOf(server.world, parcel);
    const body = Buffer.from(JSON.stringify(hook));
    expect(api.readWebhook({ 'x-api-key': WEBHOOK_KEY }, body)).toEqual({ ok: true, value: [awb] });
    expect(api.readWebhook({ 'x-api-key': 'another' }, body)).toEqual({ ok: false, error: 'KEY_INVALID' });
    expect(api.readWebhook({}, body)).toEqual({ ok: false, error: 'KEY_INVALID' });
    const torn = Buffer.from('{"awb":');
    expect(api.readWebhook({ 'x-api-key': WEBHOOK_KEY }, torn)).toEqual({ ok: false, error: 'BODY_INVALID' });
  });

  it('takes the choice after a failed attempt', async () => {
    const { awb } = await booked(parcelTo('682008'));
    server.world.advanceHours(LATER_HOURS);
    const life = () => server.world.find((one) => one.awb === awb)?.life;
    const answer = (choice: AttemptChoice) => api.answerAttempt(awb, choice);
    expect(await answer({ kind: 'again', day: null })).toBe(true);
    expect(life()).toBe('second attempt');
    expect(await answer({ kind: 'send back' })).toBe(true);
    expect(life()).toBe('back');
    expect(await answer({ kind: 'other phone', phone: '98470 54321' })).toBe(true);
    expect(await answer({ kind: 'other address', addressLine1: '1 & 2', addressLine2: 'Kochi' })).toBe(true);
    // Delhivery takes no day by call.
    expect(await answer({ kind: 'again', day: '2026-12-02' })).toBe(name === 'shiprocket');
  });
});

it('logs in to Shiprocket once, and again when the token has expired', async () => {
  const server = await startCourierServer();
  const api = server.apis({
    now: () => new Date(),
    fromPinCode: () => '673001',
    boxCm: { length: 25, width: 20, height: 10 },
  }).shiprocket;
  const logins = () => server.asked.filter((path) => path.endsWith('/auth/login')).length;
  await Promise.all([api.find('OD1-1'), api.find('OD2-1')]);
  await api.find('OD3-1');
  expect(logins()).toBe(1);
  server.world.advanceHours(11 * 24);
  expect(await api.find('OD4-1')).toEqual({ ok: true, value: null });
  expect(logins()).toBe(2);
  server.world.fail({ at: '/auth/login', how: 'server error' });
  server.world.advanceHours(11 * 24);
  const problem = await api.find('OD5-1').catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(CourierUnavailable);
  expect(problem).toMatchObject({ didNothing: true });
  await server.close();
});
