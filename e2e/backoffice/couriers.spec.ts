import { later, live, packed, sentWith } from '../support/emulated-couriers.ts';
import { confirmEmail, issueGiftCard } from '../support/gift-card.ts';
import { loadPage } from '../support/navigation.ts';
import { mailTo } from '../support/outbox.ts';
import { openBench, scan } from '../support/scanner.ts';
import { logIn } from '../support/shopper.ts';
import { newStaff, staffCalls } from '../support/staff.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = {
  productId: 'tender-coconut-water-pack',
  variantId: 'tender-coconut-water-pack_V01',
} as const;
// A scan reaches the shop by webhook and a job of five seconds.
const TAKEN = { timeout: 45_000 };

// They share the clock of the emulated couriers.
test.describe.configure({ mode: 'serial' });

for (const title of ['Shiprocket', 'Delhivery']) {
  test(`a parcel is booked with ${title}, labelled, shipped, and followed by its shopper to the door`, async ({
    page,
    request,
    shopper,
    calls,
    signInAs,
  }) => {
    const order = await calls.order(PACK);
    const packer = await signInAs(['orders.fulfil'], 'Devika Pillai');
    const { number } = await packed(staffCalls(page, packer), order);
    await openBench(page);
    await scan(page, number);
    await page.getByLabel('Send with').selectOption(`${title}: book it`);
    await expect(page.getByLabel('Weight in grams')).toHaveValue('750');
    await page.getByRole('button', { name: `Book with ${title}` }).click();
    const booked = page.getByRole('status').filter({ hasText: new RegExp(`^${title}, \\d+$`) });
    await expect(booked).toBeVisible(TAKEN);
    const awb = (await booked.locator('strong').textContent()) ?? '';
    // It is drawn a minute after the booking.
    await later(request, 1);
    const labels: (string | undefined)[] = [];
    await page.route('**/api/staff/parcels/*/courier-label', async (route) => {
      const response = await route.fetch();
      labels.push(response.headers()['content-type']);
      // Printing a PDF ends a browser without a screen.
      await route.fulfill({ contentType: 'text/html', body: '<title>Label</title>' });
    });
    await page.keyboard.press('c');
    await expect.poll(() => labels).toEqual(['application/pdf']);
    await page.getByRole('button', { name: 'Ship it' }).click();
    await expect(page.getByRole('heading', { name: 'Shipped', exact: true })).toBeVisible();

    await logIn(page, shopper);
    await loadPage(page, `/order-details?order=${order.orderNumber}`);
    await page.getByRole('link', { name: `Track order ${order.orderNumber}` }).click();
    await expect(page.getByText(`Tracking number ${awb}`)).toBeVisible();
    await later(request, 40);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Out for delivery' })).toBeVisible({ timeout: 1_000 });
    }).toPass(TAKEN);
    await later(request, 12);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Delivered' })).toBeVisible({ timeout: 1_000 });
    }).toPass(TAKEN);
    expect((await calls.orders())[0]).toMatchObject({ status: 'delivered' });
  });
}

// PARCEL-25 to PARCEL-28
test('a delivery that fails twice goes to the address and on the day that its shopper chooses, and arrives', async ({
  page,
  request,
  shopper,
  calls,
}) => {
  await confirmEmail(request, shopper);
  const order = await calls.order(PACK);
  const desk = staffCalls(page, await newStaff('all'));
  const awb = await sentWith(desk, order, 'shiprocket');
  await live(request, awb, 'third attempt');
  await later(request, 49);
  const mail = await mailTo(request, shopper.email, /could not be delivered/);
  const path = /\/#(\/delivery\/\S+)/.exec(mail)?.[1] ?? '';

  await loadPage(page, path);
  await page.getByRole('radio', { name: 'A corrected address' }).check();
  await page.getByLabel('Address line 1').fill('Ferry Lane 7');
  await page.getByRole('button', { name: 'Send my choice' }).click();
  await expect(page.getByText(/^Your choice: /)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/The courier knows\./)).toBeVisible({ timeout: 1_000 });
  }).toPass(TAKEN);

  await live(request, awb, 'third attempt');
  await later(request, 24);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Send my choice' })).toBeVisible({ timeout: 1_000 });
  }).toPass(TAKEN);
  await page.getByRole('radio', { name: 'Another day' }).check();
  await page.getByRole('button', { name: 'Send my choice' }).click();
  await expect(page.getByText(/^Your choice: Deliver on /)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/The courier knows\./)).toBeVisible({ timeout: 1_000 });
  }).toPass(TAKEN);

  await live(request, awb, 'third attempt');
  await later(request, 25);
  await expect.poll(async () => (await calls.orders())[0]?.status, TAKEN).toBe('delivered');
});

