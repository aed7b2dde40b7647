import type { signup } from '@ilaneer/contract/account/account';
import { consentNotice } from '@ilaneer/domain/account/consents';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openSignup, signupDialog } from '../../../../testing/account-dialogs.ts';
import { expectAccessible, expectAlert, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { answerAccountDialogs, STARTED } from '../../../../testing/replies/account.ts';
import { breakCalls, holdTimeLimits } from '../../../../testing/time-limits.ts';

const GOOD = { name: 'Asha Menon', email: 'asha@example.in', password: 'karikku-2026' };

const create = signupDialog.getByRole('button', { name: 'Create Account' });
const agree = signupDialog.getByRole('checkbox', { name: /^I agree to the Terms and Conditions/ });

let server: FakeServer;
beforeEach(async () => {
  server = openFakeServer();
  answerAccountDialogs(server);
  await openSignup();
});

async function sendSignup(change: Partial<typeof GOOD> = {}): Promise<void> {
  const { name, email, password } = { ...GOOD, ...change };
  await signupDialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await signupDialog.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await signupDialog.getByLabelText('Password', { exact: false }).first().fill(password);
  if (!(agree.element() as HTMLInputElement).checked) await agree.click();
  await create.click();
}

function refuse(status: number, message = '') {
  server.refuse<typeof signup>('POST', '/signup-with-email', { status, message });
}

describe('the signup dialog (ACCOUNT-1 to ACCOUNT-8)', () => {
  it('takes what an account needs, and is sent with the terms agreed to', async () => {
    await expectNamed('checkbox', /^I agree to the Terms and Conditions/, /^Send me news/);
    await expect.element(create).toBeDisabled();
    for (const [label, limit] of [
      ['Name', '100'],
      ['Email', '255'],
      ['Password', '128'],
    ] as const) {
      const field = signupDialog.getByLabelText(label, { exact: false }).first();
      await expect.element(field).toHaveAttribute('maxlength', limit);
    }
    await expectAccessible();
  });

  it('refuses empty and short text and bad addresses', async () => {
    await sendSignup({ name: ' A ', email: '', password: '' });
    await expectText('Name must be at least 2 characters', 'Email is required', 'Password is required');
    await expectAccessible();
    await sendSignup({ email: 'asha', password: '12345' });
    await expectText('Please enter a valid email address', 'Password must be at least 6 characters');
  });
});

describe('a signup whose button is dead (ACCOUNT-8)', () => {
  it('names the missing fields', async () => {
    await expect
      .element(create)
      .toHaveAccessibleDescription('Agree to the terms above to create your account.');
    await signupDialog.getByLabelText('Password', { exact: false }).first().fill('12345');
    await userEvent.keyboard('{Enter}');
    await expectText(
      'Name must be at least 2 characters',
      'Email is required',
      'Password must be at least 6 characters',
      'You must agree to the Terms and Conditions',
    );
    await expect.element(signupDialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus();
    await expectAccessible();
    const message = 'Password is too common.';
    server.refuse<typeof signup>('POST', '/signup-with-email', {
      ...{ status: 400, message, fields: [{ field: 'password', message }] },
    });
    await sendSignup();
    await expect.element(create).toHaveAccessibleDescription('');
    // Known only to the server, yet shown at the field.
    await expectText(message);
    await expect.element(signupDialog.getByRole('alert')).not.toBeInTheDocument();
  });
});

it('asks for consent in the language of the shopper, and says which one it was (PRIVACY-15)', async () => {
  const form = () => signupDialog.element().querySelector('form')?.textContent ?? '';
  await expect.element(signupDialog.getByRole('button', { name: 'मराठी' })).not.toBeInTheDocument();
  await expect
    .element(signupDialog.getByRole('button', { name: 'English' }))
    .toHaveAttribute('aria-pressed', 'true');
  for (const [language, own] of [
    ['hi', 'हिन्दी'],
    ['ml', 'മലയാളം'],
  ] as const) {
    await signupDialog.getByRole('button', { name: own }).click();
    const { label, notice } = consentNotice('terms', 'Backwater Goods', language);
    const spoken = () => form().replaceAll(' (opens in a new tab)', '');
    await expect.poll(spoken).toContain(label);
    expect(spoken()).toContain(notice);
    expect(signupDialog.element().querySelector(`span[lang=${language}]`)).not.toBeNull();
  }
  await expectAccessible();
  refuse(400, 'Not today');
  await signupDialog.getByRole('textbox', { name: 'Name', exact: true }).fill(GOOD.name);
  await signupDialog.getByRole('textbox', { name: 'Email', exact: true }).fill(GOOD.email);
  await signupDialog.getByLabelText('Password', { exact: false }).first().fill(GOOD.password);
  await signupDialog.getByRole('checkbox').first().click();
  await create.click();
  await expectAlert('Not today');
  expect(server.sent<typeof signup>('POST', '/signup-with-email')).toMatchObject([{ noticeLanguage: 'ml' }]);
});

describe('a signup that the server refuses (ACCOUNT-11, ACCOUNT-12)', () => {
  it('in its own words, or in ours without them', async () => {
    await expectRefusal(400, 'The server message', 'The server message');
    await expectRefusal(400, '', 'Invalid input. Please check your details and try again.');
    await expectRefusal(409, '', 'An account with this email already exists.');
    await expectRefusal(500, '', 'Server error. Please try again later.');
    await expectRefusal(418, '', 'Failed to create account. Please try again.');
  });

  async function expectRefusal(status: number, message: string, text: string): Promise<void> {
    refuse(status, message);
    await sendSignup();
    await expectAlert(text);
    await expect.element(create).toBeEnabled();
  }

  it('with every text that it lists, until the form is edited', async () => {
    server.refuse<typeof signup>('POST', '/signup-with-email', { status: 400, errors: ['One', 'Another'] });
    await sendSignup();
    await expectAlert('One');
    await expectAlert('Another');
    await expectAccessible();
    await signupDialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha');
    await expect.element(signupDialog.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a signup that fails (ACCOUNT-10 to ACCOUNT-12)', () => {
  it('without a connection', async () => {
    server.cut<typeof signup>('POST', '/signup-with-email');
    await sendSignup();
    await expectAlert('Network error. Please check your internet connection and try again.');
  });

  it('by a fault of the page', async () => {
    breakCalls();
    await sendSignup();
    await expectAlert('An unexpected error occurred. Please try again.');
  });

  it('without an answer within ten seconds', async () => {
    const time = holdTimeLimits();
    const ended = server.hang<typeof signup>('POST', '/signup-with-email');
    await sendSignup();
    await expectNamed('button', 'Creating Account...');
    await expect.element(signupDialog.getByRole('textbox', { name: 'Name', exact: true })).toBeDisabled();
    await expectAccessible();
    const came = () => server.sent<typeof signup>('POST', '/signup-with-email');
    await expect.poll(came).toHaveLength(1);
    time.pass(9_999);
    expect(ended()).toBe(0);
    time.pass(10_000);
    await expectAlert('Request timed out. Please check your connection and try again.');
  });
});

describe('a signup that succeeds (ACCOUNT-9, ACCOUNT-10)', () => {
  const storedKeys = () => Object.keys(localStorage);
  let createdAt = 0;

  beforeEach(async () => {
    server.act<typeof signup>('POST', '/signup-with-email', () => {
      createdAt = Date.now();
      return STARTED;
    });
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await sendSignup();
    await expectText('Account created successfully! Welcome to Backwater Goods!');
  });

  it('is welcomed for two seconds, and logged in then', async () => {
    // Real time advances while waiting.
    vi.advanceTimersByTime(1_999 - (Date.now() - createdAt));
    expect(storedKeys()).toEqual(expect.arrayContaining(['user', 'token']));
    expect(storedKeys()).not.toContain('authToken');
    // The timer starts in an effect after the text.
    await expect
      .poll(() => {
        vi.advanceTimersByTime(100);
        return storedKeys();
      })
      .toEqual(expect.arrayContaining(['user', 'token', 'authToken', 'userData']));
    vi.useRealTimers();
    await expectNamed('button', 'Logout');
  });

  it('is welcomed accessibly', async () => {
    // For axe.
    vi.useRealTimers();
    await expectAccessible();
  });
});
