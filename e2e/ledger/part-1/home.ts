import { altOfCaption } from '@ilaneer/domain/gallery/alt-text';
import { expectDot, holdClock, movesSince, noteMoves } from '../../support/current-slide.ts';
import { does, holds, located, offers, reads, type Stage, type State, shows, state } from '../row.ts';
import { answer, cut, hang, letAnswer, startOver } from '../states/replies.ts';
import { forgetEverything, visit } from '../states/visits.ts';

const banner = (id: string, title: string) => ({
  id,
  title,
  imageUrl: '/pictures/banners/tender-water-wide.svg',
  imageUrlTall: '',
  headline: '',
  text: '',
  link: '',
  linkLabel: '',
});

/** Opens Home with a clock that stands still from a first slide that nobody looks at more closely. */
async function openTurning(stage: Stage): Promise<void> {
  const { page } = stage;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await noteMoves(page);
  await page.clock.install();
  await visit(stage, '/');
  await page.getByRole('main').getByLabel('What people say', { exact: true }).last().hover();
  await page.getByRole('button', { name: 'Quote 1', exact: true }).click();
  await page.getByRole('region', { name: 'Banners' }).hover({ position: { x: 300, y: 100 } });
  await page.getByRole('button', { name: 'Banner 1', exact: true }).click();
  await expectDot(page, 'Banner 1');
  await holdClock(page);
  await page.evaluate('document.activeElement.blur()');
  await movesSince(page, 'Banners');
}

/** The dot that is current among those of a carousel. */
async function currentDot({ page }: Stage, one: string): Promise<string | null> {
  return page
    .getByRole('button', { name: new RegExp(`^${one} \\d$`) })
    .and(page.locator('[aria-current=true]'))
    .getAttribute('aria-label');
}

async function after(stage: Stage, ms: number): Promise<string | null> {
  await stage.page.clock.runFor(ms);
  return currentDot(stage, 'Banner');
}

const region = (name: string) => (stage: Stage) => stage.page.getByRole('region', { name, exact: true });

const LONG_CAPTION = 'Fifty characters of this caption are kept, not one more than that, ever';