// PARCEL-20, PARCEL-22
test('parcels that come back or are lost cost their shoppers nothing: cash, prepaid, lost', async ({
  page,
  request,
  shopper,
  calls,
  signInAs,
}) => {
  await confirmEmail(request, shopper);
  const { code } = await issueGiftCard(1_000);
  const desk = staffCalls(page, await signInAs('all'));
  const cash = await calls.order(PACK);
  const prepaid = (await calls.payByGiftCard(PACK, code)).order;
  const lost = await calls.order(PACK);
  for (const [order, courier, life] of [
    [cash, 'delhivery', 'back'],
    [prepaid, 'shiprocket', 'back'],
    [lost, 'delhivery', 'lost'],
  ] as const) {
    await live(request, await sentWith(desk, order, courier), life);
  }
  await later(request, 97);
  const statuses = async () => (await calls.orders()).map(({ status }) => status);
  await expect.poll(statuses, TAKEN).toEqual(['cancelled', 'cancelled', 'cancelled']);
  const headers = { authorization: `Bearer ${shopper.token}` };
  const checked = await request.post('/api/gift-cards/check', { headers, data: { code } });
  expect((await checked.json()).giftCard).toMatchObject({ balance: 1_000 });

  for (const { orderNumber } of [cash, prepaid, lost]) {
    await page.goto(`/backoffice/orders/${orderNumber}`);
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Parcel not delivered');
  }
  await page.goto(`/backoffice/packing/orders/${cash.orderId}`);
  await page.getByRole('button', { name: /^Inspect/ }).click();
  const inspection = page.getByRole('dialog');
  await inspection.getByRole('button', { name: 'Inspected' }).click();
  await expect(page.getByText('Inspected').first()).toBeVisible();
  await logIn(page, shopper);
  await loadPage(page, `/order-details?order=${lost.orderNumber}`);
  await expect(page.getByText('Cancelled').first()).toBeVisible();
});

// PARCEL-40 to PARCEL-44
test('packed parcels are handed over later by two scans each, with a manifest', async ({
  page,
  calls,
  signInAs,
}) => {
  const orders = [await calls.order(PACK), await calls.order(PACK)];
  const desk = staffCalls(page, await signInAs(['orders.fulfil'], 'Devika Pillai'));
  const numbers: string[] = [];
  for (const order of orders) numbers.push((await packed(desk, order)).number);
  await page.goto('/backoffice/packing/handovers');
  await page.getByRole('button', { name: 'Begin a hand-over' }).click();
  const asking = page.getByRole('dialog', { name: 'Begin a hand-over' });
  await asking.getByLabel('Courier').selectOption('Another courier');
  await asking.getByLabel('Name', { exact: true }).fill('Ekart');
  await asking.getByRole('button', { name: 'Scan parcels' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hand-over to Ekart' })).toBeVisible();
  for (const [index, number] of numbers.entries()) {
    await scan(page, number);
    await scan(page, `KL9${index}0${number.replaceAll(/\D/g, '')}`);
    await expect(page.getByRole('listitem').filter({ hasText: number })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Close and ship' }).click();
  const closing = page.getByRole('dialog', { name: 'Hand 2 parcels over to Ekart?' });
  await closing.getByLabel(/^Name of the courier/).fill('Rafeeq');
  await closing.getByRole('button', { name: 'Close and ship' }).click();
  await expect(page.getByText('2 parcels handed over.')).toBeVisible(TAKEN);
  const manifest = await page.getByRole('link', { name: 'Print the manifest' }).getAttribute('href');
  const printed = await page.request.get(manifest ?? '');
  expect(printed.headers()['content-type']).toBe('application/pdf');
  expect((await calls.orders()).map(({ status }) => status)).toEqual(['shipped', 'shipped']);
});
