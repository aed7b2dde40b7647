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

/**
 * What somebody still has to do. `code`: type the second factor, after the password. `second-factor`: set one up, after
 * the password. `new-second-factor`: set another one up, signed in. `passkey`, `new-passkey`: sign with one.
 * `unlock`: tries at the password of a locked session. A token of one is worth nothing as another.
 */
export type ChallengePurpose =
  | 'code'
  | 'second-factor'
  | 'new-second-factor'
  | 'passkey'
  | 'new-passkey'
  | 'unlock';

/** How long a step may take. */
export const CHALLENGE_MINUTES = 10;
/** Then the password has to be typed again, or the session ends. */
const MOST_TRIES = 5;

/** Begins a step of a member, or of whom a passkey will name; replies with its token. */
export async function openChallenge(
  db: Database,
  { now }: Pick<Deps, 'now'>,
  challenge: {
    readonly purpose: ChallengePurpose;
    readonly memberId: string | null;
    /** What the step needs to know of its beginning. */
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

/** A step under way; null when there is none. */
export function readChallenge(
  db: Database,
  { now }: Pick<Deps, 'now'>,
  purpose: ChallengePurpose,
  token: string,
): Promise<ChallengeRow | null> {
  return findChallenge(db, hashOf(purpose, token), now());
}

/** A step that somebody tries to finish; null when there is none, or it was tried too often. */
export function tryChallenge(
  db: Database,
  { now }: Pick<Deps, 'now'>,
  purpose: ChallengePurpose,
  token: string,
): Promise<ChallengeRow | null> {
  return countTry(db, hashOf(purpose, token), now(), MOST_TRIES);
}

/** Uses a step up; null when it was used before, or took too long. */
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
