import { alerts, does, located, type Row, type Scene, type Stage, type State } from '../row.ts';
import { breakAnswers, cut, letAnswer, refuse } from '../states/replies.ts';
import { enter, visit } from '../states/visits.ts';

const ADD = 'add-to-wishlist';

function heart({ page }: Pick<Stage, 'page'>) {
  return page
    .getByRole('article')
    .filter({ hasText: 'Market Tote' })
    .getByRole('button', { name: /wishlist$/ });
}

/** A heart that is refused so. */
function refused(status: number, message: string, ...rows: readonly Row[]): Scene {
  return {
    open: async (stage) => {
      await letAnswer(stage);
      await visit(stage, '/ExploreProducts');
      await refuse(stage, ADD, status, message);
      await heart(stage).click();
    },
    rows,
  };
}

/** The hearts of the cards with everything that the server can answer. */
export const wishlistHearts: readonly State[] = [
  {
    name: 'the heart of a card',
    scenes: [
      {
        open: async (stage) => {
          await enter(stage);
          await visit(stage, '/ExploreProducts');
          await cut(stage, ADD);
          await heart(stage).click();
        },
        rows: [alerts('8', 'Network connection error. Please check your internet and try again.')],
      },
      refused(404, '', alerts('8', 'This product is no longer available.')),
      refused(
        500,
        'The database is asleep',
        alerts(
          '8',
          'Failed to add to wishlist: {error}',
          'Failed to add to wishlist: The database is asleep',
        ),
      ),
      refused(
        409,
        '',
        alerts('8', 'This item is already in your wishlist!'),
        located('4', 'A 409 on add marks the product as already in the wishlist', (page) =>
          heart({ page }).and(page.locator('[aria-pressed=true]')),
        ),
      ),
      {
        open: async (stage) => {
          await letAnswer(stage);
          await visit(stage, '/ExploreProducts');
          await stage.page.getByRole('main').getByRole('article').first().waitFor();
          await breakAnswers(stage);
          await heart(stage).click();
        },
        rows: [alerts('8', 'An unexpected error occurred. Please try again.')],
      },
      {
        open: async (stage) => {
          await visit(stage, '/ExploreProducts');
          await heart(stage).click();
        },
        rows: [
          alerts(
            '8',
            '{name} added to wishlist successfully!',
            'Market Tote added to wishlist successfully!',
          ),
          located('4', 'filled', (page) => heart({ page }).and(page.locator('[aria-pressed=true]'))),
          does('4', 'the heart toggles: add, then remove', 'false', async ({ page }) => {
            await heart({ page }).click();
            await heart({ page }).and(page.locator('[aria-pressed=false]')).waitFor();
            return heart({ page }).getAttribute('aria-pressed');
          }),
        ],
      },
      refused(401, '', alerts('8', 'Your session has expired. Please log in again.')),
    ],
  },
];
