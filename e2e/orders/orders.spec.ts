import type { Page } from '@playwright/test';
import { WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { ALL_THE_WAY, moveOrder } from '../support/move-order.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn, type Order } from '../support/shopper.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

const SHIRT = { productId: 'monsoon-heavy-t-shirt', variantId: 'monsoon-heavy-t-shirt_V10' };

async function openOrders(page: Page): Promise<void> {
  await page.goto('/#/order-details');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** What an order is called on its card: the end of its id. */
function shownNumber({ orderId }: Order): RegExp {
  return new RegExp(`#${orderId.slice(-8)}`);
}

function steps(page: Page) {
  return page.getByRole('list', { name: 'Order progress' }).getByRole('listitem');
}

test('a delivered order shows its way, its parcel and where it went, and part of it goes back', async ({
  page,
  calls,
  shopper,
}) => {
  const order = await calls.order(WATER);
  await moveOrder(order, ...ALL_THE_WAY);
  await logIn(page, shopper);
  await page.goto(`/#/order-details?order=${order.orderNumber}`);
  const card = page.getByRole('article');
  await expect(card.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(card.getByText('Delivered', { exact: true }).first()).toBeVisible();
  await expect(steps(page)).toHaveText([/Order Placed/, /Processing/, /In Transit/, /Delivered/]);
  for (const heading of ['Summary', 'Items Details', 'Delivery Info', 'Parcel']) {
    await expect(card.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(card.getByText('Tracking number KL123456')).toBeVisible();
  await expect(card.getByRole('link', { name: /^Track the parcel/ })).toHaveAttribute(
    'href',
    'https://www.dtdc.in/trace.asp?strCnno=KL123456',
  );
  // One number on the card; the one that mails name stands in the details, with what a piece cost.
  await expect(card.getByRole('heading', { level: 2 })).toContainText(shownNumber(order));
  await expect(card.getByText(order.orderNumber, { exact: true })).toHaveCount(1);
  await expect(card.getByText('₹285.00 each')).toBeVisible();
  await expectSoundPage(page);

  await card.getByRole('button', { name: /^Return items/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Return items' });
  await dialog.getByRole('button', { name: 'Ask for return' }).click();
  await expect(dialog.getByText('Please choose at least one item to return')).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toBeFocused();
  await expect(dialog.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Ask for return' }).click();
  await expect(dialog.getByText('Please choose a reason for the return')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Reason' })).toBeFocused();
  // Food does not come back for a change of mind.
  await expect(dialog.getByRole('combobox', { name: 'Reason' }).getByRole('option')).toHaveText([
    'Choose a reason',
    'It arrived damaged',
    'It is defective or spoiled',
    'It is not what I ordered',
    'It is not as described',
    'It leaks',
    'It is past its date',
    'It was missing in the parcel',
    'It came too late',
  ]);
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('It leaks');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ask for return' }).click();
  await expect(alertSaying(page, 'We have your return request.')).toBeVisible();
  await expect(card.getByRole('list', { name: 'Return progress' })).toBeVisible();
  await expect(card.getByRole('button', { name: /^Return items/ })).toBeHidden();
});

test('an order is cancelled with a reason', async ({ page, calls, shopper }) => {
  await calls.order(WATER);
  await logIn(page, shopper);
  await openOrders(page);
  await page.getByRole('button', { name: /^Cancel order/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog.getByText('You have not paid yet, and you will not have to.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Delivery is taking too long' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog).toBeHidden();
  await expect(steps(page)).toHaveText([/Order Placed/, /Cancelled/]);
  await expect(page.getByRole('button', { name: /^Cancel order/ })).toBeHidden();
  await page.getByRole('button', { name: 'View detail' }).click();
  await expect(page.getByText('Delivery is taking too long')).toBeVisible();
  expect((await calls.orders()).map(({ status }) => status)).toEqual(['cancelled']);
});

test('a double click cancels an order once', async ({ page, calls, shopper }) => {
  await calls.order(WATER);
  await logIn(page, shopper);
  await openOrders(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/cancel')) asked += 1;
  });
  await page.getByRole('button', { name: /^Cancel order/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByRole('button', { name: 'Cancel order' }).evaluate((button: { click(): void }) => {
    button.click();
    button.click();
  });
  await expect(dialog).toBeHidden();
  await expect(steps(page)).toHaveText([/Order Placed/, /Cancelled/]);
  expect(asked).toBe(1);
});

test('an order that was shipped meanwhile is not cancelled, and the page says so', async ({
  page,
  calls,
  shopper,
  allowProblems,
}) => {
  allowProblems(/409 .*cancel/);
  const order = await calls.order(WATER);
  await logIn(page, shopper);
  await openOrders(page);
  await moveOrder(order, 'process', 'ship --courier DTDC --tracking KL123456');
  await page.getByRole('button', { name: /^Cancel order/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByRole('radio', { name: 'I changed my mind' }).check();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(alertSaying(page, 'Order cannot be cancelled at this stage')).toBeVisible();
  await expect(page.getByText('Shipped', { exact: true })).toBeVisible();
});

test('buying again fills the cart, and says what is not available', async ({ page, calls, shopper }) => {
  const { orderNumber } = await calls.order(WATER);
  await logIn(page, shopper);
  await openOrders(page);
  await page.getByRole('button', { name: `Buy Again: order ${orderNumber}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  expect(await calls.cartLines()).toMatchObject([{ ...WATER, quantity: 1 }]);

  await openOrders(page);
  await page.route('**/buy-again', async (route) => {
    const reply = await (await route.fetch()).json();
    const { name, variantName } = reply.added[0];
    const missing = [{ ...SHIRT, name, variantName, requested: 1, added: 0 }];
    await route.fulfill({ json: { ...reply, missing } });
  });
  await page.getByRole('button', { name: /^Buy Again/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Not everything is available' });
  await expect(dialog.getByText('Not available', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Go to cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
});

test('support opens a request for that order', async ({ page, calls, shopper }) => {
  const { orderNumber } = await calls.order(WATER);
  await logIn(page, shopper);
  await openOrders(page);
  await page.getByRole('button', { name: `Support for order ${orderNumber}` }).click();
  const dialog = page.getByRole('dialog', { name: 'How can we help?' });
  await expect(dialog.getByRole('textbox', { name: 'Order number' })).toHaveValue(orderNumber);
  await dialog.getByRole('textbox', { name: 'Message' }).fill('One bottle came without its label.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/Your ticket number is/)).toBeVisible();
});

test("a link to another's order shows none of it", async ({ page, calls, shopper }) => {
  await calls.order(WATER);
  await logIn(page, shopper);
  await page.goto('/#/order-details?order=OD1');
  await expect(page.getByText('We could not find that order among yours.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});
