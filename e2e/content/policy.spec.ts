import { expect, test } from '../support/shop-test.ts';

test('a policy: its contents, who answers for it, links in its text, and print', async ({ page }) => {
  await page.goto('/#/refund-policy');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Grievance Officer' })).toBeVisible();
  await expect(main.getByText('FSSAI licence')).toBeVisible();
  await expect(main.getByRole('link', { name: 'care@ilaneer.example' }).first()).toHaveAttribute(
    'href',
    'mailto:care@ilaneer.example',
  );

  const contents = page.getByRole('navigation', { name: 'On this page' });
  const opener = contents.getByRole('button', { name: 'On this page' });
  if (await opener.isVisible()) await opener.click();
  await contents.getByRole('link', { name: 'Late refunds' }).click();
  await expect(page.getByRole('heading', { name: 'Late refunds' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Late refunds' })).toBeInViewport();
  await expect(page).toHaveURL(/refund-policy\?section=late-refunds$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Late refunds' })).toBeFocused();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(contents).toBeHidden();
  await expect(main.getByRole('heading', { name: 'Late refunds' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await main.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(page).toHaveURL(/#\/order-details$/);
  expect(await page.evaluate<number>('window.scrollY')).toBe(0);
});
