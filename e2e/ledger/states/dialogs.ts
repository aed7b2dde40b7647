import { signupForm } from '@ilaneer/testing/signup-form';
import type { Locator, Page } from '@playwright/test';
import type { Stage } from '../row.ts';
import { visit } from './visits.ts';

/** The login with a password. */
export function loginDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Login to your account!', exact: true });
}

/** Opens the first step of the login on a page of its own. */
export async function openFirstStep(stage: Stage): Promise<void> {
  await visit(stage, '/login');
  await stage.page.getByRole('dialog', { name: 'Log in or sign up' }).waitFor();
}

/** Opens the login with a password on a page of its own. */
export async function openLogin(stage: Stage): Promise<void> {
  await openFirstStep(stage);
  await stage.page.getByRole('button', { name: 'Login with password' }).click();
  await loginDialog(stage.page).waitFor();
}

/** Sends the login dialog with these fields. */
export async function sendLogin({ page }: Stage, identifier: string, password: string): Promise<void> {
  const dialog = loginDialog(page);
  await dialog.getByRole('textbox', { name: 'Enter Mobile Number / Email*' }).fill(identifier);
  await dialog.getByLabel('Password*').fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
}

/** The signup dialog. */
export function signupDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Create your account' });
}

/** Opens the signup dialog. */
export async function openSignup(stage: Stage): Promise<void> {
  await openLogin(stage);
  await loginDialog(stage.page).getByRole('button', { name: 'Signup', exact: true }).click();
  await signupDialog(stage.page).waitFor();
}

/** Fills the signup dialog in with what is right, save what is given, and sends it. */
export async function sendSignup(
  { page }: Stage,
  change: { readonly name?: string; readonly email?: string; readonly password?: string } = {},
): Promise<void> {
  const form = { ...signupForm(), ...change };
  const dialog = signupDialog(page);
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(form.name);
  await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(form.email);
  await dialog.getByLabel('Password').fill(form.password);
  await dialog.getByRole('checkbox', { name: /^I agree/ }).check();
  await dialog.getByRole('button', { name: 'Create Account' }).click();
}
