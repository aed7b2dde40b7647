import { expectPageWithoutAxe } from '../support/axe.ts';
import { expect, test } from '../support/staff-test.ts';

// PRIVACY-5
test('the report says of each kind of data how long it is stored and when somebody looked', async ({
  page,
  signInAs,
}) => {
  await signInAs(['privacy.read']);
  await page.goto('/backoffice/privacy');
  await expect(page.getByRole('heading', { name: 'Periods', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /Messages and complaints/ })).toContainText(
    '3 years after the last word in the matter',
  );
  // What they may not open is not shown.
  await expect(page.getByRole('link', { name: 'Breaches' })).toHaveCount(0);
  await expectPageWithoutAxe(page);
});

// PRIVACY-17
test('who opens an order stands in the log of looks, found by the customer', async ({
  page,
  shopper,
  calls,
  signInAs,
}) => {
  const staff = await signInAs(['orders.read', 'privacy.read']);
  const order = await calls.order({
    productId: 'tender-coconut-water-pack',
    variantId: 'tender-coconut-water-pack_V01',
  });
  await page.goto(`/backoffice/orders/${order.orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/backoffice/privacy/lookups?search=${encodeURIComponent(shopper.email)}`);
  const row = page.getByRole('row', { name: /Opened an order/ });
  await expect(row).toContainText(staff.name);
  await expectPageWithoutAxe(page);
});

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
  await page.getByRole('textbox', { name: 'Whole e-mail, mobile or order number' }).fill(shopper.email);
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
  const held = page.getByRole('region', { name: 'What is held' });
  await expect(held).toContainText(shopper.email);
  await expectPageWithoutAxe(page);
  await held.getByRole('button', { name: 'Close' }).click();
  await expect(held).toHaveCount(0);
  await expect(open).toBeFocused();

  // Who is looked for next does not find the one before still open.
  await open.click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Notice of the consumer court 12/2026');
  await dialog.getByRole('button', { name: 'Open' }).click();
  await expect(held).toContainText(shopper.email);
  await page
    .getByRole('textbox', { name: 'Whole e-mail, mobile or order number' })
    .fill('nobody@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing is held of such an account')).toBeVisible();
  await expect(held).toHaveCount(0);
});

// PRIVACY-9 to PRIVACY-11
test('a breach is recorded with little, filled in later, and makes its letters', async ({
  page,
  signInAs,
  allowProblems,
}) => {
  allowProblems(/breaches$/);
  await signInAs(['breaches.record']);
  const title = `Laptop lost ${Date.now()}`;
  await page.goto('/backoffice/privacy/breaches');
  await page.getByRole('link', { name: 'Record a breach' }).click();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('Say in a few words what happened')).toBeVisible();
  await page.getByRole('textbox', { name: 'In a few words' }).fill(title);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Letter to the Board' })).toContainText('{{what happened}}');
  await page.getByRole('textbox', { name: 'What happened' }).fill('A laptop was left in a bus.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Letter to the people' })).toContainText(
    'What happened: A laptop was left in a bus.',
  );
  await expect(page.getByRole('region', { name: 'Who is to be told' })).toContainText('CERT-In');
  await expectPageWithoutAxe(page);
  await page.goto('/backoffice/privacy/breaches');
  await expect(page.getByRole('link', { name: new RegExp(title) })).toContainText('3 to be told');
  await expectPageWithoutAxe(page);
});
