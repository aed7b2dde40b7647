import type { changeRole, createRole, listRoles, RoleView } from '@ilaneer/contract/staff/people/roles';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { openStaffServer, type StaffServer } from '../../../testing/staff-server.ts';

const LEAD: RoleView = {
  id: 'lead',
  name: 'Bench lead',
  permissions: ['orders.fulfil'],
  members: 1,
  isOwner: false,
  version: 1,
};
const name = page.getByRole('textbox', { name: /^Name of the role/ });
const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

function answerRoles(server: StaffServer, ...roles: RoleView[]): void {
  server.answer<typeof listRoles>('GET', '/staff/roles', { success: true, roles });
}

it('is made in plain words, and asks before it is left unsaved but not once it is made', async () => {
  const server = openStaffServer();
  answerRoles(server, LEAD);
  const made: RoleView = { ...LEAD, id: 'weekend', name: 'Weekend' };
  server.act<typeof createRole>('POST', '/staff/roles', () => {
    answerRoles(server, LEAD, made);
    return { success: true, role: made };
  });
  await renderStaff('/roles/new', { rights: ['staff.manage', 'orders.fulfil'] });
  await name.fill('Weekend');
  await page.getByRole('checkbox', { name: 'Pack and ship' }).click();
  await expectAccessible();
  await page.getByRole('link', { name: 'Staff', exact: true }).first().click();
  await expectText('Your changes to this role are not saved and would be lost.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Create the role' }).click();
  await expectTitle('Roles');
  await expect.element(page.getByRole('link', { name: 'Weekend' })).toBeVisible();
  await expectGone(question);
  expect(server.sent<typeof createRole>('POST', '/staff/roles')).toEqual([
    { name: 'Weekend', permissions: ['orders.fulfil'] },
  ]);
});

it('has the later of two who change it decide', async () => {
  const server = openStaffServer();
  answerRoles(server, LEAD);
  const theirs = { ...LEAD, name: 'Bench lead, early shift', version: 2 };
  server.refuse<typeof changeRole>('PUT', '/staff/roles/:roleId', {
    status: 409,
    code: 'VERSION_STALE',
    message: 'Someone else has changed this in the meantime.',
    data: { current: theirs },
  });
  await renderStaff('/roles/lead');
  await expect.element(name).toHaveValue('Bench lead');
  await name.fill('Bench lead, late shift');
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Someone else has changed this role' });
  await conflict.getByRole('radio', { name: /Use theirs/ }).click();
  answerRoles(server, theirs);
  server.answer<typeof changeRole>('PUT', '/staff/roles/:roleId', {
    success: true,
    role: { ...theirs, version: 3 },
  });
  await conflict.getByRole('button', { name: 'Save again' }).click();
  await expect.element(name).toHaveValue('Bench lead, early shift');
});
