import { consentNotice, consentWords } from '@ilaneer/domain/account/consents';
import { signupForm } from '@ilaneer/testing/signup-form';
import { fillSignup, openFirstStep, openSignup } from '../support/account-dialogs.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

test('who signs up reads what they agree to in their language, and that is what is stored (PRIVACY-15)', async ({
  page,
  request,
}) => {
  await openFirstStep(page);
  const dialog = await openSignup(page);
  await expect(dialog.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  for (const [language, own] of [
    ['hi', 'हिन्दी'],
    ['ml', 'മലയാളം'],
  ] as const) {
    await dialog.getByRole('button', { name: own }).click();
    const { label, notice } = consentNotice('terms', 'Ilaneer', language);
    const spoken = ((await dialog.locator('form').textContent()) ?? '').replaceAll(
      ' (opens in a new tab)',
      '',
    );
    expect(spoken).toContain(label);
    expect(spoken).toContain(notice);
    await expect(dialog.locator(`span[lang=${language}]`).first()).toBeVisible();
    await expectAccessible(page);
  }
  await fillSignup(page, signupForm());
  await dialog.getByRole('checkbox').first().check();
  const sent = page.waitForResponse('**/api/signup-with-email');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  const { token } = await (await sent).json();
  const headers = { authorization: `Bearer ${token}` };
  const { consents } = await (await request.get('/api/account/consents', { headers })).json();
  expect(consents[0]).toMatchObject({
    grantedLanguage: 'ml',
    grantedText: consentWords(consentNotice('terms', 'Ilaneer', 'ml')),
  });
});

test('the notices of all forms stand on a page in three languages', async ({ page }) => {
  await page.goto('/#/contact-us');
  const link = page.getByRole('main').getByRole('link', { name: /^In Malayalam/ });
  await expect(link).toHaveAttribute('href', /data-notice\?language=ml/);
  await page.goto('/#/data-notice?language=ml');
  const article = page.getByRole('article');
  await expect(article).toHaveAttribute('lang', 'ml');
  await expectSoundPage(page);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(article).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1, name: 'हम आपकी जानकारी का क्या करते हैं' })).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What we do with your data' })).toBeVisible();
  await expect(article.getByRole('heading', { level: 2 })).toHaveCount(5);
});
