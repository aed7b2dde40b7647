import { goToPayment } from '../support/checkout.ts';
import { applyGiftCard, issueGiftCard } from '../support/gift-card.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectSoundPage } from '../support/sound-page.ts';

test('who has proven nothing is led from the gift card to where that is done', async ({
  page,
  calls,
  shopper,
  allowProblems,
}) => {
  allowProblems(/status of 400/);
  const { code } = await issueGiftCard(500);
  await goToPayment(page, calls, shopper);
  await applyGiftCard(page, code);
  await expect(page.getByText(/^Please confirm your email address or mobile number/)).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole('link', { name: 'Go to your account page' }).click();
  await expect(page).toHaveURL(/#\/account$/);
});
