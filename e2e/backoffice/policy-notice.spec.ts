import { expectPageWithoutAxe } from '../support/axe.ts';
import { expect, test } from '../support/staff-test.ts';

test('account holders are told of a version that matters, after a look at how many mails that is (CONTENT-26)', async ({
  page,
  signInAs,
}) => {
  await signInAs(['content.write']);
  await page.goto('/backoffice/settings/policies/terms-of-service');
  const holders = page.getByRole('region', { name: 'Account holders' });
  await expect(holders.getByText('there is nothing to tell of yet')).toBeVisible();

  const words = page.getByRole('textbox', { name: 'Text' });
  const before = await words.inputValue();
  await words.fill(`${before}\n\nReturns of T-shirts cost nothing.`);
  await page.getByRole('button', { name: 'Save as a new version' }).click();
  await expect(holders.getByText('Nobody was told of version 2 by mail.')).toBeVisible();
  await expectPageWithoutAxe(page);

  await holders.getByRole('button', { name: 'Tell account holders' }).click();
  const question = page.getByRole('alertdialog', { name: 'Tell account holders of version 2?' });
  await expect(question.getByText(/^\d[\d,]* mails?$/)).toBeVisible();
  await expectPageWithoutAxe(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(holders.getByText('Nobody was told of version 2 by mail.')).toBeVisible();
  await holders.getByRole('button', { name: 'Tell account holders' }).click();
  await question.getByRole('button', { name: /^Send \d[\d,]* mails?$/ }).click();
  await expect(holders.getByText(/had account holders told of version 2/)).toBeVisible();
  await expect(holders.getByRole('button')).toHaveCount(0);

  await page.goto('/#/Terms-of-service');
  await expect(page.getByText('These words hold since then. We wrote to account holders')).toBeVisible();
});
