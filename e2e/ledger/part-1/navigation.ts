import { goTo } from '../../support/navigation.ts';
import { holds, located, offers, type Row, reads, type State, state } from '../row.ts';
import { moveTo, visit } from '../states/visits.ts';

const DESKTOP_LINKS = [
  ['Home', '#/'],
  ['About Us', '#/about-us'],
  ['Stores', '#/store'],
  ['Contact', '#/contact-us'],
  ['FAQ', '#/Faq'],
  ['Our Products', '#/products'],
  ['Wishlist', '#/wishlist'],
  ['Cart', '#/cart'],
] as const;

/** Every route of the table with the heading that tells its screen. */
const ROUTES = [
  ['/products', 'Our Products'],
  ['/ExploreProducts', 'Explore Merchandise Products'],
  ['/Sidebar', 'Filters'],
  ['/Product-page/market-tote', 'Market Tote'],
  ['/about-us', 'About Us'],
  ['/store', 'Our stores'],
  ['/Faq', 'Hello, How Can We Help?'],
  ['/blogs', 'Blogs'],
  ['/wishlist', 'Your wishlist'],
  ['/cart', 'Your cart'],
  ['/address', 'Address'],
  ['/payment-success', 'Payment Successful!'],
  ['/payment-failed', 'Oh, your Payment Failed!'],
  ['/order-details', 'My orders'],
  ['/order-complete', 'Order placed Successful!'],
  ['/OrderComplete', 'Order placed Successful!'],
  ['/Empty', 'OOPS! Your Cart is Empty'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/privacy', 'Privacy Policy'],
  ['/refund-policy', 'Refund Policy'],
  ['/shipping-policy', 'Shipping Policy'],
  ['/Terms-of-service', 'Terms of Service'],
  ['/terms-of-service', 'Terms of Service'],
  ['/process', 'Our Process'],
  ['/no-such-route', "OOPS! The page you were looking for doesn't exist"],
] as const;

function route([path, heading]: (typeof ROUTES)[number]): Row {
  return {
    section: '2.1',
    says: `route ${path}`,
    check: async (stage, label) => {
      await moveTo(stage, path);
      await offers('2.1', path, 'heading', heading).check(stage, `${label} (${heading})`);
    },
  };
}

/** The head and the foot of every page, and the table of routes. */
export const navigation: readonly State[] = [
  state('the head and the foot of the page for a visitor', (stage) => visit(stage, '/Empty'), [
    located('1', 'Your account for everything', (page) =>
      page.getByRole('banner').getByText('Your account for everything Ilaneer', { exact: true }),
    ),
    located('1', 'Login / Register', (page) =>
      page.getByRole('banner').getByRole('button', { name: 'Login / Register', exact: true }),
    ),
    ...DESKTOP_LINKS.map(([label, href]) =>
      located('2.2', `navigation: ${label} to ${href}`, (page) =>
        page
          .getByRole('banner')
          .getByRole('link', { name: label })
          .and(page.locator(`[href="${href}"]`)),
      ),
    ),
    reads('2.2', 'each destination of the bar once', true, async ({ page }) => {
      const labels = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts();
      return labels.length > 0 && new Set(labels).size === labels.length;
    }),
    located('2.4', 'Subscribe', (page) =>
      page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe', exact: true }),
    ),
    located('2.4', 'an e-mail input', (page) => page.getByRole('contentinfo').locator('input[type=email]')),
    reads('2.4', 'one phone number among the ways to reach us', 1, ({ page }) =>
      page.getByRole('contentinfo').locator('section a[href^="tel:"]').count(),
    ),
    reads('2.4', 'two contact e-mail addresses', 2, ({ page }) =>
      page.getByRole('contentinfo').locator('section a[href^="mailto:"]').count(),
    ),
    ...['privacy', 'refund', 'shipping', 'terms'].map((word) =>
      located('2.4', `legal link: ${word}`, (page) =>
        page.getByRole('contentinfo').getByRole('link', { name: new RegExp(word, 'i') }),
      ),
    ),
    ...['LinkedIn', 'Facebook', 'Instagram', 'YouTube'].map((network) =>
      located('2.4', `social link: ${network}`, (page) =>
        page.getByRole('contentinfo').getByRole('link', { name: new RegExp(`^${network}`) }),
      ),
    ),
    holds('2.4', 'address', 'Malappuram 676505'),
  ]),
  state(
    'the menu of a phone',
    async (stage) => {
      await stage.page.setViewportSize({ width: 360, height: 740 });
      await visit(stage, '/Empty');
      await goTo(stage.page, 'Our Process');
    },
    [offers('2.2', 'The mobile menu adds /process (Our Process)', 'heading', 'Our Process')],
  ),
  state('the table of routes', (stage) => visit(stage, '/'), [
    offers('2.3', 'Home', 'heading', 'Feel Freshness'),
    ...ROUTES.map(route),
    reads('2.1', 'Routes use hash-based history', '/', async ({ page }) => new URL(page.url()).pathname),
  ]),
];
