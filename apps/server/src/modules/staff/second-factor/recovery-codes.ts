import { randomInt } from 'node:crypto';
import { RECOVERY_ALPHABET, RECOVERY_CODES, showRecoveryCode } from '@ilaneer/domain/staff/second-factor';
import type { Database } from '../../../db/connect.ts';
import { hashOfSecret, type SecretDeps } from '../../../deps/secrets.ts';
import { replaceRecoveryCodes } from './repository.ts';

/** Gives a member new recovery codes, and replies with them as they are shown, this once. */
export async function giveRecoveryCodes(
  tx: Database,
  { jwtSecret }: SecretDeps,
  memberId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES.count }, newCode);
  const hashes = codes.map((code) => recoveryCodeHash(jwtSecret, memberId, code));
  await replaceRecoveryCodes(tx, memberId, hashes);
  return codes.map(showRecoveryCode);
}

/** What is stored of a recovery code. */
export function recoveryCodeHash(secret: string, memberId: string, code: string): Buffer {
  return Buffer.from(hashOfSecret(secret, `recovery ${memberId} ${code}`), 'base64url');
}

function newCode(): string {
  const letters = Array.from({ length: RECOVERY_CODES.length }, () =>
    RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length)),
  );
  return letters.join('');
}