/** Home, section by section, and the constants of its carousels and gallery. */
export const home: readonly State[] = [
  {
    name: 'home while its banners load, fail, are none, one or two',
    scenes: [
      {
        open: async (stage) => {
          await hang(stage, 'home-banners');
          await hang(stage, 'gallery-posts');
          await visit(stage, '/');
          await stage.page.getByRole('region', { name: 'Follow us' }).scrollIntoViewIfNeeded();
        },
        rows: [shows('2.3', 'Loading banners...'), shows('4', 'Loading Instagram posts...')],
      },
      {
        open: async (stage) => {
          await startOver(stage);
          await cut(stage, 'home-banners');
          await visit(stage, '/');
        },
        rows: [
          shows('2.3', 'Error loading banners: {message}', 'Error loading banners: Failed to fetch banners'),
          holds('7', 'Failed to fetch banners'),
        ],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await answer(stage, 'home-banners', { banners: [] });
          await forgetEverything(stage);
          await visit(stage, '/');
        },
        rows: [shows('2.3', 'No banners available')],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await answer(stage, 'home-banners', { banners: [banner('a', '')] });
          await forgetEverything(stage);
          await visit(stage, '/');
        },
        rows: [
          located('2.3', 'Banner', (page) => page.getByRole('img', { name: 'Banner', exact: true })),
          reads('9', 'dots, looping and autoplay only when more than one banner', 0, (stage) =>
            region('Banners')(stage).getByRole('button').count(),
          ),
        ],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await answer(stage, 'home-banners', { banners: [banner('a', 'Named'), banner('b', '')] });
          await forgetEverything(stage);
          await visit(stage, '/');
          await stage.page.getByRole('button', { name: 'Banner 2', exact: true }).click();
        },
        rows: [
          located('2.3', 'Banner N', (page) => page.getByRole('img', { name: 'Banner 2', exact: true })),
          reads('3', 'banners are kept in the browser', true, ({ page }) =>
            page.evaluate(`localStorage.getItem('banners') !== null`),
          ),
        ],
      },
    ],
  },
  state('home', (stage) => visit(stage, '/'), [
    offers('2.3', 'Feel Freshness', 'heading'),
    shows('2.3', 'Why choose', 'Why choose Ilaneer'),
    shows('2.3', '100% Natural'),
    shows('2.3', 'Natural Hydration'),
    shows('2.3', 'Rich in Electrolytes'),
    shows('2.3', 'Low Calorie'),
    located('2.3', 'Read more', (page) =>
      page.getByRole('link', { name: 'Read more' }).and(page.locator('[href="#/about-us"]')),
    ),
    located('2.3', 'Scrolling taglines', (page) => page.getByRole('region', { name: 'Taglines' })),
    located('2.3', 'One drop', (page) => page.getByRole('region', { name: 'One drop', exact: true })),
    located('2.3', 'Our Story', (page) => page.getByRole('heading', { name: 'Our Story', exact: true })),
    reads('2.3', 'Buy Today', 6, ({ page }) => page.getByRole('link', { name: /^Buy Today/ }).count()),
    reads(
      '9',
      'Pack sizes: oil 200 ml and 1 Ltr; water 12, 24, 48 and 200 ml',
      ['200 ml', '1 Ltr', 'Pack of 12', 'Pack of 24', 'Pack of 48', '200 ml'],
      ({ page }) => page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts(),
    ),
    located('2.3', 'Explore our products', (page) =>
      page.getByRole('link', { name: 'Explore our products' }).and(page.locator('[href="#/products"]')),
    ),
    offers('2.3', 'contact us today', 'link'),
    offers('2.3', 'Follow us', 'heading'),
    located('2.3', 'A link to the photo network', (page) =>
      page.locator('a[href="https://instagram.example/ilaneer"]'),
    ),
    reads('9', 'Quote slider: four slides, dots', 4, ({ page }) =>
      page.getByRole('button', { name: /^Quote \d$/ }).count(),
    ),
    reads('2.3', 'five stars each', ['5 of 5 stars'], async ({ page }) => {
      const labels = await page.getByRole('img', { name: /stars$/, includeHidden: true }).all();
      return [...new Set(await Promise.all(labels.map((label) => label.getAttribute('aria-label'))))];
    }),
    reads('9', 'Gallery: 6 posts, six built-in images without credentials', 6, (stage) =>
      region('Follow us')(stage).getByRole('listitem').getByRole('img').count(),
    ),
    reads('2.3', 'no arrows', 0, (stage) =>
      region('Banners')(stage)
        .getByRole('button', { name: /next|previous/i })
        .count(),
    ),
  ]),
  state('home with its clock in hand', openTurning, [
    does('9', 'Banner carousel: pauses on hover', 'Banner 1', (stage) => after(stage, 9_000)),
    does('9', 'Banner carousel: autoplay every 4000 ms, not before', 'Banner 1', async (stage) => {
      await stage.page.mouse.move(2, 2);
      return after(stage, 3_999);
    }),
    does('9', 'Banner carousel: autoplay every 4000 ms', 'Banner 2', (stage) => after(stage, 1)),
    does('9', 'Banner carousel: transition 800 ms', [800, 800], ({ page }) => movesSince(page, 'Banners')),
    does('9', 'Quote slider: autoplay, 500 ms transition', [500], async ({ page }) => {
      await page.clock.runFor(6_000);
      return [...new Set(await movesSince(page, 'What people say'))];
    }),
    does('2.3', 'Banner carousel: loops', 'Banner 1', async (stage) => {
      for (let turns = 0; turns < 6; turns += 1) {
        if ((await after(stage, 4_000)) === 'Banner 1') return 'Banner 1';
      }
      return currentDot(stage, 'Banner');
    }),
  ]),
  state('what the gallery says of a post without a text of its own', async () => undefined, [
    // The network is asked with credentials only, so the rule itself is looked at.
    does(
      '9',
      'fallback alt text uses the first 50 characters of a caption',
      LONG_CAPTION.slice(0, 50),
      async () => altOfCaption(LONG_CAPTION),
    ),
  ]),
];
