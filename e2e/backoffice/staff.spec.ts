import { addPasskeyDevice, codeNow } from '../support/authenticator.ts';
import { invitationTo } from '../support/outbox.ts';
import { expect, test } from '../support/staff-test.ts';

test('an owner invites a member, who sets up a second factor and a passkey, and signs in with it', async ({
  page,
  browser,
  request,
  signInAs,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await signInAs('all');
  await page.goto('/backoffice/staff');
  await expect(page.getByRole('heading', { name: 'Staff', level: 1 })).toBeVisible();
  const email = `meera.${Date.now()}@staff.example`;
  await page.getByRole('button', { name: 'Invite somebody' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Meera Nair');
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(email);
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Packer' });
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('Meera Nair gets an email with a link.')).toBeVisible();
  await page.goto(`/backoffice/staff?search=${encodeURIComponent(email)}`);
  await expect(page.getByRole('row', { name: /Meera Nair/ })).toContainText('Invited');

  const link = await invitationTo(request, email);
  const context = await browser.newContext({ baseURL: origin });
  const theirs = await context.newPage();
  await addPasskeyDevice(theirs);
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: 'Welcome, Meera Nair' })).toBeVisible();
  const password = 'eight boats on the lake';
  await theirs.getByLabel('New password', { exact: true }).fill('short');
  await theirs.getByRole('button', { name: 'Continue' }).click();
  await expect(theirs.getByText('Password must be at least 10 characters')).toBeVisible();
  await theirs.getByLabel('New password', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Continue' }).click();
  const secret = (await theirs.locator('code').textContent()) ?? '';
  await theirs.getByRole('textbox', { name: 'Code that the app shows' }).fill(codeNow(secret));
  await expect(theirs.getByText('Store these recovery codes')).toBeVisible();
  expect(await theirs.getByRole('listitem').count()).toBe(10);
  const [proof = '', another = '', third = '', fourth = ''] = await theirs
    .getByRole('listitem')
    .allTextContents();
  await theirs.getByRole('button', { name: 'I have stored them' }).click();

  // No staff pages.
  await expect(theirs.getByRole('button', { name: /Meera Nair.*your menu/ })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  await theirs.getByRole('button', { name: /Meera Nair.*your menu/ }).click();
  await theirs.getByRole('menuitem', { name: 'My account' }).click();
  await expect(theirs.getByText('10 recovery codes are left.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = theirs.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByRole('textbox', { name: 'Name of the device' }).fill('Bench tablet');
  await adding.getByLabel('Your password', { exact: true }).fill('not the password');
  await adding.getByRole('textbox', { name: 'Code' }).fill(proof.trim());
  await adding.getByRole('button', { name: 'Go on' }).click();
  await expect(adding.getByText('This password is not right')).toBeVisible();
  await expect(adding.getByLabel('Your password', { exact: true })).toBeFocused();
  await adding.getByLabel('Your password', { exact: true }).fill(password);
  await adding.getByRole('button', { name: 'Go on' }).click();
  await expect(theirs.getByText('Bench tablet')).toBeVisible();
  await expect(theirs.getByText('9 recovery codes are left.')).toBeVisible();

  // Codes are single-use; signing another browser out takes one (STAFF-10).
  const elsewhere = await browser.newContext({ baseURL: origin });
  const bench = await elsewhere.newPage();
  await bench.goto('/backoffice/');
  await bench.getByLabel('Email address').fill(email);
  await bench.getByLabel('Password', { exact: true }).fill(password);
  await bench.getByRole('button', { name: 'Continue', exact: true }).click();
  await bench.getByRole('textbox', { name: 'Code' }).fill(another.trim());
  await bench.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(bench.getByRole('button', { name: /Meera Nair.*your menu/ })).toBeVisible();
  await theirs.reload();
  await theirs.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const ending = theirs.getByRole('dialog', { name: 'Sign out everywhere else' });
  await ending.getByLabel('Your password', { exact: true }).fill(password);
  await ending.getByRole('textbox', { name: 'Code' }).fill(proof.trim());
  await ending.getByRole('button', { name: 'Sign out' }).click();
  await expect(ending.getByText('This code does not count')).toBeVisible();
  await ending.getByRole('textbox', { name: 'Code' }).fill(third.trim());
  await ending.getByRole('button', { name: 'Sign out' }).click();
  await expect(ending).toHaveCount(0);
  await bench.reload();
  await expect(bench.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await elsewhere.close();

  await theirs.getByRole('button', { name: /Meera Nair.*your menu/ }).click();
  await theirs.getByRole('menuitem', { name: 'Sign out' }).click();
  await theirs.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await theirs.getByRole('button', { name: /Meera Nair.*your menu/ }).click();
  await theirs.getByRole('menuitem', { name: 'My account' }).click();
  await theirs.getByRole('button', { name: 'Remove Bench tablet' }).click();
  const removing = theirs.getByRole('dialog', { name: /^Remove the passkey/ });
  await removing.getByLabel('Your password', { exact: true }).fill(password);
  await removing.getByRole('textbox', { name: 'Code' }).fill(fourth.trim());
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(theirs.getByText('The passkey is removed.')).toBeVisible();
  await expect(theirs.getByText('Bench tablet')).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: 'Add a passkey' })).toBeFocused();

  // A blocked member is signed out at the next request; unblocking is possible.
  await page.getByRole('link', { name: /Meera Nair/ }).click();
  await page.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('Meera Nair is blocked and signed out')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await context.close();
});
