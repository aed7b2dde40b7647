import { signupForm } from '@ilaneer/testing/signup-form';
import { expect } from '@playwright/test';
import { does, type Row, reads, type Stage, type State, state } from '../row.ts';
import { letAnswer } from '../states/replies.ts';
import { visit } from '../states/visits.ts';

const STALE_MS = 300_000;

/** How often the page has asked for something until now. */
function counted({ page }: Stage, call: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes(`/api/${call}`)) calls += 1;
  });
  return () => calls;
}

/** A copy in the browser that is so many ms old is asked for again so often. */
function askedAfter(says: string, ms: number, times: number): Row {
  return does('9', says, times, async (stage) => {
    const { page } = stage;
    await expect.poll(() => page.evaluate(`localStorage.getItem('products') !== null`)).toBe(true);
    await page.evaluate(`{
      const copy = JSON.parse(localStorage.getItem('products'));
      localStorage.setItem('products', JSON.stringify({ ...copy, fetchedAt: Date.now() - ${ms} }));
    }`);
    const calls = counted(stage, 'getAllProducts');
    await visit(stage, '/ExploreProducts');
    await page.getByRole('main').getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    return calls();
  });
}

async function fieldsOf({ request }: Stage, path: string, ...names: readonly string[]): Promise<unknown> {
  const reply = await (await request.get(`/api/${path}`)).json();
  return names.filter((name) => !(name in reply));
}

/** The calls of section 7 with the fields that are read of their replies, and how long lists are kept. */
export const calls: readonly State[] = [
  state('the calls of the storefront', async () => undefined, [
    reads('7', 'GET home-banners: success, banners', [], (stage) =>
      fieldsOf(stage, 'home-banners', 'success', 'banners'),
    ),
    reads('7', 'GET get-categories: success, message, categories, pagination', [], (stage) =>
      fieldsOf(stage, 'get-categories?page=1&limit=100', 'success', 'message', 'categories', 'pagination'),
    ),
    reads('7', 'GET getProductsByCategory: success, message, products', [], (stage) =>
      fieldsOf(stage, 'getProductsByCategory/caps', 'success', 'message', 'products'),
    ),
    reads('7', 'GET getAllProducts: success, products, total, timestamp', [], (stage) =>
      fieldsOf(stage, 'getAllProducts', 'success', 'products', 'total', 'timestamp'),
    ),
    does('7', 'POST signup-with-email, then login-user', [true, true], async ({ request }) => {
      const form = signupForm();
      const signup = await (await request.post('/api/signup-with-email', { data: form })).json();
      const data = { email: ` ${form.email} `, password: form.password };
      const login = await (await request.post('/api/login-user', { data })).json();
      const has = (reply: object, names: readonly string[]) => names.every((name) => name in reply);
      return [has(signup, ['success', 'message', 'user', 'token']), has(login, ['token', 'user', 'message'])];
    }),
    does('9', 'Category page size 100', '100', async (stage) => {
      const asked = stage.page.waitForRequest('**/api/get-categories*');
      await visit(stage, '/products');
      return new URL((await asked).url()).searchParams.get('limit');
    }),
  ]),
  state(
    'lists that the browser keeps',
    async (stage) => {
      await letAnswer(stage);
      await visit(stage, '/ExploreProducts');
      await stage.page.getByRole('main').getByRole('article').first().waitFor();
    },
    [
      askedAfter('Cached lists are shown without a call before 5 minutes', STALE_MS - 60_000, 0),
      askedAfter('Cached lists go stale after 5 minutes', STALE_MS + 1_000, 1),
    ],
  ),
];
