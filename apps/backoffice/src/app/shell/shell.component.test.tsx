import type { listAuditEntries } from '@ilaneer/contract/staff/audit';
import type { lockStaffSession, signOutStaff } from '@ilaneer/contract/staff/people/session';
import type { unlockSession } from '@ilaneer/contract/staff/people/sign-in';
import type { deleteView, listSavedViews, saveView } from '@ilaneer/contract/staff/saved-views';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../testing/expectations.ts';
import { press } from '../../../testing/keys.ts';
import { MEMBER_ID, renderStaff } from '../../../testing/render-staff.tsx';
import { answerOrder, listOf } from '../../../testing/replies/orders.ts';
import { openStaffServer, type StaffServer } from '../../../testing/staff-server.ts';

const menu = page.getByRole('navigation', { name: 'Main' });
const palette = page.getByRole('combobox', { name: 'Search or run an action …' });

function answerAudit(server: StaffServer): void {
  server.answer<typeof listAuditEntries>('GET', '/staff/audit-entries', listOf());
}

it('shows a packer neither menu entry nor page beyond their role', async () => {
  openStaffServer();
  await renderStaff('/audit', { rights: ['orders.fulfil'], name: 'Packer Paul' });
  await expectTitle('Your role does not allow this page');
  await expectGone(page.getByRole('link', { name: 'Audit log' }));
  const entries = () =>
    menu
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(entries)
    .toEqual([
      expect.stringMatching(/^Today/),
      expect.stringMatching(/^Packing/),
      expect.stringMatching(/^Hand-over/),
    ]);
  await expect.element(page.getByRole('button', { name: /Packer Paul.*your menu/ })).toBeVisible();
});

it('follows the page where the menu is longer than the screen, and keeps a folded group folded', async () => {
  answerAudit(openStaffServer());
  onTestFinished(() => page.viewport(1_280, 900));
  await page.viewport(1_440, 500);
  await renderStaff('/audit', { stored: { 'staff.menu.Money': 'folded' } });
  const audit = menu.getByRole('link', { name: 'Audit log' });
  await expect.element(audit).toBeInViewport({ ratio: 1 });

  const money = menu.getByRole('button', { name: 'Money' });
  await expect.element(money).toHaveAttribute('aria-expanded', 'false');
  await expectGone(menu.getByRole('link', { name: 'Receivables' }));
  await money.click();
  await expect.element(menu.getByRole('link', { name: 'Receivables' })).toBeVisible();
  expect(localStorage.getItem('staff.menu.Money')).toBeNull();
  await money.click();
  await expectGone(menu.getByRole('link', { name: 'Receivables' }));
  expect(localStorage.getItem('staff.menu.Money')).toBe('folded');
  await expectAccessible({ frame: true });
});

it('opens the menu of a phone by a button', async () => {
  const server = openStaffServer();
  answerOrder(server);
  onTestFinished(() => page.viewport(1_280, 900));
  await page.viewport(390, 844);
  await renderStaff('/orders');
  await expectTitle('Orders');
  await expectGone(menu);
  expect(document.documentElement.scrollWidth).toBe(390);
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  await expect.element(menu.getByRole('link', { name: 'Receivables' })).toBeVisible();
  await expectAccessible({ frame: true });
  await press('{Escape}');
  await expectGone(menu);
  await expect.element(button).toHaveFocus();
  answerAudit(server);
  await button.click();
  await menu.getByRole('link', { name: 'Audit log' }).click();
  await expectTitle('Audit log');
  await expectGone(menu);
});

it('lays rows out as cards on a phone: name, state beside it, three facts', async () => {
  const server = openStaffServer();
  answerOrder(server);
  onTestFinished(() => page.viewport(1_280, 900));
  await page.viewport(360, 740);
  await renderStaff('/orders');
  const row = page.getByRole('row').filter({ hasText: 'OD10001' });
  const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();
  const name = row.getByRole('link', { name: 'OD10001' });
  await expect.element(name).toBeVisible();
  const badge = row.getByText('Placed', { exact: true }).last();
  expect(boxOf(name).right).toBeLessThanOrEqual(boxOf(badge).left);
  expect(boxOf(badge).top).toBeLessThan(boxOf(name).bottom);
  const facts = row
    .getByRole('cell')
    .elements()
    .filter((cell) => cell.getClientRects().length > 0);
  // Selection, name, corner, and three facts.
  expect(facts).toHaveLength(6);
  for (const words of ['Anu Thomas', '₹672.60']) {
    expect(boxOf(row.getByText(words)).top).toBeGreaterThanOrEqual(boxOf(name).bottom);
  }
  expect(document.documentElement.scrollWidth).toBe(360);
  const table = page.getByRole('region', { name: 'Table of orders' }).element();
  expect(table.scrollWidth).toBe(table.clientWidth);
  await press('j', 'x');
  await expect.element(page.getByRole('toolbar', { name: 'Selected rows' })).toBeVisible();
  await expectAccessible({ frame: true });
});

