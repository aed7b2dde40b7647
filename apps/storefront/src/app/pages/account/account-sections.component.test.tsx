import type { ConsentView, changeConsent, getConsents } from '@ilaneer/contract/account/consents';
import type { changeNominee, getNominee, removeNominee } from '@ilaneer/contract/account/nominee';
import type { deleteAccount } from '@ilaneer/contract/account/profile';
import type { getSessions, revokeOtherSessions, revokeSession } from '@ilaneer/contract/account/sessions';
import type { changeBusiness, getBusiness, removeBusiness } from '@ilaneer/contract/address/business';
import type { getCoins } from '@ilaneer/contract/coin';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectAlert, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { answerAccountPage, COINS, ELSEWHERE, HERE } from '../../../../testing/replies/account.ts';
import { answerHome } from '../../../../testing/replies/home.ts';
import { SHOPPER } from '../../../../testing/replies/shop.ts';

const section = (name: string) => page.getByRole('region', { name, exact: true });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerAccountPage(server);
});

async function openAccount(path = '/account'): Promise<void> {
  await renderShop(path, { shopper: SHOPPER });
  await expectText('This device');
}

it('are led to by the navigation and by an address (ACCOUNT-31)', async () => {
  await renderShop('/Empty', { shopper: SHOPPER });
  await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your account' })).toHaveFocus();
  await expect.poll(() => document.title).toBe('Your account – Backwater Goods');
  location.hash = '#/account#data';
  const data = page.getByRole('heading', { level: 2, name: 'Your data' });
  await expect.element(data).toHaveFocus();
  await expect.element(data).toBeInViewport();
});

it('log other devices out, one by one or all at once (ACCOUNT-34)', async () => {
  const third = { ...ELSEWHERE, id: 'session-3', device: 'Firefox on Windows' };
  const answerSessions = (...sessions: readonly (typeof HERE)[]) =>
    server.answer<typeof getSessions>('GET', '/account/sessions', { success: true, sessions: [...sessions] });
  const fourth = { ...third, id: 'session-4' };
  answerSessions(HERE, ELSEWHERE, third, fourth);
  await openAccount();
  const sessions = section('Where you are logged in');
  const rows = sessions.getByRole('listitem');
  const others = sessions.getByRole('button', { name: 'Log out all other devices' });
  await expect.element(rows).toHaveLength(4);
  server.act<typeof revokeSession>('DELETE', '/account/sessions/:sessionId', () => {
    answerSessions(HERE, third, fourth);
    return { success: true, message: '' };
  });
  await sessions.getByRole('button', { name: 'Logout Firefox on iPhone' }).click();
  await expect.element(rows).toHaveLength(3);
  server.act<typeof revokeOtherSessions>('POST', '/account/sessions/revoke-others', () => {
    answerSessions(HERE);
    return { success: true, message: '', revoked: 2 };
  });
  await others.click();
  await expect.element(rows).toHaveLength(1);
  await expect.element(others).not.toBeInTheDocument();
});

it('give consents and take them back (ACCOUNT-36)', async () => {
  const consent: ConsentView = {
    ...{ purpose: 'emails', title: 'News and offers by email', text: 'We mail you.', textVersion: '1' },
    ...{ needed: false, granted: false, grantedAt: null, grantedTextVersion: null },
    ...{ grantedText: null, grantedLanguage: null, withdrawnAt: null },
  };
  const answer = (change: Partial<ConsentView>) => {
    const consents = [{ ...consent, ...change }];
    server.answer<typeof getConsents>('GET', '/account/consents', { success: true, consents });
    return { success: true, message: '', consents } as const;
  };
  answer({});
  await openAccount();
  const consents = section('What you agreed to');
  const mails = consents.getByRole('checkbox', { name: 'Yes, I agree to News and offers by email' });
  await expect.element(mails).not.toBeChecked();
  server.act<typeof changeConsent>('PUT', '/account/consents/:purpose', ({ granted }) =>
    granted
      ? answer({ granted, grantedAt: HERE.createdAt, grantedTextVersion: '1', grantedText: 'We mail you.' })
      : answer({ grantedAt: HERE.createdAt, withdrawnAt: HERE.lastSeenAt }),
  );
  await mails.click();
  await expect.element(consents.getByText(/^Agreed on/)).toBeVisible();
  await expect.element(mails).toBeChecked();
  await mails.click();
  await expect.element(consents.getByText(/^Taken back on/)).toBeVisible();
  await expect.element(mails).not.toBeChecked();
});

