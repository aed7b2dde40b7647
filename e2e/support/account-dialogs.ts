import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './sound-page.ts';

type SignupEntry = { readonly name: string; readonly email: string; readonly password: string };

/** From the open login dialog to a new account, through the success message to the session. */
export async function signUp(page: Page, { name, email, password }: SignupEntry): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Login to your account!' });
  await login.getByRole('button', { name: 'Signup' }).click();
  await expect(login).toBeHidden();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  const create = dialog.getByRole('button', { name: 'Create Account' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await dialog.getByLabel('Password').fill(password);
  await expect(create).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' }).check();
  await expectAccessible(page);
  await create.click();
  await expect(dialog.getByText('Account created successfully! Welcome to Ilaneer!')).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Logs in through the open login dialog. */
export async function logInByDialog(
  page: Page,
  { email, password }: Pick<SignupEntry, 'email' | 'password'>,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login to your account!' });
  await dialog.getByRole('textbox', { name: 'Enter Mobile Number / Email*' }).fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The boxes of an OTP, of which the first takes a whole one. */
export function firstBox(page: Page) {
  return page.getByRole('group', { name: 'Enter the 4-digit OTP' }).getByLabel('Digit 1 of 4');
}

/** From the open login dialog to the OTP step for a mobile number or e-mail address. */
export async function askForOtp(page: Page, identifier: string): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Login to your account!' });
  await login.getByRole('button', { name: 'Login with OTP' }).click();
  const stepOne = page.getByRole('dialog', { name: 'Login or sign up' });
  await stepOne.getByRole('textbox', { name: 'Mobile number or e-mail' }).fill(identifier);
  await stepOne.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Enter your OTP' })).toBeVisible();
}
