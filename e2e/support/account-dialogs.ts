import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './sound-page.ts';

type SignupEntry = { readonly name: string; readonly email: string; readonly password: string };

export function stepOne(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Log in or sign up' });
}

function loginDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Login to your account!', exact: true });
}

function signupDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Create your account' });
}

export async function passwordLogin(page: Page): Promise<Locator> {
  const login = loginDialog(page);
  await expect(login.or(stepOne(page))).toBeVisible();
  if (await stepOne(page).isVisible()) {
    await stepOne(page).getByRole('button', { name: 'Login with password' }).click();
    await expect(stepOne(page)).toBeHidden();
  }
  return login;
}

export async function sendLogin(page: Page, identifier: string, password: string): Promise<void> {
  const dialog = loginDialog(page);
  await dialog.getByRole('textbox', { name: 'Enter Mobile Number / Email*' }).fill(identifier);
  await dialog.getByLabel('Password*').fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
}

async function openSignup(page: Page): Promise<Locator> {
  await stepOne(page).getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(stepOne(page)).toBeHidden();
  return signupDialog(page);
}

async function fillSignup(page: Page, { name, email, password }: SignupEntry): Promise<void> {
  const dialog = signupDialog(page);
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await dialog.getByLabel('Password').fill(password);
}

/** Up to the session, through the success message. */
export async function signUp(page: Page, entry: SignupEntry): Promise<void> {
  const dialog = await openSignup(page);
  const create = dialog.getByRole('button', { name: 'Create Account' });
  await fillSignup(page, entry);
  await expect(create).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' }).check();
  await expectAccessible(page);
  await create.click();
  await expect(dialog.getByText('Account created successfully! Welcome to Ilaneer!')).toBeVisible();
  await expect(dialog).toBeHidden();
}

export async function logInByDialog(
  page: Page,
  { email, password }: Pick<SignupEntry, 'email' | 'password'>,
): Promise<void> {
  const dialog = await passwordLogin(page);
  await sendLogin(page, email, password);
  await expect(dialog).toBeHidden();
}

export function firstBox(page: Page) {
  return page.getByRole('group', { name: 'Enter the 4-digit OTP' }).getByLabel('Digit 1 of 4');
}

export async function askForOtp(page: Page, identifier: string): Promise<void> {
  await stepOne(page).getByRole('textbox', { name: 'Mobile number or email' }).fill(identifier);
  await stepOne(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Enter your OTP' })).toBeVisible();
}
