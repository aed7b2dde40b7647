import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../../../testing/shoppers/test-order.ts';
import { CAMERA, HEIC_PHOTO, testPhoto } from '../../../../testing/test-photo.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../../testing/test-shop.ts';
import { ticketPhotos, tickets } from '../../../db/schema/content/ticket.ts';
import { eraseAccount } from '../../../flows/privacy/delete-account.ts';
import { listMessages } from '../../../messages/outbox-repository.ts';
import { findUser } from '../../account/user/repository.ts';

const [JPEG, PNG] = await Promise.all([testPhoto('jpeg'), testPhoto('png')]);
const TEXT = Buffer.from('<svg/>');

const typed = {
  fullName: 'Meera Nair',
  phone: '98470 12345',
  email: 'Somebody.Else@Example.in',
  message: 'One pack came in leaking, please see the photos.',
  issueType: 'Refund Request',
};

describe('a refund request with photos', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let orderId: string;
  beforeAll(async () => {
    shop = await openTestShop();
    shopper = await shop.newShopper();
    const water = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
    orderId = await placeTestOrder(shop, shopper, [{ ...water, quantity: 1 }]);
  });
  afterAll(() => shop.close());

  async function send(
    fields: Readonly<Record<string, string>>,
    files: readonly Buffer[] = [],
    { token } = shopper,
    { filesFirst = false } = {},
  ) {
    const form = new FormData();
    const addFiles = () => {
      for (const file of files) form.append('attachments', new Blob([new Uint8Array(file)]), 'photo.jpg');
    };
    if (filesFirst) addFiles();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    if (!filesFirst) addFiles();
    const request = new Request('http://shop', { method: 'POST', body: form });
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/CustomerRefundRequest',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: answer.statusCode, body: answer.json() };
  }
  const ticketsOf = async ({ token } = shopper) =>
    (await shop.call('GET', '/support-tickets', { token })).body.tickets as {
      id: string;
      kind: string;
      subject: string;
      photos: { id: string }[];
      messages: { message: string }[];
    }[];
  const fetchPhoto = (ticketId: string, photoId: string, { token } = shopper) =>
    shop.app.inject({
      url: `/api/support-tickets/${ticketId}/photos/${photoId}`,
      headers: { authorization: `Bearer ${token}` },
    });

  it('becomes a ticket of its order, with its photos without what their cameras wrote (RETURN-24)', async () => {
    const answer = await send({ ...typed, orderId }, [JPEG, PNG]);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Refund request submitted successfully',
        request: {
          type: 'refund',
          issueType: 'Refund Request',
          status: 'pending',
          submittedAt: expect.stringMatching(/Z$/),
          orderId,
          orderNumber: expect.stringMatching(/^OD\d+$/),
          ticketNumber: expect.stringMatching(/^T-/),
        },
        totalRequests: 1,
      },
    });
    const { id, orderNumber } = answer.body.request;
    const [ticket] = await ticketsOf();
    expect(ticket).toMatchObject({
      id,
      kind: 'order',
      subject: `Refund request: order ${orderNumber}`,
      messages: [{ message: typed.message }],
      photos: [{ id: expect.any(String) }, { id: expect.any(String) }],
    });
    const shown = await Promise.all((ticket?.photos ?? []).map((photo) => fetchPhoto(id, photo.id)));
    expect([JPEG, PNG].map((bytes) => bytes.includes(CAMERA))).toEqual([true, true]);
    expect(shown.map(({ rawPayload }) => rawPayload.includes(CAMERA))).toEqual([false, false]);
    for (const { rawPayload } of shown) {
      const { width, height } = await sharp(rawPayload).metadata();
      expect([width, height]).toEqual([40, 30]);
    }
    expect(shown.map(({ headers }) => headers['content-type'])).toEqual(['image/jpeg', 'image/png']);
    const [row] = await shop.db.select().from(tickets).where(eq(tickets.id, id));
    expect(row).toMatchObject({
      name: 'Meera Nair',
      phone: '+919847012345',
      email: 'somebody.else@example.in',
    });
  });

  it('is acknowledged to the account alone, not to a typed address', async () => {
    const { body } = await send({ ...typed, orderId, issueType: 'Delivery Issue' });
    expect(body).toMatchObject({ message: 'Support request submitted successfully', totalRequests: 2 });
    const mails = () => listMessages(shop.db, 100);
    const { ticketNumber } = body.request;
    await expect
      .poll(
        async () => (await mails()).find(({ subject }) => subject.includes(`(${ticketNumber})`))?.recipient,
        {
          timeout: 15_000,
        },
      )
      .toBe(shopper.email);
    expect((await mails()).map(({ recipient }) => recipient)).not.toContain('somebody.else@example.in');
  });

  it("is refused for another shopper's order, which looks as if it were not there", async () => {
    const stranger = await shop.newShopper();
    const message = 'Order not found';
    expect(await send({ ...typed, orderId }, [JPEG], stranger)).toMatchObject({
      status: 404,
      body: { success: false, code: 'ORDER_NOT_FOUND', message, error: message },
    });
    expect(await ticketsOf(stranger)).toEqual([]);
    const [ticket] = await ticketsOf();
    const [other] = (await ticketsOf()).filter(({ photos }) => photos.length > 0);
    const photo = await fetchPhoto(other?.id ?? '', other?.photos[0]?.id ?? '', stranger);
    expect(ticket).toBeDefined();
    expect(photo.statusCode).toBe(404);
  });

  it('names the fields that are wrong', async () => {
    expect(await send({ orderId, email: 'meera', message: 'Leaks' })).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_FAILED',
        message: 'Full name is required',
        fields: [
          { field: 'fullName', message: 'Full name is required' },
          { field: 'phone', message: 'Phone number is required' },
          { field: 'email', message: 'Please provide a valid email address' },
          { field: 'message', message: 'Message must be at least 10 characters long' },
        ],
      },
    });
    expect(await send(typed)).toMatchObject({ body: { fields: [{ field: 'orderId' }] } });
  });

  it('reads no file before it knows whose order it is about', async () => {
    const huge = Buffer.concat([JPEG, Buffer.alloc(6 * 1_024 * 1_024)]);
    expect(await send({ ...typed, orderId: 'none' }, [huge])).toMatchObject({ status: 404 });
    expect(await send({ ...typed, orderId }, [JPEG], shopper, { filesFirst: true })).toMatchObject({
      status: 400,
      body: { fields: expect.arrayContaining([{ field: 'orderId', message: 'Order ID is required' }]) },
    });
  });

  it.each([
    ['no image', [JPEG, TEXT], 'File 2 is not an image'],
    [
      'in the format of iPhones',
      [JPEG, HEIC_PHOTO],
      'Photos in HEIC format cannot be read here. Choose a JPEG, PNG or WebP picture.',
    ],
    [
      'cut off',
      [PNG, JPEG.subarray(0, 30)],
      'File 2 cannot be read. Please choose it again, or another one.',
    ],
    [
      'too large',
      [Buffer.concat([JPEG, Buffer.alloc(5 * 1_024 * 1_024)])],
      'File 1 is too large. Maximum size is 5MB',
    ],
    ['too many', [JPEG, JPEG, JPEG, JPEG, JPEG, JPEG], 'At most 5 photos can be attached'],
  ])('takes nothing that is %s', async (_, files, message) => {
    const before = await ticketsOf();
    expect(await send({ ...typed, orderId }, files)).toMatchObject({
      status: 400,
      body: { code: 'PHOTO_REFUSED', message, error: message, fields: [{ field: 'attachments', message }] },
    });
    expect(await ticketsOf()).toEqual(before);
  });

  it('is a form', async () => {
    const { token } = shopper;
    expect(await shop.call('POST', '/CustomerRefundRequest', { token, body: typed })).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
    });
  });

  it('loses its photos with the account', async () => {
    expect(await shop.db.select({ id: ticketPhotos.id }).from(ticketPhotos)).not.toEqual([]);
    const user = await findUser(shop.db, shopper.userId);
    if (user === null) throw new Error('the shopper is gone');
    await eraseAccount(shop.db, shop.deps, user);
    expect(await shop.db.select({ id: ticketPhotos.id }).from(ticketPhotos)).toEqual([]);
  });
});
