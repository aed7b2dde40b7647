import { operatorActor, type StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { invitationAddress } from '@ilaneer/domain/staff/invitation-address';
import type { AppDeps } from '../app-deps.ts';
import { toErrorReply } from '../http/error-reply.ts';
import type { Failure } from '../http/failure.ts';
import {
  blockPerson,
  ensurePresetRoles,
  findMemberByEmail,
  invitationToken,
  invite,
  listPeople,
  renewInvitation,
  resetSecondFactor,
} from '../modules/staff/staff.ts';
import { onShop } from './on-shop.ts';
import { readStaffCommand, STAFF_COMMAND_USAGE, type StaffCommand } from './read-staff-command.ts';

const MOST_LISTED = 1_000;

export async function runStaffCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Result<string, string>> {
  const command = readStaffCommand(words);
  if (!command.ok) return err(`${command.error}\n\n${STAFF_COMMAND_USAGE}`);
  return onShop(env, async ({ deps }) => {
    const done = await run(deps, operatorActor(env.USER || 'command line'), command.value);
    return done.ok ? done : err(textOf(done.error, command.value));
  });
}

async function run(
  deps: AppDeps,
  actor: StaffActor,
  command: StaffCommand,
): Promise<Result<string, Failure>> {
  await ensurePresetRoles(deps);
  if (command.act === 'list') return ok(await listOf(deps));
  if (command.act === 'create') {
    const { name, email, role: roleId } = command;
    const invited = await invite(deps, actor, { name, email, roleId }, { byMail: false });
    return invited.ok ? ok(linkText(deps, email, invited.value.invitationId)) : invited;
  }
  const member = await findMemberByEmail(deps.db, command.email);
  if (member === null) return err({ code: 'STAFF_MEMBER_NOT_FOUND' });
  const managed = { id: member.id, version: null };
  switch (command.act) {
    case 'invite': {
      const invited = await renewInvitation(deps, actor, managed, { byMail: false });
      return invited.ok ? ok(linkText(deps, command.email, invited.value.invitationId)) : invited;
    }
    case 'block': {
      const blocked = await blockPerson(deps, actor, managed);
      return blocked.ok ? ok(`${member.name} is blocked; all sessions are ended.`) : blocked;
    }
    case 'reset-second-factor': {
      const reset = await resetSecondFactor(deps, actor, managed);
      return reset.ok ? ok(`${member.name} sets up a new authenticator app at the next sign-in.`) : reset;
    }
  }
}

function linkText(deps: AppDeps, email: string, invitationId: string): string {
  const link = invitationAddress(deps.config.publicUrl, invitationToken(deps, invitationId));
  return `${email} is invited. This link is valid once, for seven days:\n\n  ${link}`;
}

async function listOf({ db }: AppDeps): Promise<string> {
  const everybody = { search: '', statuses: [], roleId: undefined };
  const { rows } = await listPeople(db, everybody, null, { rows: MOST_LISTED, counted: 1 });
  if (rows.length === 0) return 'No members yet: create --email … --role owner';
  return rows
    .map(({ member, roleName }) => `${member.status.padEnd(8)} ${roleName}: ${member.name} <${member.email}>`)
    .join('\n');
}

function textOf(failure: Failure, command: StaffCommand): string {
  if (failure.code === 'ROLE_NOT_FOUND' && command.act === 'create')
    return `There is no role ${command.role}.`;
  if (failure.code === 'STAFF_MEMBER_NOT_FOUND' && 'email' in command) {
    return `There is no member of staff with the address ${command.email}.`;
  }
  return toErrorReply(failure).body.message;
}
