import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import { recordAct } from '../../audit/audit.ts';
import { type MemberRow, memberActor } from '../member/repository.ts';
import { startStaffSession } from '../session/start-session.ts';

/** Proof used. */
export type SignInWay = 'code' | 'recovery-code' | 'second-factor' | 'passkey';

export type NewSession = { readonly member: MemberRow; readonly sessionToken: string };

const WORDS: Readonly<Record<SignInWay, string>> = {
  code: 'signed in',
  'recovery-code': 'signed in with a recovery code',
  'second-factor': 'signed in for the first time, and set up the second factor',
  passkey: 'signed in with a passkey',
};

export async function beginSession(
  tx: Database,
  deps: Pick<Deps, 'now' | 'newId' | 'auditKey'>,
  { member, device, way }: { readonly member: MemberRow; readonly device: string; readonly way: SignInWay },
): Promise<NewSession> {
  const sessionToken = await startStaffSession(tx, deps, { memberId: member.id, device });
  recordAct(tx, deps, memberActor(member), {
    action: WORDS[way],
    kind: 'staff member',
    id: member.id,
    label: member.name,
    before: null,
    after: { device },
    reason: null,
  });
  return { member, sessionToken };
}
