import { expect, test } from '../support/staff-test.ts';

// PRIVACY-2 and PRIVACY-3
test('a deleted account is found by its whole address and opens for a reason', async ({
  page,
  request,
  shopper,
  signInAs,
  allowProblems,
}) => {
  allowProblems(/open$/);
  const headers = { authorization: `Bearer ${shopper.token}` };
  await request.post('/api/delete-account', { headers, data: { password: shopper.password } });
  await signInAs(['deleted-accounts.open']);
  await page.goto('/backoffice/privacy');
  await page.getByRole('textbox', { name: 'Full e-mail, mobile or order number' }).fill(shopper.email);
  await page.getByRole('button', { name: 'Find' }).click();
  const open = page.getByRole('button', { name: /^Open the account/ });
  await expect(open).toHaveCount(1);
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('curious');
  await dialog.getByRole('button', { name: 'Open' }).click();
  await expect(dialog.getByText('Please say why, in at least 10 characters')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Notice of the consumer court 12/2026');
  await dialog.getByRole('button', { name: 'Open' }).click();
  const held = page.getByRole('region', { name: 'Stored data' });
  await expect(held).toContainText(shopper.email);
  await held.getByRole('button', { name: 'Close' }).click();
  await expect(held).toHaveCount(0);
  await expect(open).toBeFocused();

  // A search closes the previous customer.
  await open.click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Notice of the consumer court 12/2026');
  await dialog.getByRole('button', { name: 'Open' }).click();
  await expect(held).toContainText(shopper.email);
  await page.getByRole('textbox', { name: 'Full e-mail, mobile or order number' }).fill('nobody@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No data is kept of this account')).toBeVisible();
  await expect(held).toHaveCount(0);
});
