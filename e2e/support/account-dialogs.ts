import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './sound-page.ts';

type SignupEntry = { readonly name: string; readonly email: string; readonly password: string };

/** The first step of the login: by OTP or another service. */
export function stepOne(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Log in or sign up' });
}

/** The login with a password. */
function loginDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Login to your account!', exact: true });
}

/** The dialog that makes an account. */
function signupDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Create your account' });
}

/** The login with a password, from its first step where that is open. */
export async function passwordLogin(page: Page): Promise<Locator> {
  const login = loginDialog(page);
  await expect(login.or(stepOne(page))).toBeVisible();
  if (await stepOne(page).isVisible()) {
    await stepOne(page).getByRole('button', { name: 'Login with password' }).click();
    await expect(stepOne(page)).toBeHidden();
  }
  return login;
}

/** Sends the open login with these fields. */
export async function sendLogin(page: Page, identifier: string, password: string): Promise<void> {
  const dialog = loginDialog(page);
  await dialog.getByRole('textbox', { name: 'Enter Mobile Number / Email*' }).fill(identifier);
  await dialog.getByLabel('Password*').fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
}

/** From the open first step of the login to the dialog that makes an account. */
async function openSignup(page: Page): Promise<Locator> {
  await stepOne(page).getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(stepOne(page)).toBeHidden();
  return signupDialog(page);
}

/** Fills the open dialog in, but for the consent. */
async function fillSignup(page: Page, { name, email, password }: SignupEntry): Promise<void> {
  const dialog = signupDialog(page);
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await dialog.getByLabel('Password').fill(password);
}

/** From the open first step of the login to a new account, through the success message to the session. */
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

/** Logs in through the open login dialog. */
export async function logInByDialog(
  page: Page,
  { email, password }: Pick<SignupEntry, 'email' | 'password'>,
): Promise<void> {
  const dialog = await passwordLogin(page);
  await sendLogin(page, email, password);
  await expect(dialog).toBeHidden();
}

/** The boxes of an OTP, of which the first takes a whole one. */
export function firstBox(page: Page) {
  return page.getByRole('group', { name: 'Enter the 4-digit OTP' }).getByLabel('Digit 1 of 4');
}

/** From the open first step of the login to the OTP for a mobile number or email address. */
export async function askForOtp(page: Page, identifier: string): Promise<void> {
  await stepOne(page).getByRole('textbox', { name: 'Mobile number or email' }).fill(identifier);
  await stepOne(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Enter your OTP' })).toBeVisible();
}
