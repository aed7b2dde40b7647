import { newAddress } from '@ilaneer/testing/address-form';
import { signupForm } from '@ilaneer/testing/signup-form';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

export type Shopper = {
  readonly token: string;
  readonly user: { readonly name: string };
  readonly email: string;
  readonly password: string;
};

export type Choice = { readonly productId: string; readonly variantId: string };

export type Order = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly status: string;
  readonly totalAmount: number;
};

type Address = {
  readonly fullName: string;
  readonly phone: string;
  readonly city: string;
  readonly state: string;
  readonly isDefault: boolean;
};

export async function newShopper(request: APIRequestContext): Promise<Shopper> {
  const form = signupForm();
  const response = await request.post('/api/signup-with-email', { data: form });
  expect(response.status()).toBe(201);
  const { token, user } = await response.json();
  return { token, user, email: form.email, password: form.password };
}

/** As in a returning browser. */
export async function logIn(page: Page, { token, user }: Shopper): Promise<void> {
  await page.addInitScript(
    ([authToken, userData]) => {
      // Once: later session changes survive reloads.
      if (sessionStorage.getItem('logged in once') !== null) return;
      sessionStorage.setItem('logged in once', 'yes');
      localStorage.setItem('authToken', authToken);
      localStorage.setItem('userData', userData);
    },
    [token, JSON.stringify(user)] as const,
  );
}

export function callsOf(request: APIRequestContext, { token }: Pick<Shopper, 'token'>) {
  const headers = { authorization: `Bearer ${token}` };

  async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object) {
    const response = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
    expect(response.ok(), `${method} ${path}`).toBe(true);
    return response.json();
  }

  return {
    refusal: async (method: 'POST' | 'PUT', path: string, data: object): Promise<unknown> =>
      (await (await request.fetch(`/api${path}`, { method, headers, data })).json()).message,
    addToCart: (choice: Choice, quantity = 1) => send('POST', '/add-to-cart', { ...choice, quantity }),
    setQuantity: (choice: Choice, newQuantity: number) =>
      send('PUT', '/update-cart-quantity', { ...choice, newQuantity }),
    addToWishlist: (choice: Pick<Choice, 'productId'> & Partial<Choice>) =>
      send('POST', '/add-to-wishlist', choice),
    saveAddress: (change: object = {}) => send('POST', '/add-address', { ...newAddress(), ...change }),
    addresses: async (): Promise<readonly Address[]> => (await send('GET', '/get-address')).addresses,
    wishlist: async (): Promise<readonly Choice[]> => (await send('GET', '/get-wishlist')).wishlist,
    removeFromCart: (choice: Choice) => send('POST', '/remove-from-cart', choice),
    endSession: () => send('POST', '/logout'),
    order: async (choice: Choice, more: object = {}, quantity = 1): Promise<Order> => {
      await send('POST', '/add-to-cart', { ...choice, quantity });
      const { order } = await send('POST', '/place-order', {
        items: [{ ...choice, quantity }],
        deliveryAddress: newAddress(),
        paymentMethod: 'cod',
        ...more,
      });
      return order;
    },
    payByGiftCard: (choice: Choice, giftCardCode: string) =>
      send('POST', '/single-product-place-order', {
        ...choice,
        quantity: 1,
        deliveryAddress: newAddress(),
        paymentMethod: 'online',
        giftCardCode,
      }),
    cancelOrder: (orderId: string) => send('POST', `/orders/${orderId}/cancel`, {}),
    askForReturn: async (orderId: string, asked: object): Promise<string> =>
      (await send('POST', `/orders/${orderId}/returns`, asked)).return.id,
    /** Id of a waiting review of the first line of a delivered order. */
    writeReview: async (orderId: string): Promise<string> => {
      const { order } = await send('GET', `/orders/${orderId}`);
      const multipart = { link: order.reviewLink, position: '1', stars: '4', words: '', seen: '0' };
      const response = await request.post('/api/review-links/reviews', { multipart });
      return (await response.json()).order.lines[0].review.id;
    },
    orders: async (): Promise<readonly Order[]> => (await send('GET', '/orders')).orders,
    cartLines: async (): Promise<
      readonly (Choice & { readonly quantity: number; readonly unit: string })[]
    > => (await send('GET', '/get-cart')).cart,
  };
}
