import type { StaffPersonView } from '@ilaneer/contract/staff/people/members';
import type { PersonRow } from './repository.ts';

export function toPersonView(row: PersonRow, askerId: string): StaffPersonView {
  const { member, roleName, passkeys, lastSeenAt, invitedUntil } = row;
  return {
    id: member.id,
    name: member.name,
    email: member.email,
    status: member.status,
    role: { id: member.roleId, name: roleName },
    hasSecondFactor: member.totpSecret !== null,
    passkeys,
    lastSeenAt: isoOrNull(lastSeenAt),
    invitedUntil: member.status === 'invited' ? isoOrNull(invitedUntil) : null,
    isYou: member.id === askerId,
    version: member.version,
  };
}

function isoOrNull(moment: string | Date | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
