import { randomInt } from 'node:crypto';
import { RECOVERY_ALPHABET, RECOVERY_CODES, showRecoveryCode } from '@ilaneer/domain/staff/second-factor';
import type { Database } from '../../../db/connect.ts';
import type { Key } from '../../../deps/keys.ts';
import { hashWith, type SecretDeps } from '../../../deps/secrets.ts';
import { replaceRecoveryCodes } from './repository.ts';

/** Gives a member new recovery codes, and replies with them as they are shown, this once. */
export async function giveRecoveryCodes(
  tx: Database,
  { keys }: SecretDeps,
  memberId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES.count }, newCode);
  const hashes = codes.map((code) => recoveryCodeHash(keys.signing(), memberId, code));
  await replaceRecoveryCodes(tx, memberId, hashes);
  return codes.map(showRecoveryCode);
}

/** What is stored of a recovery code. */
export function recoveryCodeHash(key: Key, memberId: string, code: string): Buffer {
  const hash = hashWith({ ...key, mark: '' }, `recovery ${memberId} ${code}`);
  return Buffer.concat([Buffer.from(hash, 'base64url'), Buffer.from(key.mark)]);
}

function newCode(): string {
  const letters = Array.from({ length: RECOVERY_CODES.length }, () =>
    RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length)),
  );
  return letters.join('');
}
