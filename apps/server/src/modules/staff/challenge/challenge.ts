import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import {
  type ChallengeRow,
  countTry,
  deleteChallenge,
  findChallenge,
  insertChallenge,
} from './repository.ts';

/** `second-factor`: its set-up; `unlock`: password of a locked session. Not interchangeable. */
export type ChallengePurpose =
  | 'code'
  | 'second-factor'
  | 'new-second-factor'
  | 'passkey'
  | 'new-passkey'
  | 'unlock';

export const CHALLENGE_MINUTES = 10;
/** Then the password is required again, or the session ends. */
const MOST_TRIES = 5;

export async function openChallenge(
  db: Database,
  { now }: Pick<Deps, 'now'>,
  challenge: {
    readonly purpose: ChallengePurpose;
    readonly memberId: string | null;
    readonly text?: string;
    readonly minutes?: number;
    readonly token?: string;
  },
): Promise<string> {
  const { purpose, memberId, text, minutes = CHALLENGE_MINUTES } = challenge;
  const token = challenge.token ?? randomBytes(32).toString('base64url');
  const createdAt = now();
  await insertChallenge(db, {
    tokenHash: hashOf(purpose, token),
    memberId,
    challenge: text ?? null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + minutes * 60_000),
  });
  return token;
}

export function readChallenge(
  db: Database,
  { now }: Pick<Deps, 'now'>,
  purpose: ChallengePurpose,
  token: string,
): Promise<ChallengeRow | null> {
  return findChallenge(db, hashOf(purpose, token), now());
}

/** Null if missing or exhausted. */
export function tryChallenge(
  db: Database,
  { now }: Pick<Deps, 'now'>,
  purpose: ChallengePurpose,
  token: string,
): Promise<ChallengeRow | null> {
  return countTry(db, hashOf(purpose, token), now(), MOST_TRIES);
}

/** Null if used or expired. */
export function takeChallenge(
  tx: Database,
  { now }: Pick<Deps, 'now'>,
  purpose: ChallengePurpose,
  token: string,
): Promise<ChallengeRow | null> {
  return deleteChallenge(tx, hashOf(purpose, token), now());
}

function hashOf(purpose: ChallengePurpose, token: string): Buffer {
  return createHash('sha256').update(`${purpose} ${token}`).digest();
}
