import { forgetCopy } from '../../support/browser-storage.ts';
import { goToPayment, placeOrderButton } from '../../support/checkout.ts';
import { alertSaying } from '../../support/expect-texts.ts';
import { loadPage } from '../../support/navigation.ts';
import { decide, expectPaid } from '../../support/pay.ts';
import { expect } from '../../support/shop-test.ts';
import { wordsOf } from './faults.ts';
import { dialogOf, placeWaitingOrder, type Step } from './step.ts';

/** The calls of the payment step and of My Orders. */
export const orderSteps: readonly Step[] = [
  {
    name: 'the order is placed',
    call: { method: 'POST', path: /\/api\/place-order$/ },
    open: async ({ page, calls, shopper }) => {
      await goToPayment(page, calls, shopper);
      await page.getByRole('radio', { name: 'Credit/Debit cards' }).check();
      await page.getByRole('textbox', { name: 'Card holder name' }).fill('Meera Nair');
      await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
    },
    act: ({ page }) => placeOrderButton(page).click(),
    waits: (page) => page.getByText('Processing Your Order...'),
    says: (page, fault) => {
      if (fault === 'cut') return alertSaying(page, 'Error placing order. Please try again.');
      return alertSaying(page, fault === 401 ? 'Please login to continue' : wordsOf(fault));
    },
    kept: async (page) => {
      await expect(page.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();
      await page.getByRole('radio', { name: 'Credit/Debit cards' }).check();
      await expect(page.getByRole('textbox', { name: 'Card holder name' })).toHaveValue('Meera Nair');
      await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
      await expect(placeOrderButton(page)).toBeEnabled();
    },
    done: (page) => alertSaying(page, 'Order placed successfully!'),
  },
  {
    name: 'a payment is started',
    call: { method: 'POST', path: /\/api\/orders\/[^/]+\/payments$/ },
    open: placeWaitingOrder,
    act: async ({ page }) => {
      const dialog = dialogOf(page, 'How would you like to pay?');
      if (!(await dialog.isVisible())) await page.getByRole('button', { name: /^Pay now/ }).click();
      await dialog.getByRole('radio', { name: 'Credit/Debit cards' }).check();
      const holder = dialog.getByRole('textbox', { name: 'Card holder name' });
      if ((await holder.inputValue()) === '') {
        await holder.fill('Meera Nair');
        await dialog.getByRole('textbox', { name: 'Expiry (MM/YY)' }).fill('1239');
        await dialog.getByLabel('CVV').fill('123');
      }
      await dialog.getByRole('button', { name: /^Pay ₹/ }).click();
    },
    waits: (page) => page.getByRole('button', { name: /^Pay ₹/ }).and(page.locator('[aria-busy=true]')),
    says: (page, fault) => alertSaying(page, wordsOf(fault)),
    kept: async (page, fault) => {
      // A refusal means that the order is not what the page shows: the form goes, the order stays payable.
      if (fault === 409 || fault === 401)
        await expect(page.getByRole('button', { name: /^Pay now/ })).toBeVisible();
      else await expect(page.getByRole('textbox', { name: 'Card holder name' })).toHaveValue('Meera Nair');
    },
    done: (page) => page.getByText('Sandbox gateway: no money moves here'),
    finish: async ({ page }) => {
      await decide(page, 'Approve');
      await expectPaid(page);
    },
  },
  {
    name: 'a payment is asked about',
    call: { method: 'GET', path: /\/api\/orders\/[^/]+\/payment$/ },
    open: placeWaitingOrder,
    act: async ({ page, calls }) => {
      const [order] = await calls.orders();
      await loadPage(page, `/payment-pending?order=${order?.orderId}`);
    },
    waits: (page) => page.getByText('Asking how your payment stands'),
    says: (page, fault) => alertSaying(page, wordsOf(fault)),
    retry: (page) => page.getByRole('button', { name: 'Try Again' }),
    done: (page) => page.getByText('Choose how you would like to pay for it.'),
  },
  {
    name: 'the orders are read',
    call: { method: 'GET', path: /\/api\/orders$/ },
    open: placeWaitingOrder,
    act: async ({ page }) => {
      await forgetCopy(page, 'orders');
      await loadPage(page, '/order-details');
    },
    waits: (page) => page.getByText('Loading your orders...'),
    says: (page, fault) => alertSaying(page, wordsOf(fault)),
    retry: (page) => page.getByRole('button', { name: 'Try Again' }),
    done: (page) => page.getByRole('article'),
  },
  {
    name: 'an order is cancelled',
    call: { method: 'POST', path: /\/api\/orders\/[^/]+\/cancel$/ },
    open: placeWaitingOrder,
    act: async ({ page }) => {
      const dialog = dialogOf(page, 'Cancel this order?');
      if (!(await dialog.isVisible())) {
        await page.getByRole('button', { name: /^Cancel order/ }).click();
        await dialog.getByRole('radio', { name: 'I ordered by mistake' }).check();
        await dialog.getByRole('textbox', { name: 'Anything else? (optional)' }).fill('Twice, in fact.');
      }
      await dialog.getByRole('button', { name: 'Cancel order' }).click();
    },
    waits: (page) => page.getByText('Cancelling...'),
    says: (page, fault) => alertSaying(page, wordsOf(fault)),
    kept: async (page, fault) => {
      if (fault === 409 || fault === 401) {
        await expect(page.getByRole('button', { name: /^Cancel order/ })).toBeEnabled();
        return;
      }
      const dialog = dialogOf(page, 'Cancel this order?');
      await expect(dialog.getByRole('radio', { name: 'I ordered by mistake' })).toBeChecked();
      await expect(dialog.getByRole('textbox')).toHaveValue('Twice, in fact.');
    },
    done: (page) => alertSaying(page, /^Order OD\d+ is cancelled\.$/),
  },
];
