import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newAddress } from '@ilaneer/testing/address-form';
import { logInFirst, setUpSecondFactor } from '../support/first-login.ts';
import { fillFirstRun } from '../support/first-run.ts';
import { makeProduct, receive } from '../support/harbour-goods.ts';
import { loadPage } from '../support/navigation.ts';
import { invitationTo } from '../support/outbox.ts';
import { type OwnShop, startOwnShop } from '../support/own-shop.ts';
import { scan } from '../support/scanner.ts';
import { callsOf, logIn, newShopper } from '../support/shopper.ts';
import { expect, test as staffTest } from '../support/staff-test.ts';

const test = staffTest.extend<object, { shop: OwnShop }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const shop = await startOwnShop({ SANDBOX_SHOP: 'empty' });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.origin);
  },
});

test.use({ actionTimeout: 15_000 });

/** Two batches received; four units ordered and shipped, one returned and written off. */
const KINDS = ['receive', 'receive', 'reserve', 'return', 'ship', 'ship', 'write off'];
const VERIFY = join(import.meta.dirname, '..', '..', 'scripts', 'command.ts');
const PASSWORD = 'nine boats on the backwater';

test('from nothing to a sale, a return and books that agree', async ({
  page,
  browser,
  request,
  shop,
  allowProblems,
}) => {
  test.slow();
  allowProblems(/401 \(Unauthorized\).*staff\/session/);

  await test.step('the owner signs in for the first time', async () => {
    await logInFirst(page, shop);
  });

  await test.step('enters the facts of the shop, which is announced to shoppers', async () => {
    await fillFirstRun(page);
    expect((await request.get('/')).status()).toBe(503);
  });

  const packerMail = 'devika@staff.example';
  await test.step('invites a packer', async () => {
    await page.getByRole('link', { name: 'Staff' }).click();
    await page.getByRole('button', { name: 'Invite a colleague' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Devika Pillai');
    await dialog.getByRole('textbox', { name: 'Email address' }).fill(packerMail);
    await dialog.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Packer' });
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByText('Devika Pillai gets an email with a link.')).toBeVisible();
  });

  await test.step('makes a category and a product with two variants, and publishes it', async () => {
    await page.getByRole('link', { name: 'Categories' }).click();
    await page.getByRole('button', { name: 'New category' }).first().click();
    const category = page.getByRole('dialog', { name: 'New category' });
    await category.getByRole('textbox', { name: 'Name' }).fill('Harbour drinks');
    await category.getByLabel('HSN code').fill('2202');
    await category.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('main').getByText('Harbour drinks')).toBeVisible();
    await makeProduct(page);
  });

  await test.step('opens the shop', async () => {
    await page.goto('/backoffice/getting-started');
    await page.getByRole('button', { name: 'Open the shop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Open the shop' }).click();
    await expect(page.getByText('This is a sandbox: it is open')).toBeVisible();
    expect((await request.get('/')).status()).toBe(200);
  });

  await test.step('receives two batches of it', async () => {
    await page.goto('/backoffice/stock/receive');
    await receive(page, 'HAR-200', { units: 12, batch: 'H-LATE', mrp: '70', bestBefore: '2029-06-01' });
    await receive(page, 'HAR-200', { units: 3, batch: 'H-SOON', mrp: '70', bestBefore: '2029-03-01' });
    await receive(page, 'HAR-500', { units: 5, batch: 'H-BIG', mrp: '150', bestBefore: '2029-06-01' });
  });

  const buyer = await browser.newContext({ baseURL: shop.origin });
  const storefront = await buyer.newPage();
  const order = await test.step('a shopper finds it and orders four', async () => {
    const shopper = await newShopper(request);
    const calls = callsOf(request, shopper);
    await calls.saveAddress();
    await logIn(storefront, shopper);
    await storefront.goto('/#/products');
    await storefront.getByRole('link', { name: 'Harbour Coconut Water' }).first().click();
    await storefront.getByRole('button', { name: '200 ml', exact: true }).click();
    for (const _ of [1, 2, 3]) {
      await storefront.getByRole('button', { name: /^One more Harbour Coconut Water/ }).click();
    }
    await storefront.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await storefront.getByRole('link', { name: 'Go to cart' }).click();
    await storefront.getByRole('link', { name: 'Checkout', exact: true }).click();
    await storefront.getByRole('radio', { name: newAddress().fullName }).check();
    await storefront.getByRole('button', { name: 'Continue', exact: true }).click();
    await storefront.getByRole('button', { name: 'Place Order' }).click();
    await expect(storefront.getByRole('heading', { level: 1, name: 'My order (1)' })).toBeVisible();
    const [placed] = await calls.orders();
    if (placed === undefined) throw new Error('no order was placed');
    return placed;
  });

  const bench = await browser.newContext({ baseURL: shop.origin });
  await test.step('the packer comes by invitation and packs by scanner alone', async () => {
    const packer = await bench.newPage();
    await packer.goto(await invitationTo(request, packerMail));
    await packer.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await packer.getByRole('button', { name: 'Continue' }).click();
    await setUpSecondFactor(packer);
    await packer.getByRole('link', { name: /^Packing/ }).click();
    await expect(packer.getByText(`${order.orderNumber}-1`)).toBeVisible();
    await packer.keyboard.press('b');
    await expect(packer.getByText('Scan an order, a parcel or a tracking number')).toBeVisible();
    await scan(packer, order.orderNumber);
    await expect(packer.getByRole('heading', { level: 1, name: `${order.orderNumber}-1` })).toBeVisible();
    await scan(packer, 'HAR-500');
    await expect(packer.locator('[data-verdict]')).toContainText('Wrong item');
    for (const _ of [1, 2, 3, 4]) await scan(packer, 'HAR-200');
    await expect(packer.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'complete');
    await scan(packer, 'HAR-200');
    await expect(packer.locator('[data-verdict]')).toContainText('One too many');
    await packer.keyboard.press('Enter');
    await expect(packer.getByRole('heading', { name: 'Hand over to the courier' })).toBeVisible();
    await packer.keyboard.press('t');
    await packer.keyboard.press('Shift+Tab');
    await packer.getByLabel('Courier', { exact: true }).pressSequentially('Delhivery', { delay: 90 });
    await scan(packer, 'AWB90010001');
    await packer.keyboard.press('Enter');
    await expect(packer.getByText('AWB90010001')).toBeVisible();
    await packer.close();
  });

  await test.step('staff see it delivered, and the shopper follows', async () => {
    await page.goto('/backoffice/orders?search=AWB90010001');
    await page.getByRole('link', { name: order.orderNumber }).click();
    await page.getByRole('button', { name: 'In transit' }).click();
    await page.getByRole('button', { name: 'Delivered' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delivered' }).click();
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Devika Pillai');
    await loadPage(storefront, `/order-details?order=${order.orderNumber}`);
    await expect(storefront.getByText('Tracking number AWB90010001')).toBeVisible();
    await expect(storefront.getByText('Delivered', { exact: true }).first()).toBeVisible();
  });

  await test.step('the shopper asks to return one of the four', async () => {
    await storefront.getByRole('button', { name: /^Return items/ }).click();
    const dialog = storefront.getByRole('dialog', { name: 'Return items' });
    await dialog.getByRole('checkbox').check();
    for (const _ of [1, 2, 3]) {
      await dialog.getByRole('button', { name: /^One less Harbour Coconut Water/ }).click();
    }
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('It leaks');
    await dialog.getByRole('button', { name: 'Ask for return' }).click();
    await expect(storefront.getByRole('list', { name: 'Return progress' })).toBeVisible();
  });

  await test.step('staff inspect it and refund to the paisa', async () => {
    await page.goto(`/backoffice/returns?search=${order.orderNumber}`);
    await page.getByRole('link', { name: `${order.orderNumber}, return 1` }).click();
    for (const move of ['Approve', 'Picked up']) {
      await page.getByRole('button', { name: move }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: move }).click();
    }
    await page.getByRole('button', { name: 'Receive and inspect' }).click();
    await page
      .getByRole('dialog', { name: 'Inspect the goods' })
      .getByRole('button', { name: 'Received' })
      .click();
    // One of four at ₹50.00, and its delivery: the shop's fault.
    await page.getByRole('button', { name: 'Refund ₹90.00' }).click();
    const paying = page.getByRole('dialog', { name: 'Refund ₹90.00' });
    await paying.getByLabel('Payment reference').fill('UPI 90010002');
    await paying.getByRole('button', { name: 'Refund ₹90.00' }).click();
    await expect(page.getByText('UPI 90010002')).toBeVisible();
    await storefront.reload();
    await expect(storefront.getByText('Reference: UPI 90010002')).toBeVisible();
  });

  await test.step('stock, batches, audit log and money agree', async () => {
    await page.goto('/backoffice/stock?search=HAR-200');
    await page.getByRole('link', { name: 'HAR-200' }).click();
    const shelf = page.getByRole('region', { name: 'Now' });
    // Fifteen received, four shipped, the returned one written off.
    await expect(shelf).toContainText('For sale11Ordered0Held back0On hand11');
    const variantId = new URL(page.url()).pathname.split('/').at(-1);
    const ledger = await page.request.get(`/api/staff/stock/${variantId}/movements`);
    const movements: readonly Movement[] = (await ledger.json()).rows;
    expect(movements.at(0)).toMatchObject({ onHand: 11, forSale: 11 });
    expect(movements.map(({ kind }) => kind).sort()).toEqual(KINDS);
    // FEFO: three of the earlier batch, one of the other.
    for (const [batch, sent, left] of [
      ['H-SOON', 3, 0],
      ['H-LATE', 1, 11],
    ] as const) {
      await page.goto(`/backoffice/batches?search=${batch}`);
      await page.getByRole('link', { name: batch }).click();
      await expect(page.getByRole('region', { name: 'Recipients' })).toContainText(order.orderNumber);
      await expect(page.getByRole('region', { name: 'Now' })).toContainText(`On hand${left}`);
      await expect(page.getByRole('region', { name: 'Now' })).toContainText(
        `Shipped to1 order, ${sent} units`,
      );
    }
    await page.goto('/backoffice/audit');
    await expect(page.getByRole('row').filter({ hasText: 'Devika Pillai' }).first()).toBeVisible();
    const { stdout } = await promisify(execFile)(process.execPath, [VERIFY, 'audit'], {
      env: { PATH: process.env.PATH, DATA_DIR: shop.dataDir },
    });
    expect(stdout).toMatch(/Verified by key: \d+/);
  });
});

type Movement = { readonly kind: string; readonly onHand: number };
