import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from './render-shop.tsx';

export const stepOne = page.getByRole('dialog', { name: 'Log in or sign up' });
export const loginDialog = page.getByRole('dialog', { name: 'Login to your account!', exact: true });
export const signupDialog = page.getByRole('dialog', { name: 'Create your account' });
export const otpStep = page.getByRole('dialog', { name: 'Enter your OTP' });

export async function openFirstStep(): Promise<void> {
  await renderShop('/Empty');
  await page.getByRole('button', { name: 'Login / Register' }).click();
  await expect.element(stepOne).toBeVisible();
}

export async function openLogin(): Promise<void> {
  await openFirstStep();
  await stepOne.getByRole('button', { name: 'Login with password' }).click();
  await expect.element(stepOne).not.toBeInTheDocument();
  await expect.element(loginDialog).toBeVisible();
}

export async function openSignup(): Promise<void> {
  await openFirstStep();
  await stepOne.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect.element(stepOne).not.toBeInTheDocument();
  await expect.element(signupDialog).toBeVisible();
}

export async function sendLogin(whose: string, password: string): Promise<void> {
  await loginDialog.getByRole('textbox', { name: 'Enter Mobile Number / Email*' }).fill(whose);
  await loginDialog.getByLabelText('Password*').fill(password);
  await loginDialog.getByRole('button', { name: 'Login', exact: true }).click();
}
