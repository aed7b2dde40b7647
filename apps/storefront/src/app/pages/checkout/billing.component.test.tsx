import type { AddressView, getAddresses } from '@ilaneer/contract/address/address';
import type { BusinessView, changeBusiness, getBusiness } from '@ilaneer/contract/address/business';
import type { getCart } from '@ilaneer/contract/cart/cart';
import type { getBestPrice } from '@ilaneer/contract/coupon';
import type { getOrders, placeOrder } from '@ilaneer/contract/order/order';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectAlert, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf, PACK, plainPriceOf } from '../../../../testing/replies/cart.ts';
import { addressesOf, answerCheckout, HOME } from '../../../../testing/replies/checkout.ts';
import { ORDER, ordersOf } from '../../../../testing/replies/orders.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';

const BUSINESS: BusinessView = {
  gstin: '33AABCT1332L1ZL',
  legalName: 'Marina Foods Private Limited',
  addressLine1: '2 Mount Road',
  addressLine2: '',
  city: '',
  state: 'Tamil Nadu',
  pinCode: '600002',
};
const FRIEND: AddressView = {
  ...HOME,
  ...{ id: 'address-2', fullName: 'Divya Nair', city: 'Chennai', state: 'Tamil Nadu', zipCode: '600001' },
};

const goOn = page.getByRole('button', { name: 'Continue', exact: true });
const delivery = page.getByRole('region', { name: 'Delivery address' });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  answerCheckout(server);
  server.act<typeof getCart>('GET', '/get-cart', () => cartOf(PACK));
  server.answer<typeof getBestPrice>('GET', '/best-price', plainPriceOf(PACK));
  server.act<typeof placeOrder>('POST', '/place-order', () => {
    server.answer<typeof getOrders>('GET', '/orders', ordersOf(ORDER));
    return { success: true, message: '', order: ORDER };
  });
});

async function order(): Promise<void> {
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expectAlert('Order placed successfully!');
  await expect.element(page.getByRole('heading', { level: 1, name: /^My order/ })).toBeVisible();
  location.hash = '#/address';
}

const sent = () => server.sent<typeof placeOrder>('POST', '/place-order');

describe('a business (CHECKOUT-24)', () => {
  const part = page.getByRole('region', { name: 'Buying for a business?' });
  const field = (name: string) => part.getByRole('textbox', { name });
  const fold = part.getByRole('button', { name: 'Buying for a business?' });
  const box = part.getByRole('checkbox', { name: `Bill this order to ${BUSINESS.legalName}` });
  const save = part.getByRole('button', { name: 'Save and bill to this business' });

  it('names the faults of its details, and blocks the next step until they are saved', async () => {
    await renderShop('/address', { shopper: SHOPPER });
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
    await fold.click();
    await save.click();
    await expectText('GSTIN is required');
    await field('GSTIN').fill('33aabct1332l1zm');
    await expectText('Registered in Tamil Nadu');
    await field('Legal name').fill(BUSINESS.legalName);
    await field('Billing address line 1').fill(BUSINESS.addressLine1);
    await field('PIN code').fill('682001');
    await save.click();
    await expect.element(part.getByText(/^The check digit of this GSTIN does not fit/)).toBeVisible();
    await expect.element(field('GSTIN')).toHaveFocus();
    await expectAccessible();
    await goOn.click();
    await expectAlert('Please save your business details first, or close them');
    const ofKerala = 'PIN code 682001 is in Kerala, and this GSTIN is of Tamil Nadu.';
    server.refuse<typeof changeBusiness>('PUT', '/account/business', {
      ...{ status: 400, message: ofKerala, fields: [{ field: 'pinCode', message: ofKerala }] },
    });
    await field('GSTIN').fill(BUSINESS.gstin);
    await save.click();
    await expectText(ofKerala);
    server.act<typeof changeBusiness>('PUT', '/account/business', () => {
      server.answer<typeof getBusiness>('GET', '/account/business', { success: true, business: BUSINESS });
      return { success: true, message: '', business: BUSINESS };
    });
    await field('PIN code').fill(BUSINESS.pinCode);
    await save.click();
    await expect.element(box).toBeChecked();
  });

  it('is billed as long as its box is ticked', async () => {
    server.answer<typeof getBusiness>('GET', '/account/business', { success: true, business: BUSINESS });
    await renderShop('/address', { shopper: SHOPPER });
    await fold.click();
    await box.click();
    await goOn.click();
    await expect.element(delivery.getByText(BUSINESS.legalName)).toBeVisible();
    await expect.element(delivery.getByText(/GSTIN 33AABCT1332L1ZL/)).toBeVisible();
    await expectAccessible();
    await order();
    expect(sent()).toMatchObject([{ business: { gstin: BUSINESS.gstin, pinCode: BUSINESS.pinCode } }]);
    await expect.element(box).toBeChecked();
    await box.click();
    await goOn.click();
    await expect.element(delivery).toBeVisible();
    await expect.element(delivery.getByText(/Billed to/)).not.toBeInTheDocument();
    await order();
    expect(sent()[1]).not.toHaveProperty('business');
  });
});

describe('a gift (CHECKOUT-25)', () => {
  const part = page.getByRole('region', { name: 'Is it a gift?' });
  const box = part.getByRole('checkbox', { name: 'It is a gift: bill it to me' });
  const answerAddresses = (...addresses: readonly AddressView[]) =>
    server.answer<typeof getAddresses>('GET', '/get-address', addressesOf(...addresses));

  it('needs an address for the bill, goes to a friend and is billed to the shopper, once', async () => {
    answerAddresses(FRIEND);
    await renderShop('/address', { shopper: SHOPPER });
    await expect.element(box).not.toBeChecked();
    await box.click();
    await goOn.click();
    await expectAlert('Please save your own address for the bill, or untick the gift');
    answerAddresses(FRIEND, { ...HOME, isDefault: false });
    location.hash = '#/Empty';
    await expectText('OOPS! Your Cart is Empty');
    location.hash = '#/address';
    await expect.element(box).toBeChecked();
    await expect.element(part.getByLabelText('Your address on the bill')).toHaveValue(HOME.id);
    await expectAccessible();
    await goOn.click();
    await expect.element(delivery.getByText(/^A gift, billed to Asha Menon/)).toBeVisible();
    await order();
    expect(sent()).toMatchObject([
      {
        deliveryAddress: { fullName: 'Divya Nair', zipcode: '600001' },
        billTo: { fullName: 'Asha Menon', zipcode: '682001' },
      },
    ]);
    expect(sent()[0]).not.toHaveProperty('business');
    await expect.element(box).not.toBeChecked();
  });
});
