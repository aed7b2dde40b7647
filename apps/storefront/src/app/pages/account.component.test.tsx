import type { userDetails } from '@ilaneer/contract/account/account';
import type { updateEmail } from '@ilaneer/contract/account/email-verification';
import type { deleteAccount } from '@ilaneer/contract/account/profile';
import type { revokeSession } from '@ilaneer/contract/account/sessions';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectAlert, expectNamed, expectText } from '../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../testing/fake-server.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { answerAccountPage, ELSEWHERE } from '../../../testing/replies/account.ts';
import { SHOPPER } from '../../../testing/replies/shop.ts';
import { holdTimeLimits } from '../../../testing/time-limits.ts';

const NO_ANSWER = 'Network error. Please check your connection.';

let server: FakeServer;
let time: ReturnType<typeof holdTimeLimits>;
beforeEach(async () => {
  server = openFakeServer();
  time = holdTimeLimits();
  answerAccountPage(server);
  await renderShop('/account', { shopper: SHOPPER });
  await expectText('This device');
});

it('shows the account in its sections (ACCOUNT-31)', async () => {
  await expectNamed('heading', 'Your account', 'Profile', 'Where you are logged in', 'Your data');
  await expectAccessible();
});

describe('a change of the email address without an answer (ACCOUNT-31)', () => {
  const dialog = page.getByRole('dialog', { name: 'Change your email address' });
  const email = dialog.getByRole('textbox', { name: 'Email' });
  let ended: () => number;

  beforeEach(async () => {
    ended = server.hang<typeof updateEmail>('POST', '/update-email');
    await page.getByRole('button', { name: 'Change your email address' }).click();
    await email.fill('asha.new@example.in');
    await dialog.getByLabelText('Password', { exact: false }).first().fill('karikku-2026');
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect.poll(() => server.sent<typeof updateEmail>('POST', '/update-email')).toHaveLength(1);
    await expectNamed('button', 'Sending link...');
  });

  it('ends with its dialog', async () => {
    expect(ended()).toBe(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(ended).toBe(1);
  });

  it('ends after ten seconds, and keeps the typed address', async () => {
    time.pass(9_999);
    expect(ended()).toBe(0);
    time.pass(10_000);
    await expectAlert(NO_ANSWER);
    await expect.element(email).toHaveValue('asha.new@example.in');
    await expectAccessible();
  });
});

it('holds the dialog of a deletion for ten seconds at most, and asks then whether the account is gone', async () => {
  server.hang<typeof deleteAccount>('POST', '/delete-account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabelText('Password', { exact: false }).first().fill('karikku-2026');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expectNamed('button', 'Deleting...');
  await expectAccessible();
  const asked = () => server.sent<typeof userDetails>('GET', '/user-details').length;
  const before = asked();
  time.pass(10_000);
  await expectAlert(NO_ANSWER);
  await expect.poll(asked).toBeGreaterThan(before);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('offers the logout of a device again that got no answer within ten seconds', async () => {
  server.hang<typeof revokeSession>('DELETE', '/account/sessions/:sessionId');
  const end = page.getByRole('button', { name: `Logout ${ELSEWHERE.device}` });
  await end.click();
  await expect.element(end).toHaveAttribute('aria-busy', 'true');
  time.pass(10_000);
  await expectAlert(NO_ANSWER);
  await expect.element(end).toBeEnabled();
  await expect.element(end).not.toHaveAttribute('aria-busy', 'true');
});
