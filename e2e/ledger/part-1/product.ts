import { holds, located, offers, reads, type Stage, type State, shows, state } from '../row.ts';
import { hang, letAnswer, refuse } from '../states/replies.ts';
import { visit } from '../states/visits.ts';

/** Lets the shop have products without further pictures. */
async function withoutPictures({ page }: Stage): Promise<void> {
  const withoutOwn = (product: object) => ({ ...product, images: [] });
  await page.route('**/api/getAllProducts', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({ response, json: { ...reply, products: reply.products.map(withoutOwn) } });
  });
  await page.route('**/api/getProduct/*', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({ response, json: { ...reply, product: withoutOwn(reply.product) } });
  });
}

/** The page of a product in its states, and the screens that stand by themselves. */
export const product: readonly State[] = [
  {
    name: 'the page of a product',
    scenes: [
      {
        open: (stage) => visit(stage, '/Product-page/monsoon-heavy-t-shirt'),
        rows: [
          offers('2.6', 'name', 'heading', 'Monsoon Heavy T-shirt'),
          shows('2.6', 'features', 'Features'),
          located('2.6', 'one button group per variant name, first value preselected', (page) =>
            page
              .getByRole('group', { name: /^Colour/ })
              .getByRole('button', { name: 'Yellow', pressed: true }),
          ),
          located('2.6', 'Buy Now', (page) =>
            page
              .getByRole('link', { name: 'Buy Now', exact: true })
              .and(page.locator('[href*="#/OrderComplete?"]')),
          ),
          holds('2.6', 'first bulk-order note', 'Stocking up?'),
          holds('2.6', 'second bulk-order note', 'Need more for a wedding, an office or a shop?'),
          shows('2.6', 'description', 'Description'),
          shows('2.6', 'storage instruction', 'Storage instruction'),
          shows('2.6', 'shelf life', 'Shelf life'),
          shows('2.6', 'certification', 'Certification'),
          reads('2.6', 'a static three-step process section', 3, ({ page }) =>
            page.getByRole('region', { name: 'From the coast to you' }).getByRole('listitem').count(),
          ),
          offers('2.6', 'Other products', 'heading'),
        ],
      },
      {
        open: async (stage) => {
          await withoutPictures(stage);
          await stage.page.evaluate('localStorage.clear()');
          await visit(stage, '/Product-page/monsoon-heavy-t-shirt');
        },
        rows: [shows('2.6', 'No additional images available')],
      },
    ],
  },
  {
    name: 'a product that loads, fails or is not there',
    scenes: [
      {
        open: async (stage) => {
          await hang(stage, 'getAllProducts');
          await hang(stage, 'getProduct');
          await visit(stage, '/Product-page/market-tote');
        },
        rows: [shows('2.6', 'Loading...')],
      },
      {
        open: async (stage) => {
          await refuse(stage, 'getAllProducts', 500, 'broken');
          await refuse(stage, 'getProduct', 500, 'broken');
          await visit(stage, '/Product-page/market-tote');
        },
        rows: [shows('2.6', 'Error loading product.')],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          stage.allowProblems(/404/);
          await visit(stage, '/Product-page/no-such-product');
        },
        rows: [shows('2.6', 'Product not found.')],
      },
    ],
  },
  state('the not-found screen', (stage) => visit(stage, '/nowhere'), [
    shows('2.6', "OOPS! The page you were looking for doesn't exist"),
    located('2.6', 'Go to Home', (page) =>
      page.getByRole('link', { name: 'Go to Home', exact: true }).and(page.locator('[href="#/"]')),
    ),
  ]),
  state('the empty-cart screen', (stage) => visit(stage, '/Empty'), [
    reads(
      '2.6',
      'OOPS! Your Cart is Empty / Get our amazing products & offers',
      ['OOPS! Your Cart is Empty', true],
      async ({ page }) => [
        await page.getByRole('heading', { level: 1 }).textContent(),
        await page.getByText('Get our amazing products & offers', { exact: true }).isVisible(),
      ],
    ),
    located('2.6', 'Add item from wishlist', (page) =>
      page
        .getByRole('link', { name: 'Add item from wishlist', exact: true })
        .and(page.locator('[href="#/wishlist"]')),
    ),
  ]),
];
