import { alertSaying } from '../support/expect-texts.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

// A call that pages send alone is asked before the session is confirmed.
test('a session that has ended is found out by one call', async ({ page, shopper, calls, allowProblems }) => {
  allowProblems(/status of 401/);
  await calls.endSession();
  await logIn(page, shopper);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(new URL(response.url()).pathname);
  });
  await page.goto('/#/products');
  await expect(alertSaying(page, 'Session expired. Please login again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login / Register' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual(['/api/user-details']);
});
