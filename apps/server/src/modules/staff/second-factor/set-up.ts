import type { SecondFactorSetup } from '@ilaneer/contract/staff/people/second-factor';
import { readCode } from '@ilaneer/domain/staff/second-factor';
import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import { seal, unseal } from '../../../deps/sealed.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import {
  type ChallengePurpose,
  openChallenge,
  readChallenge,
  takeChallenge,
  tryChallenge,
} from '../challenge/challenge.ts';
import type { ChallengeRow } from '../challenge/repository.ts';
import { findMember, updateMember } from '../member/repository.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret, setupOf, stepOfCode } from './totp.ts';

type SetUpDeps = Pick<Deps, 'db' | 'now' | 'brand'> & SecretDeps;
type SetUp = { readonly memberId: string; readonly secret: string };
type SetUpPurpose = Extract<ChallengePurpose, 'second-factor' | 'new-second-factor'>;

export function openSetUp(
  db: Database,
  deps: SetUpDeps,
  purpose: SetUpPurpose,
  memberId: string,
): Promise<string> {
  const text = seal(deps.keys, 'staff-totp', newTotpSecret()).toString('base64url');
  return openChallenge(db, deps, { purpose, memberId, text });
}

/** Null without a pending set-up. */
export async function showSetUp(
  deps: SetUpDeps,
  purpose: SetUpPurpose,
  token: string,
): Promise<SecondFactorSetup | null> {
  const setUp = readSetUp(deps, await readChallenge(deps.db, deps, purpose, token));
  const member = setUp === null ? null : await findMember(deps.db, setUp.memberId);
  if (setUp === null || member === null) return null;
  return setupOf(setUp.secret, { issuer: `${deps.brand.name} staff`, label: member.email });
}

/** Null without a pending set-up. */
export async function trySetUp(deps: SetUpDeps, purpose: SetUpPurpose, token: string): Promise<SetUp | null> {
  return readSetUp(deps, await tryChallenge(deps.db, deps, purpose, token));
}

export async function finishSetUp(
  tx: Database,
  deps: SetUpDeps,
  setUp: SetUp & { readonly purpose: SetUpPurpose; readonly token: string },
  typed: string,
): Promise<readonly string[] | null> {
  const { purpose, token, memberId, secret } = setUp;
  const at = deps.now();
  const read = readCode(typed);
  const step = read?.kind === 'totp' ? stepOfCode(secret, read.code, at) : null;
  if (step === null || (await takeChallenge(tx, deps, purpose, token)) === null) return null;
  const totpSecret = seal(deps.keys, 'staff-totp', secret);
  await updateMember(tx, memberId, { totpSecret, totpUsedStep: step, updatedAt: at });
  return giveRecoveryCodes(tx, memberId);
}

function readSetUp({ keys }: SecretDeps, row: ChallengeRow | null): SetUp | null {
  if (row === null || row.memberId === null || row.challenge === null) return null;
  const secret = unseal(keys, 'staff-totp', Buffer.from(row.challenge, 'base64url'));
  return secret === null ? null : { memberId: row.memberId, secret };
}
