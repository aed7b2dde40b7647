import { addressForm } from '@ilaneer/testing/address-form';
import { placeOrderButton, WATER } from '../../support/checkout.ts';
import {
  alerts,
  does,
  holds,
  located,
  offers,
  type Row,
  reads,
  type Scene,
  type Stage,
  type State,
  shows,
} from '../row.ts';
import { openPayment } from '../states/carts.ts';
import { cut, hang, letAnswer, refuse } from '../states/replies.ts';
import { enter, visit } from '../states/visits.ts';

const PLACE = 'place-order';

/** What the server says of an order that no screen would send. */
async function refusalOf({ request }: Stage, token: string, change: object): Promise<unknown> {
  const data = {
    items: [{ ...WATER, quantity: 1 }],
    deliveryAddress: addressForm(),
    paymentMethod: 'cod',
    ...change,
  };
  const headers = { authorization: `Bearer ${token}` };
  return (await (await request.post('/api/place-order', { headers, data })).json()).message;
}

/** An order that ends so at the payment step. */
function orderEnds(bring: (stage: Stage) => Promise<void>, ...rows: readonly Row[]): Scene {
  return {
    open: async (stage) => {
      await letAnswer(stage);
      await bring(stage);
      await placeOrderButton(stage.page).click();
    },
    rows,
  };
}

/** The payment step with cash on delivery, and what keeps a checkout from going on. */
export const paymentStep: readonly State[] = [
  {
    name: 'the checkout without something that it needs',
    scenes: [
      {
        open: async (stage) => {
          await enter(stage);
          await visit(stage, '/address');
        },
        rows: [
          holds('2 Checkout: address step', 'Your cart is empty. Please add items to proceed.'),
          offers('2 Checkout: address step', 'Continue Shopping', 'link'),
        ],
      },
      {
        open: async (stage) => {
          const calls = await enter(stage);
          await calls.addToCart(WATER);
          await visit(stage, '/payment');
        },
        rows: [
          reads(
            '2 Checkout: payment step',
            'without an address it redirects to /address',
            '#/address',
            async ({ page }) => new URL(page.url()).hash,
          ),
        ],
      },
    ],
  },
  {
    name: 'the checkout while its data fails',
    scenes: [
      {
        open: async (stage) => {
          await openPayment(stage);
          await refuse(stage, 'get-cart', 500, 'asleep');
          await stage.page.evaluate(`localStorage.removeItem('cart')`);
          await stage.page.reload();
        },
        rows: [
          holds('8', 'Error loading cart data: ...', 'Error loading cart data: asleep'),
          offers('2 Checkout: payment step', 'Retry', 'button'),
        ],
      },
      {
        open: async (stage) => {
          await stage.page.evaluate(`localStorage.removeItem('cart')`);
          await visit(stage, '/address');
        },
        rows: [shows('8', 'Unable to load payment summary')],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await refuse(stage, 'get-address', 500, 'asleep');
          await stage.page.evaluate(`localStorage.removeItem('addresses')`);
          await visit(stage, '/address');
        },
        rows: [
          holds('8', 'Error loading data: ...', 'Error loading data: asleep'),
          offers('2 Checkout: address step', 'Retry', 'button'),
        ],
      },
    ],
  },
  {
    name: 'the payment step, and an order that is placed',
    scenes: [
      {
        open: openPayment,
        rows: [
          located('2 Checkout: payment step', 'Cash on Delivery (default)', (page) =>
            page.getByRole('radio', { name: 'Cash on Delivery', checked: true }),
          ),
          holds('2 Checkout: payment step', 'A message about 100% secure payments', '100% secure payments'),
          offers('2 Checkout: payment step', 'a Place Order button', 'button', 'Place Order'),
        ],
      },
      orderEnds(
        (stage) => refuse(stage, PLACE, 400, ''),
        alerts('4', 'Failed to place order. Please try again.'),
      ),
      orderEnds((stage) => cut(stage, PLACE), alerts('8', 'Error placing order. Please try again.')),
      orderEnds(
        (stage) => hang(stage, PLACE),
        shows('2 Checkout: payment step', 'Processing Your Order...'),
        shows('2 Checkout: payment step', "Please don't refresh or go back"),
        reads(
          '2 Checkout: payment step',
          'All inputs are disabled while an order is being placed',
          true,
          ({ page }) => page.getByRole('radio', { name: 'Cash on Delivery' }).isDisabled(),
        ),
      ),
    ],
  },
  {
    name: 'an order with and without a login token',
    scenes: [
      {
        open: async (stage) => {
          await openPayment(stage);
          await placeOrderButton(stage.page).click();
        },
        rows: [
          alerts('4', 'Order placed successfully!'),
          reads(
            '4',
            'success goes to /order-details',
            '#/order-details',
            async ({ page }) => new URL(page.url()).hash,
          ),
        ],
      },
    ],
  },
  {
    name: 'an order without a login token',
    scenes: [
      {
        open: async (stage) => {
          await openPayment(stage);
          await stage.page.evaluate(`localStorage.removeItem('authToken')`);
          await placeOrderButton(stage.page).click();
        },
        rows: [
          alerts('4', 'Please login to continue'),
          reads('4', 'goes to /login', '#/login', async ({ page }) => new URL(page.url()).hash),
        ],
      },
    ],
  },
  {
    name: 'what the server says of an order',
    scenes: [
      {
        open: async () => undefined,
        rows: [
          does('5', 'Cart is empty', 'Cart is empty', async (stage) =>
            refusalOf(stage, (await enter(stage)).shopper.token, {}),
          ),
          does(
            '5',
            'Delivery address is missing required fields.',
            'Delivery address is missing required fields.',
            async (stage) => {
              const { shopper, addToCart } = await enter(stage);
              await addToCart(WATER);
              return refusalOf(stage, shopper.token, { deliveryAddress: { ...addressForm(), state: '' } });
            },
          ),
        ],
      },
    ],
  },
];
