import { expect, test } from '../support/staff-test.ts';

const PACK = {
  productId: 'tender-coconut-water-pack',
  variantId: 'tender-coconut-water-pack_V01',
} as const;

// ACCOUNT-50
test("staff log a stranger out of a customer's account everywhere, after a question", async ({
  page,
  request,
  shopper,
  calls,
  signInAs,
}) => {
  const { orderId } = await calls.order(PACK);
  const { name } = await signInAs(
    ['orders.read', 'customers.read', 'customers.write', 'staff.manage'],
    `Latha ${Date.now()}`,
  );
  const headers = { authorization: `Bearer ${shopper.token}` };
  const statusOfCart = async () => (await request.get('/api/get-cart', { headers })).status();
  await page.goto(`/backoffice/orders/${orderId}`);
  const logOut = page.getByRole('button', { name: 'Log out everywhere' });
  await logOut.click();
  const question = page.getByRole('alertdialog', { name: /^Log .* out everywhere\?$/ });
  await expect(question).toContainText('Their password stays as it is.');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(logOut).toBeFocused();
  expect(await statusOfCart()).toBe(200);

  await logOut.click();
  await question.getByRole('button', { name: 'Log out everywhere' }).dblclick();
  await expect(page.getByText(/is logged out: 1 login ended\.$/)).toBeVisible();
  expect(await statusOfCart()).toBe(401);
  await page.goto('/backoffice/audit');
  const entries = page.getByRole('row').filter({ hasText: name });
  await expect(entries.filter({ hasText: /ended all logins/i })).toHaveCount(1);
});
