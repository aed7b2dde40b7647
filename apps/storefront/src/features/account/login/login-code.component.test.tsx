import type { sendOtp, verifyOtp } from '@ilaneer/contract/account/otp';
import type { ErrorReply } from '@ilaneer/contract/message/envelope';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openFirstStep, otpStep, stepOne } from '../../../../testing/account-dialogs.ts';
import { expectAccessible, expectAlert, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { answerAccountDialogs, SENT_OTP } from '../../../../testing/replies/account.ts';
import { holdTimeLimits } from '../../../../testing/time-limits.ts';

const identifier = stepOne.getByRole('textbox', { name: 'Mobile number or email', exact: true });
const goOn = stepOne.getByRole('button', { name: 'Continue', exact: true });
const boxes = otpStep.getByRole('group', { name: 'Enter the 4-digit OTP' }).getByRole('textbox');
const resend = otpStep.getByRole('button', { name: 'Resend OTP' });

let server: FakeServer;
beforeEach(async () => {
  server = openFakeServer();
  answerAccountDialogs(server);
  server.answer<typeof sendOtp>('POST', '/send-otp', SENT_OTP);
  await openFirstStep();
});

async function askForOtp(): Promise<void> {
  await identifier.fill('90000 00000');
  await goOn.click();
}

async function openOtpStep(): Promise<void> {
  await askForOtp();
  await expect.element(stepOne).not.toBeInTheDocument();
  await expect.element(otpStep).toBeVisible();
}

async function sendRefused(status: number, code: ErrorReply['code'], message: string, data?: object) {
  const refusal = { status, code, message, ...(data && { data }) };
  server.refuse<typeof verifyOtp>('POST', '/verify-otp', refusal);
  await boxes.first().fill('1234');
}

describe('the first step of the login (ACCOUNT-20)', () => {
  it('asks for a mobile number or an address, or leads to another way in', async () => {
    await expect.element(identifier).toBeVisible();
    await expectNamed('button', 'Continue', 'Sign up', 'Login with password');
    await expectNamed('button', 'Continue with Google', 'Continue with Facebook');
    await expectAccessible();
  });

  it('shows the error of a number or an address until it is edited', async () => {
    for (const [typed, text] of [
      ['', 'Email or mobile number is required'],
      ['98765', 'Please enter a valid mobile number (10 digits)'],
      ['asha@example', 'Please enter a valid email address'],
    ] as const) {
      await identifier.fill(typed);
      await goOn.click();
      await expectText(text);
    }
    await expectAccessible();
    await identifier.fill('90000 00000');
    await expect.element(stepOne.getByText(/^Please enter a valid/)).not.toBeInTheDocument();
  });

  it('cannot be edited while the OTP is being sent, but left', async () => {
    server.hang<typeof sendOtp>('POST', '/send-otp');
    await askForOtp();
    await expectNamed('button', 'Sending OTP...');
    await expect.element(identifier).toBeDisabled();
    await expect.element(stepOne.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('says that the connection is lost, and goes on at another try', async () => {
    server.cut<typeof sendOtp>('POST', '/send-otp');
    await askForOtp();
    await expectAlert('Network error. Please check your connection.');
    await expect.element(identifier).toHaveFocus();
    server.answer<typeof sendOtp>('POST', '/send-otp', SENT_OTP);
    await goOn.click();
    await expect.element(otpStep).toBeVisible();
  });

  it('takes an OTP that is not sent within ten seconds for a lost connection', async () => {
    const time = holdTimeLimits();
    const ended = server.hang<typeof sendOtp>('POST', '/send-otp');
    await askForOtp();
    await expectNamed('button', 'Sending OTP...');
    await expect.poll(() => server.sent<typeof sendOtp>('POST', '/send-otp')).toHaveLength(1);
    time.pass(9_999);
    expect(ended()).toBe(0);
    time.pass(10_000);
    await expectAlert('Network error. Please check your connection.');
  });
});

describe('the OTP step (VERIFICATION-1, VERIFICATION-7)', () => {
  it('has four boxes, for one digit each', async () => {
    await openOtpStep();
    await expect.element(boxes).toHaveLength(4);
    await expectNamed('button', 'Resend OTP', 'Continue with Google', 'Continue with Facebook');
    await boxes.first().click();
    await userEvent.keyboard('12');
    for (const [index, digit] of ['1', '2', '', ''].entries()) {
      await expect.element(boxes.nth(index)).toHaveValue(digit);
    }
    await expectAccessible();
  });

  it('is typed on and taken back box by box', async () => {
    const expectDigits = async (...digits: readonly string[]) => {
      for (const [at, digit] of digits.entries()) await expect.element(boxes.nth(at)).toHaveValue(digit);
    };
    await openOtpStep();
    await expect.element(boxes.first()).toHaveAttribute('autocomplete', 'one-time-code');
    await boxes.first().click();
    await userEvent.keyboard('407');
    await expectDigits('4', '0', '7', '');
    await expect.element(boxes.nth(3)).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expectDigits('4', '', '', '');
    await expect.element(boxes.nth(1)).toHaveFocus();
    await userEvent.keyboard('x9');
    await expectDigits('4', '9', '', '');
    await userEvent.keyboard('{ArrowLeft}{Backspace}8');
    await expectDigits('4', '8', '', '');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(boxes.first()).toHaveFocus();
    await otpStep.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectText('Please enter the complete 4-digit OTP');
    await expect.element(boxes.nth(2)).toHaveFocus();
    await expect.element(boxes.nth(2)).toHaveAttribute('aria-invalid', 'true');
  });

  it('is sent by itself, once, when it is whole: typed, typed with Enter, or pasted', async () => {
    const paste = (text: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      const event = { clipboardData, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event));
    };
    await openOtpStep();
    const sent = () => server.sent<typeof verifyOtp>('POST', '/verify-otp');
    const ways: readonly (() => Promise<void> | void)[] = [
      () => userEvent.keyboard('4071'),
      () => userEvent.keyboard('4071{Enter}'),
      () => paste('Your OTP: 40 71'),
      async () => {
        await userEvent.keyboard('9');
        paste('4071');
      },
    ];
    for (const [times, enter] of ways.entries()) {
      server.refuse<typeof verifyOtp>('POST', '/verify-otp', {
        ...{ status: 400, code: 'OTP_INVALID', message: `Wrong, try ${times}` },
      });
      await boxes.first().click();
      await enter();
      await expect.element(otpStep.getByText(new RegExp(`Wrong, try ${times}`)).first()).toBeVisible();
      await expect.element(boxes.first()).toHaveValue('');
      await expect.element(boxes.first()).toHaveFocus();
      expect(sent().map(({ otp }) => otp)).toEqual(Array.from({ length: times + 1 }, () => '4071'));
    }
  });

  it('sends another OTP after 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const wait = otpStep.getByText(/^in \d+ seconds?$/);
    await openOtpStep();
    await expect.element(wait).toBeVisible();
    vi.advanceTimersByTime(20_000);
    await expect.element(otpStep.getByText(/^in \d seconds?$/)).toBeVisible();
    await expect.element(resend).toBeDisabled();
    vi.advanceTimersByTime(10_000);
    await expect.element(resend).toBeEnabled();
    await expect.element(wait).not.toBeInTheDocument();
    await resend.click();
    await expect.element(otpStep.getByText(/^We sent a new 4-digit OTP/)).toBeVisible();
    await expect.element(wait).toBeVisible();
    await expect.element(boxes.first()).toHaveFocus();
  });

  it('says how many tries are left, and at last how long to wait', async () => {
    await openOtpStep();
    const wrong = 'This OTP is not right';
    for (const [triesLeft, left] of [
      [2, '2 tries'],
      [1, '1 try'],
    ] as const) {
      await sendRefused(400, 'OTP_INVALID', wrong, { triesLeft });
      await expectText(`${wrong}. ${left} left.`);
    }
    await sendRefused(
      429,
      'OTP_TRIES_EXCEEDED',
      'Too many wrong tries. Please wait a little and try again.',
      {
        retryAfterSeconds: 840,
      },
    );
    await expect.element(otpStep.getByText(/^Too many wrong tries/)).toHaveLength(1);
    await expectText('Too many wrong tries. Please try again in 14 minutes.');
    await expect.element(resend).toBeDisabled();
    await expect.element(otpStep.getByText(/^in 1[34]:\d\d minutes$/)).toBeVisible();
    await expectAccessible();
  });

  it.each(['OTP_EXPIRED', 'OTP_TRIES_EXCEEDED'] as const)('says the words of %s', async (code) => {
    await openOtpStep();
    await sendRefused(400, code, 'The words of the server.');
    await expectText('The words of the server.');
    await expect.element(boxes.first()).toHaveFocus();
  });
});
