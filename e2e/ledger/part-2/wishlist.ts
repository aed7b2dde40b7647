import { WATER } from '../../support/checkout.ts';
import { alerts, does, holds, located, offers, reads, type Stage, type State, shows } from '../row.ts';
import { answer, hang, letAnswer, refuse } from '../states/replies.ts';
import { enter, moveTo, visit } from '../states/visits.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function takeOut({ page }: Stage): Promise<void> {
  await page
    .getByRole('button', { name: /^Remove .* from wishlist$/ })
    .first()
    .click();
}

/** Lets the list hold the same entry twice, once without an availability of its own. */
async function showTwo(stage: Stage): Promise<void> {
  await stage.page.route('**/api/get-wishlist', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const [first] = reply.wishlist;
    const bare = { ...first.product, availability: '', variantCombinations: [], volumes: ['1 L'] };
    const second = { ...first, id: 'second', variantId: null, product: bare };
    await route.fulfill({ response, json: { ...reply, wishlist: [first, second], totalItems: 2 } });
  });
}

/** The wishlist in its states, with what it says of every answer. */
export const wishlist: readonly State[] = [
  {
    name: 'a wishlist that loads, fails, is empty',
    scenes: [
      {
        open: async (stage) => {
          await enter(stage);
          await hang(stage, 'get-wishlist');
          await visit(stage, '/wishlist');
        },
        rows: [
          shows('2 Wishlist', 'Loading your wishlist...'),
          reads('2 Wishlist', 'Breadcrumb Homepage > Wishlist', ['Homepage', 'Wishlist'], ({ page }) =>
            page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').allTextContents(),
          ),
        ],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await refuse(stage, 'get-wishlist', 500, '');
          await visit(stage, '/wishlist');
        },
        rows: [
          shows('2 Wishlist', 'Error loading wishlist'),
          shows('8', 'Failed to fetch wishlist'),
          offers('2 Wishlist', 'Try Again', 'button'),
        ],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await refuse(stage, 'get-wishlist', 500, 'The error text of the server');
          await visit(stage, '/wishlist');
        },
        rows: [shows('8', "the server's error text", 'The error text of the server')],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await visit(stage, '/wishlist');
        },
        rows: [
          shows('2 Wishlist', 'Your wishlist is empty'),
          shows('2 Wishlist', "You haven't added any products to your wishlist yet."),
          located('2 Wishlist', 'Continue Shopping', (page) =>
            page
              .getByRole('link', { name: 'Continue Shopping', exact: true })
              .and(page.locator('[href="#/"]')),
          ),
        ],
      },
    ],
  },
  {
    name: 'a wishlist with entries',
    scenes: [
      {
        open: async (stage) => {
          const calls = await enter(stage);
          await calls.addToWishlist(WATER);
          await showTwo(stage);
          await visit(stage, '/wishlist');
        },
        rows: [
          shows('2 Wishlist', 'Choose products (N items)', 'Choose products (2 items)'),
          holds('2 Wishlist', 'Available', 'Available in 1 L'),
          holds('2 Wishlist', ' in ', 'stock in '),
          offers('2 Wishlist', 'a plus icon that adds it to the cart', 'button', /^Add Tender.* to cart$/),
        ],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await visit(stage, '/wishlist');
          await refuse(stage, 'remove-from-wishlist', 500, '');
          await takeOut(stage);
        },
        rows: [alerts('8', 'Failed to remove from wishlist. Please try again.')],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await refuse(stage, 'remove-from-wishlist', 404, '');
          await takeOut(stage);
        },
        rows: [alerts('8', 'Product not found in wishlist')],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await refuse(stage, 'remove-from-wishlist', 401, '');
          await takeOut(stage);
        },
        rows: [alerts('6', 'Please login to manage wishlist')],
      },
    ],
  },
  {
    name: 'what was added to the wishlist lately',
    scenes: [
      {
        open: async (stage) => {
          const calls = await enter(stage);
          await calls.addToWishlist(WATER);
          // One of them just within the seven days, one just without.
          const ages = [0, 7 * DAY_MS - HOUR_MS, 7 * DAY_MS + HOUR_MS];
          await stage.page.route('**/api/get-wishlist', async (route) => {
            const response = await route.fetch();
            const reply = await response.json();
            const wishlist = ages.map((age, place) => ({
              ...reply.wishlist[0],
              id: `entry-${place}`,
              addedAt: new Date(Date.now() - age).toISOString(),
            }));
            await route.fulfill({ response, json: { ...reply, wishlist } });
          });
          await visit(stage, '/wishlist');
          await stage.page.getByRole('button', { name: /^Recently added/ }).click();
        },
        rows: [
          offers('9', 'Recently added', 'button', 'Recently added 2'),
          reads('9', "'Recently added' default 7 days", 2, ({ page }) => page.getByRole('article').count()),
        ],
      },
    ],
  },
  {
    name: 'what else the wishlist keeps to',
    scenes: [
      {
        open: async (stage) => {
          await answer(stage, 'get-wishlist', { wishlist: [], totalItems: 0 });
        },
        rows: [
          does('9', 'Wishlist refetched after 5 minutes (300000 ms)', [1, 1, 2], async (stage) => {
            const { page } = stage;
            let asked = 0;
            page.on('request', (request) => {
              if (request.url().endsWith('/api/get-wishlist')) asked += 1;
            });
            await enter(stage);
            await page.clock.install();
            await visit(stage, '/wishlist');
            await page.getByText('Your wishlist is empty').waitFor();
            const counts = [asked];
            for (const ms of [240_000, 65_000]) {
              await moveTo(stage, '/Empty');
              await page.getByText('OOPS! Your Cart is Empty').waitFor();
              await page.clock.fastForward(ms);
              await moveTo(stage, '/wishlist');
              await page.getByText('Your wishlist is empty').waitFor();
              await page.waitForLoadState('networkidle');
              counts.push(asked);
            }
            return counts;
          }),
        ],
      },
    ],
  },
];
