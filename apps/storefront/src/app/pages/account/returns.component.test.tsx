import type { getCart } from '@ilaneer/contract/cart/cart';
import type { getOrders } from '@ilaneer/contract/order/order';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import type { requestReturn } from '@ilaneer/contract/return/return-order';
import type { putReturnPayout } from '@ilaneer/contract/return/return-payout';
import type { addReturnPhotos } from '@ilaneer/contract/return/return-photo';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectAlert, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf } from '../../../../testing/replies/cart.ts';
import { ordersOf } from '../../../../testing/replies/orders.ts';
import { DELIVERED, RETURN, returnedOrder } from '../../../../testing/replies/returns.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';

const PHOTO = new File(['a leak'], 'leak.png', { type: 'image/png' });
const PHOTOS = '/orders/:orderId/returns/:returnId/photos';

const card = page.getByRole('article');
const dialog = page.getByRole('dialog', { name: 'Return items' });
const item = dialog.getByRole('checkbox');
const reason = dialog.getByRole('combobox', { name: 'Reason' });
const ask = dialog.getByRole('button', { name: 'Ask for return' });
const request = card.getByRole('region', { name: 'Return' });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
});

async function openOrders(order: OrderView): Promise<void> {
  server.answer<typeof getOrders>('GET', '/orders', ordersOf(order));
  await renderShop('/order-details', { shopper: SHOPPER });
  await expect.element(card).toBeVisible();
}

function changed(order: OrderView): OrderView {
  server.answer<typeof getOrders>('GET', '/orders', ordersOf(order));
  return order;
}

function answerRequest(order: OrderView): void {
  server.act<typeof requestReturn>('POST', '/orders/:orderId/returns', () => ({
    ...{ success: true, message: 'We have your return request.', return: RETURN, order: changed(order) },
  }));
}

describe('a request for a return (RETURN-1)', () => {
  beforeEach(async () => {
    await openOrders(DELIVERED);
    await page.getByRole('button', { name: /^Return items/ }).click();
  });

  it('names missing fields, and the accepted photo formats', async () => {
    await ask.click();
    await expectText('Please choose at least one item to return');
    await expect.element(item).toHaveFocus();
    await expect.element(item).toHaveAttribute('aria-invalid', 'true');
    await item.click();
    await ask.click();
    await expectText('Please choose a reason for the return');
    await expect.element(reason).toHaveFocus();
    const reasons = reason
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent);
    expect(reasons).toEqual([
      ...['Choose a reason', 'It arrived damaged', 'It is defective or spoiled', 'It leaks'],
    ]);
    await reason.selectOptions('It leaks');
    const photos = dialog.getByLabelText(/^Photos/);
    await photos.upload(new File(['bill'], 'bill.pdf', { type: 'application/pdf' }));
    await expect.element(dialog.getByText(/^Please choose JPEG, PNG or WebP photos/)).toBeVisible();
    await expectAccessible();
    expect(server.sent<typeof requestReturn>('POST', '/orders/:orderId/returns')).toEqual([]);
  });

  it('names the account where money that was paid in cash goes (RETURN-19, RETURN-20)', async () => {
    const where = dialog.getByRole('combobox', { name: 'Where shall we send your money?' });
    const account = dialog.getByRole('textbox', { name: 'Account number' });
    await item.click();
    await reason.selectOptions('It is defective or spoiled');
    await dialog.getByRole('radio', { name: 'The same again' }).click();
    await expect.element(where).not.toBeInTheDocument();
    await dialog.getByRole('radio', { name: 'My money back' }).click();
    await where.selectOptions('To a bank account');
    await dialog.getByRole('textbox', { name: 'Name of the account holder' }).fill('Anu Das');
    await account.fill('12345');
    await dialog.getByRole('textbox', { name: 'IFSC' }).fill('SBIN0001234');
    await ask.click();
    await expectText('Please enter an account number of 9 to 18 digits');
    await expect.element(account).toHaveFocus();
    await expectAccessible();
    await account.fill('0012 3456 7890');
    answerRequest(returnedOrder({ payout: 'bank account ending in 7890', takesPayout: true }));
    await ask.click();
    await expectText('We have your return request.');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.sent<typeof requestReturn>('POST', '/orders/:orderId/returns')).toMatchObject([
      {
        lines: [{ position: 1, quantity: 1, reason: 'defective' }],
        payout: { kind: 'bank', account: '001234567890', holder: 'Anu Das', ifsc: 'SBIN0001234' },
      },
    ]);
    await expect.element(page.getByRole('button', { name: /^Return items/ })).not.toBeInTheDocument();

    // Editable afterwards.
    await expect
      .element(request.getByText(/^We send your money to your bank account ending in 7890\./))
      .toBeVisible();
    await request.getByRole('button', { name: 'Change' }).click();
    await request.getByRole('combobox').selectOptions('To a UPI ID');
    const save = request.getByRole('button', { name: 'Save' });
    await save.click();
    await expectText('Please enter a UPI ID, such as name@bank');
    await request.getByRole('textbox', { name: 'UPI ID' }).fill('anu.das@okaxis');
    server.act<typeof putReturnPayout>('PUT', '/orders/:orderId/returns/:returnId/payout', () => ({
      ...{ success: true, message: 'Saved' },
      order: changed(returnedOrder({ payout: 'UPI ID an…@okaxis', takesPayout: true })),
    }));
    await save.click();
    await expect.element(request.getByText(/^We send your money to your UPI ID an…@okaxis\./)).toBeVisible();
  });

  it('comes without photos that got lost, which can be sent again (RETURN-10)', async () => {
    await item.click();
    await reason.selectOptions('It arrived damaged');
    await dialog.getByLabelText(/^Photos/).upload(PHOTO);
    answerRequest(returnedOrder());
    server.cut<typeof addReturnPhotos>('POST', PHOTOS);
    await ask.click();
    await expectAlert('We have your return request, but not your photos. Please add them below.');
    server.act<typeof addReturnPhotos>('POST', PHOTOS, () => ({
      ...{ success: true, message: 'Photos added' },
      order: changed(returnedOrder({ photos: [{ id: 'photo-1' }] })),
    }));
    server.serve('/orders/:orderId/returns/:returnId/photos/:photoId', {});
    await request.getByLabelText('Add photos').upload(PHOTO);
    await expect.element(request.getByRole('img', { name: 'Your return, 1' })).toBeVisible();
  });
});

