import { WATER } from '../../support/checkout.ts';
import { alerts, does, offers, type Row, reads, type Scene, type Stage, type State, shows } from '../row.ts';
import { askToRemove, openCart, pressMore, remove, showCart } from '../states/carts.ts';
import { answer, cut, hang, letAnswer, refuse } from '../states/replies.ts';
import { enter, visit } from '../states/visits.ts';

const UPDATE = 'update-cart-quantity';
const REMOVE = 'remove-from-cart';
const NETWORK = 'Network connection error. Please check your internet and try again.';

/** A change of the cart that is refused. */
function refused(
  act: (stage: Stage) => Promise<void>,
  call: string,
  status: number,
  message: string,
  ...rows: readonly Row[]
): Scene {
  return {
    open: async (stage) => {
      await letAnswer(stage);
      await showCart(stage);
      await refuse(stage, call, status, message);
      await act(stage);
    },
    rows,
  };
}

async function messageOf({ request }: Stage, calls: Caller, method: string, path: string, data: object) {
  const { token } = calls.shopper;
  const headers = { authorization: `Bearer ${token}` };
  return (await (await request.fetch(`/api/${path}`, { method, headers, data })).json()).message;
}

type Caller = { readonly shopper: { readonly token: string } };

/** The cart in its states, with what it says of every answer. */
export const cart: readonly State[] = [
  {
    name: 'the cart with a line that changes',
    scenes: [
      {
        open: openCart,
        rows: [
          reads('4', 'minus is disabled at 1', true, ({ page }) =>
            page.getByRole('button', { name: /^One less/ }).isDisabled(),
          ),
          reads('2 Cart', 'The checkout button goes to /address', '#/address', ({ page }) =>
            page.getByRole('link', { name: 'Checkout', exact: true }).getAttribute('href'),
          ),
          reads('2 Cart', 'an order summary', 1, ({ page }) =>
            page.getByRole('region', { name: 'Order summary' }).count(),
          ),
          reads(
            '9',
            'GST 18% on the amount after discounts; delivery 40 below 500',
            true,
            async ({ page }) => {
              const summary = page.getByRole('region', { name: 'Order summary' });
              const names = await summary.getByRole('term').allTextContents();
              const values = await summary.getByRole('definition').allTextContents();
              const figure = (name: string) =>
                Number(
                  (values[names.findIndex((one) => one.trim() === name)] ?? '').replace(/[^\d.]/g, '') || 0,
                );
              const subtotal = figure('Subtotal');
              const delivery = subtotal >= 500 ? 0 : 40;
              return (
                Math.abs(figure('GST') - subtotal * 0.18) < 0.006 &&
                figure('Delivery') === delivery &&
                Math.abs(figure('Total') - (subtotal * 1.18 + delivery)) < 0.006
              );
            },
          ),
          reads('9', 'amounts with the rupee sign', 0, ({ page }) =>
            page.getByRole('region', { name: 'Order summary' }).getByText('$').count(),
          ),
        ],
      },
      {
        open: askToRemove,
        rows: [
          shows('2 Cart', 'Remove Item'),
          shows('2 Cart', 'Are you sure you want to remove this item from your cart?'),
          offers('2 Cart', 'Cancel', 'button'),
          offers('2 Cart', 'Remove', 'button'),
        ],
      },
      {
        open: async (stage) => {
          await stage.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
          await hang(stage, UPDATE);
          await pressMore(stage);
        },
        rows: [
          reads(
            '2 Cart',
            'a spinner while its quantity is updating, buttons disabled',
            ['true', true],
            async ({ page }) => [
              await page.getByRole('group', { name: /^Quantity of/ }).getAttribute('aria-busy'),
              await page.getByRole('button', { name: /^Remove Tender/ }).isDisabled(),
            ],
          ),
        ],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await showCart(stage);
          await stage.page.getByRole('button', { name: /^Add to wishlist/ }).click();
        },
        rows: [
          shows('2 Cart', 'In Wishlist'),
          alerts('8', '{name} added to wishlist successfully!', 'added to wishlist successfully!'),
        ],
      },
      {
        open: async (stage) => {
          await showCart(stage);
          await hang(stage, REMOVE);
          await remove(stage);
        },
        rows: [shows('2 Cart', 'Removing...')],
      },
    ],
  },
  {
    name: 'a line on its way into the wishlist',
    scenes: [
      {
        open: async (stage) => {
          await openCart(stage);
          await hang(stage, 'add-to-wishlist');
          await stage.page.getByRole('button', { name: /^Add to wishlist/ }).click();
        },
        rows: [shows('2 Cart', 'Adding...')],
      },
    ],
  },
  {
    name: 'a quantity that the server refuses',
    scenes: [
      { open: openCart, rows: [] },
      refused(
        pressMore,
        UPDATE,
        400,
        'Quantity must be a positive number',
        alerts('8', 'Invalid quantity. Please try again.'),
      ),
      refused(
        pressMore,
        UPDATE,
        500,
        'The database is asleep',
        alerts(
          '8',
          'Failed to update quantity: {error}',
          'Failed to update quantity: The database is asleep',
        ),
      ),
      refused(
        pressMore,
        UPDATE,
        404,
        'Product not found in database',
        alerts('8', 'This product is no longer available. Removing from cart...'),
        shows('5', 'Product not found in database', 'OOPS! Your Cart is Empty'),
      ),
    ],
  },
  {
    name: 'a removal that fails',
    scenes: [
      { open: openCart, rows: [] },
      refused(
        remove,
        REMOVE,
        404,
        'Product not found in cart',
        alerts('8', 'not found in cart', 'This item is no longer in your cart. Refreshing cart...'),
        alerts('8', 'This item is no longer in your cart. Refreshing cart...'),
      ),
      refused(
        remove,
        REMOVE,
        400,
        'Product ID is required',
        alerts('8', 'Invalid item selected. Please try again.'),
      ),
      refused(
        remove,
        REMOVE,
        500,
        'The database is asleep',
        alerts('8', 'Failed to remove item: {error}', 'Failed to remove item: The database is asleep'),
      ),
      {
        open: async (stage) => {
          await letAnswer(stage);
          await showCart(stage);
          await answer(stage, REMOVE, { success: undefined });
          await remove(stage);
        },
        rows: [
          alerts(
            '8',
            'Item removed from server but failed to update locally. The page will refresh to sync your cart.',
          ),
        ],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await showCart(stage);
          await cut(stage, REMOVE);
          await remove(stage);
        },
        rows: [alerts('8', NETWORK)],
      },
      refused(remove, REMOVE, 401, 'x', alerts('8', 'Your session has expired. Please log in again.')),
    ],
  },
  {
    name: 'a cart that loads, fails or is empty',
    scenes: [
      {
        open: async (stage) => {
          await enter(stage);
          await refuse(stage, 'get-cart', 500, 'broken');
          await visit(stage, '/cart');
        },
        rows: [shows('2 Cart', 'Error loading cart'), offers('2 Cart', 'Try Again', 'button')],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await visit(stage, '/cart');
        },
        rows: [shows('2 Cart', 'an empty cart shows a separate view', 'OOPS! Your Cart is Empty')],
      },
    ],
  },
  {
    name: 'what the server says of the cart calls',
    scenes: [
      {
        open: async () => undefined,
        rows: [
          does(
            '5',
            'Quantity must be a positive number',
            'Quantity must be a positive number',
            async (stage) => {
              const calls = await enter(stage);
              await calls.addToCart(WATER);
              return messageOf(stage, calls, 'PUT', UPDATE, { ...WATER, newQuantity: 0 });
            },
          ),
          does('5', 'Product ID is required', 'Product ID is required', async (stage) =>
            messageOf(stage, await enter(stage), 'POST', REMOVE, {}),
          ),
          does('5', 'Product not found in cart', 'Product not found in cart', async (stage) =>
            messageOf(stage, await enter(stage), 'POST', REMOVE, WATER),
          ),
          does('3', 'pcs', 'pcs', async (stage) => {
            const calls = await enter(stage);
            await calls.addToCart(WATER);
            const headers = { authorization: `Bearer ${calls.shopper.token}` };
            const reply = await (await stage.request.get('/api/get-cart', { headers })).json();
            return reply.cart[0].unit;
          }),
          does('9', 'Delivery free from 500 after discounts, 40 below', [40, 0], async (stage) => {
            const calls = await enter(stage);
            const charges: number[] = [];
            const { summary } = await calls.addToCart({
              productId: 'virgin-coconut-oil-bottle',
              variantId: 'virgin-coconut-oil-bottle_V01',
            });
            for (const quantity of [1, Math.ceil(500 / summary.subtotal)]) {
              const reply = await calls.setQuantity(
                { productId: 'virgin-coconut-oil-bottle', variantId: 'virgin-coconut-oil-bottle_V01' },
                quantity,
              );
              charges.push(reply.summary.delivery);
            }
            return charges;
          }),
        ],
      },
    ],
  },
];