it('navigates by the palette, also from a missing page, and lists its keys', async () => {
  const server = openStaffServer();
  answerAudit(server);
  await renderStaff('/nowhere', { rights: ['staff.manage'] });
  await expectTitle('Page not found');
  await press('{Control>}k{/Control}');
  await expect.element(palette).toHaveFocus();
  await press('audit', '{Enter}');
  await expectTitle('Audit log');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await press('{Shift>}?{/Shift}');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(keys.getByText('Search this list')).toBeVisible();
});

it('is accessible by lamplight, with the palette open', async () => {
  const server = openStaffServer();
  answerOrder(server);
  await renderStaff('/orders', { theme: 'dark' });
  await expectTitle('Orders');
  await expect.element(page.getByRole('link', { name: 'OD10001' })).toBeVisible();
  await expectAccessible({ frame: true });
  await press('{Control>}k{/Control}');
  await expect.element(palette).toHaveFocus();
  await expectAccessible({ frame: true });
});

it('saves a view of a list, deletes it and brings it back by z', async () => {
  const server = openStaffServer();
  answerAudit(server);
  const views: { id: string; name: string; address: string; version: number }[] = [];
  const shown = () =>
    server.answer<typeof listSavedViews>('GET', '/staff/saved-views', { success: true, views });
  server.act<typeof saveView>('POST', '/staff/saved-views', ({ name, address }) => {
    const view = { id: 'view-1', name, address, version: 1 };
    views.push(view);
    shown();
    return { success: true, view };
  });
  server.act<typeof deleteView>('DELETE', '/staff/saved-views/:viewId', () => {
    views.pop();
    shown();
    return { success: true };
  });
  await renderStaff('/audit');
  await page.getByRole('searchbox').fill('no such customer');
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabelText('Name').fill('No match');
  await press('{Enter}');
  const view = page.getByRole('button', { name: 'No match', exact: true });
  await expect.element(view).toBeVisible();
  expect(views).toMatchObject([{ name: 'No match', address: 'search=no+such+customer' }]);
  await page.getByRole('button', { name: "View 'No match'" }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expectGone(view);
  await press('z');
  await expect.element(view).toBeVisible();
});

it('keeps typed text under the lock, and opens to the password', async () => {
  const server = openStaffServer();
  answerAudit(server);
  server.answer<typeof lockStaffSession>('POST', '/staff/lock', { success: true });
  await renderStaff('/audit', { name: 'Leela Das' });
  await page.getByRole('searchbox').fill('half a tho');
  await press('{Control>}{Shift>}L{/Shift}{/Control}');
  await expectTitle('Leela Das');
  await expectText('Locked. Your page is as you left it.');
  await expectAccessible({ frame: true });
  server.refuse<typeof unlockSession>('POST', '/staff/unlock', {
    status: 401,
    message: 'This password is not right',
    fields: [{ field: 'password', message: 'This password is not right' }],
  });
  const password = page.getByLabelText('Password', { exact: true });
  await password.fill('guessed');
  await press('{Enter}');
  await expectText('This password is not right');
  server.answer<typeof unlockSession>('POST', '/staff/unlock', {
    success: true,
    member: { id: MEMBER_ID, name: 'Leela Das', permissions: ['staff.manage'] },
    csrfToken: 'csrf-2',
  });
  await password.fill('tender coconuts at dawn');
  await press('{Enter}');
  await expectGone(password);
  await expect.element(page.getByRole('searchbox')).toHaveValue('half a tho');
});

it('asks nothing of the server once 15 minutes are over without a sign of life (STAFF-6)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const server = openStaffServer();
  answerAudit(server);
  server.answer<typeof lockStaffSession>('POST', '/staff/lock', { success: true });
  const calls = () => server.asked<typeof listAuditEntries>('GET', '/staff/audit-entries').length;
  await renderStaff('/audit', { name: 'Leela Das' });
  await expectText('No entries yet');
  const before = calls();
  vi.setSystemTime(Date.now() + 16 * 60_000);
  server.announce({ kind: 'order', id: null, by: { id: 'paul', name: 'Packer Paul' } });
  await expectTitle('Leela Das');
  await expectText('Locked. Your page is as you left it.');
  expect(calls()).toBe(before);

  server.answer<typeof unlockSession>('POST', '/staff/unlock', {
    success: true,
    member: { id: MEMBER_ID, name: 'Leela Das', permissions: ['staff.manage'] },
    csrfToken: 'csrf-2',
  });
  await page.getByLabelText('Password', { exact: true }).fill('tender coconuts at dawn');
  await press('{Enter}');
  await expect.poll(calls).toBeGreaterThan(before);
});

it('signs out to the entrance', async () => {
  const server = openStaffServer();
  answerAudit(server);
  server.answer<typeof signOutStaff>('POST', '/staff/sign-out', { success: true });
  await renderStaff('/audit');
  await page.getByRole('button', { name: /your menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expectTitle('Sign in');
  await expectAccessible({ frame: true });
});