describe('a return that was asked for', () => {
  const now = () =>
    request.getByRole('list', { name: 'Return progress' }).element().querySelector('[aria-current=step]');

  it('shows how far it is, and by when the money comes (RETURN-23)', async () => {
    await openOrders(returnedOrder());
    await expect.poll(() => now()?.textContent).toMatch(/Requested/);
    await expect.element(request.getByText(/We are looking at it/).first()).toBeVisible();
    await expect
      .element(request.getByText(/your refund reaches you within 10 business days/).first())
      .toBeVisible();
    await expectAccessible();
    const approved = { approvedAt: '2026-11-26T06:30:00.000Z', refundDueAt: '2026-12-10T06:30:00.000Z' };
    changed(
      returnedOrder({ ...approved, state: 'picked up', pickedUpAt: approved.approvedAt, takesPhotos: false }),
    );
    await page.getByRole('button', { name: 'Refresh orders' }).click();
    await expect.poll(() => now()?.textContent).toMatch(/Picked up/);
    await expect.element(request.getByLabelText('Add photos')).not.toBeInTheDocument();
    await expect
      .element(request.getByText(/within 10 business days of the approval: by \d+ \w+ \d{4}\./))
      .toBeVisible();
  });

  it('was refused: says why, and the items can be returned again', async () => {
    const order = returnedOrder({ state: 'refused', refusalReason: 'Worn.', takesPhotos: false });
    await openOrders({ ...order, isReturnable: true });
    await expect.element(request.getByText(/^We cannot take it back: Worn\./)).toBeVisible();
    const progress = request.getByRole('list', { name: 'Return progress' });
    await expect.poll(() => progress.element().textContent).toMatch(/Requested.*Refused/);
    await expect.element(page.getByRole('button', { name: /^Return items/ })).toBeVisible();
    await expectAccessible();
  });
});
