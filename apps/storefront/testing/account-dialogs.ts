import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from './render-shop.tsx';

/** The first step of the login: by OTP or another service. */
export const stepOne = page.getByRole('dialog', { name: 'Log in or sign up' });
/** The login with a password. */
export const loginDialog = page.getByRole('dialog', { name: 'Login to your account!', exact: true });
/** The dialog that makes an account. */
export const signupDialog = page.getByRole('dialog', { name: 'Create your account' });
/** The dialog of the OTP that was sent. */
export const otpStep = page.getByRole('dialog', { name: 'Enter your OTP' });

/** Opens the login over a page of the shop. */
export async function openFirstStep(): Promise<void> {
  await renderShop('/Empty');
  await page.getByRole('button', { name: 'Login / Register' }).click();
  await expect.element(stepOne).toBeVisible();
}

/** Opens the login with a password. */
export async function openLogin(): Promise<void> {
  await openFirstStep();
  await stepOne.getByRole('button', { name: 'Login with password' }).click();
  await expect.element(stepOne).not.toBeInTheDocument();
  await expect.element(loginDialog).toBeVisible();
}

/** Opens the dialog that makes an account. */
export async function openSignup(): Promise<void> {
  await openFirstStep();
  await stepOne.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect.element(stepOne).not.toBeInTheDocument();
  await expect.element(signupDialog).toBeVisible();
}

/** Sends the open login with these fields. */
export async function sendLogin(whose: string, password: string): Promise<void> {
  await loginDialog.getByRole('textbox', { name: 'Enter Mobile Number / Email*' }).fill(whose);
  await loginDialog.getByLabelText('Password*').fill(password);
  await loginDialog.getByRole('button', { name: 'Login', exact: true }).click();
}