it('name a nominee, and remove it (ACCOUNT-48)', async () => {
  await openAccount('/account#nominee');
  const nominee = section('Your nominee');
  const name = nominee.getByRole('textbox', { name: 'Name of your nominee' });
  const save = nominee.getByRole('button', { name: 'Save nominee' });
  await name.fill('R');
  await save.click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
  await name.fill('Ravi Nair');
  await nominee.getByRole('textbox', { name: 'Their mobile number or email' }).fill('+91 98470 12345');
  server.act<typeof changeNominee>('PUT', '/account/nominee', ({ name: named }) => {
    const saved = { name: named, contact: '9847012345' };
    server.answer<typeof getNominee>('GET', '/account/nominee', { success: true, nominee: saved });
    return { success: true, message: 'Your nominee is saved.', nominee: saved };
  });
  await save.click();
  await expectText('Your nominee is saved.');
  expect(server.sent<typeof changeNominee>('PUT', '/account/nominee')).toEqual([
    { name: 'Ravi Nair', contact: '+91 98470 12345' },
  ]);
  const removed = { success: true, message: 'Your nominee is removed.', nominee: null } as const;
  server.answer<typeof removeNominee>('DELETE', '/account/nominee', removed);
  server.answer<typeof getNominee>('GET', '/account/nominee', removed);
  await nominee.getByRole('button', { name: 'Remove nominee' }).click();
  await expectText('Your nominee is removed.');
  await expect.element(name).toHaveValue('');
});

it('hold the business that is billed (ADDRESS-21)', async () => {
  await openAccount('/account#business');
  const part = section('Your business');
  await part.getByRole('button', { name: 'Add business details' }).click();
  await part.getByRole('textbox', { name: 'GSTIN' }).fill('32AAKCA1234M1ZU');
  await part.getByRole('textbox', { name: 'Legal name' }).fill('Malabar Traders LLP');
  await part.getByRole('textbox', { name: 'Billing address line 1' }).fill('7 Beach Road');
  await part.getByRole('textbox', { name: 'PIN code' }).fill('673001');
  await expectAccessible();
  server.act<typeof changeBusiness>('PUT', '/account/business', ({ gstin }) => {
    const business = {
      ...{ gstin, legalName: 'Malabar Traders LLP', addressLine1: '7 Beach Road', addressLine2: '' },
      ...{ city: '', state: 'Kerala', pinCode: '673001' },
    };
    server.answer<typeof getBusiness>('GET', '/account/business', { success: true, business });
    return { success: true, message: 'Your business details are saved.', business };
  });
  await part.getByRole('button', { name: 'Save business details' }).click();
  await expectAlert('Your business details are saved.');
  await expect.element(part.getByText('Malabar Traders LLP').first()).toBeVisible();
  const removed = { success: true, message: 'Your business details are removed.', business: null } as const;
  server.answer<typeof getBusiness>('GET', '/account/business', removed);
  server.answer<typeof removeBusiness>('DELETE', '/account/business', removed);
  await part.getByRole('button', { name: 'Remove business details' }).click();
  await expectAlert('Your business details are removed.');
  await expect.element(part.getByRole('button', { name: 'Add business details' })).toBeVisible();
});

it('delete the account for its owner alone (ACCOUNT-39)', async () => {
  answerHome(server);
  await openAccount();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const password = dialog.getByLabelText('Password', { exact: false }).first();
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await confirm.click();
  await expectText('Password is required');
  const message = 'This password is not right. Please try again.';
  server.refuse<typeof deleteAccount>('POST', '/delete-account', {
    ...{ status: 400, code: 'PASSWORD_WRONG', message, fields: [{ field: 'password', message }] },
  });
  await password.fill('not-my-password');
  await confirm.click();
  await expectText(message);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  server.answer<typeof deleteAccount>('POST', '/delete-account', { success: true, message: '' });
  await password.fill('karikku-2026');
  await confirm.click();
  await expectAlert('Your account is deleted.');
  await expect.poll(() => location.hash).toBe('#/');
  expect(localStorage.getItem('authToken')).toBeNull();
});

it('are asked for again where they fail (ACCOUNT-31, COIN-11)', async () => {
  server.cut<typeof getSessions>('GET', '/account/sessions');
  server.cut<typeof getConsents>('GET', '/account/consents');
  server.failBefore<typeof getCoins>('GET', '/coins');
  await renderShop('/account', { shopper: SHOPPER });
  const failed = ['Where you are logged in', 'What you agreed to'].map(section);
  for (const one of failed) {
    await expect.element(one.getByText('Network error. Please check your connection.')).toBeVisible();
  }
  const coins = section('Coins');
  await expect.element(coins.getByText(/^We could not load your coins\./)).toBeVisible();
  await expectAccessible();
  answerAccountPage(server);
  const entry = { id: '1', coins: 14, orderId: 'order-1', orderNumber: 'OD1001', happenedAt: HERE.createdAt };
  const entries = [{ ...entry, kind: 'earned' as const }];
  server.answer<typeof getCoins>('GET', '/coins', { ...COINS, balance: 14, canSpend: false, entries });
  for (const one of [...failed, coins]) await one.getByRole('button', { name: 'Try Again' }).click();
  await expectText('This device');
  await expect.element(coins.getByText('14 coins', { exact: true })).toBeVisible();
  await expect.element(coins.getByText(/confirm your email address/)).toBeVisible();
  await expect
    .poll(() => coins.getByRole('listitem').element().textContent)
    .toMatch(/Earned with order OD1001.*\+14/);
});
