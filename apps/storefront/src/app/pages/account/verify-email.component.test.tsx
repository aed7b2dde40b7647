import type { verifyEmail } from '@ilaneer/contract/account/email-verification';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectText } from '../../../../testing/expectations.ts';
import { openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';

it('a verification that did not get through is tried again', async () => {
  const server = openFakeServer();
  server.cut<typeof verifyEmail>('POST', '/verify-email');
  await renderShop('/verify-email?token=something');
  await expectText('Network error. Please check your connection.');
  await expectAccessible();
  const message = 'This link is no longer valid. Please ask for a new one.';
  server.refuse<typeof verifyEmail>('POST', '/verify-email', { status: 400, message, code: 'LINK_INVALID' });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectText(message);
  await expect.element(page.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});
