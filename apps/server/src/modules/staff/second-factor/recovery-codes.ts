import { randomInt } from 'node:crypto';
import { RECOVERY_ALPHABET, RECOVERY_CODES, showRecoveryCode } from '@ilaneer/domain/staff/second-factor';
import type { Database } from '../../../db/connect.ts';
import type { Key } from '../../../deps/keys.ts';
import { fitsPassword, hashPassword } from '../../../deps/passwords.ts';
import { hashWith, type SecretDeps } from '../../../deps/secrets.ts';
import { listRecoveryCodes, replaceRecoveryCodes, useRecoveryCode } from './repository.ts';

/** Earlier releases stored keyed hashes. */
const PASSWORD_HASH = '$argon2id$';

/** Returned once. */
export async function giveRecoveryCodes(tx: Database, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES.count }, newCode);
  const hashes = await Promise.all(codes.map(hashPassword));
  await replaceRecoveryCodes(
    tx,
    memberId,
    hashes.map((hash) => Buffer.from(hash)),
  );
  return codes.map(showRecoveryCode);
}

/** Single use; the member is locked. */
export async function consumeRecoveryCode(
  tx: Database,
  { keys }: SecretDeps,
  { memberId, code }: { readonly memberId: string; readonly code: string },
  at: Date,
): Promise<boolean> {
  const keyed = keys.counting().map((key) => keyedHash(key, memberId, code));
  const stored = await listRecoveryCodes(tx, memberId);
  const fits = await Promise.all(
    stored.map((codeHash) => {
      const text = codeHash.toString();
      if (text.startsWith(PASSWORD_HASH)) return fitsPassword(text, code);
      return keyed.some((known) => known.equals(codeHash));
    }),
  );
  const codeHash = stored.find((_, index) => fits[index]);
  return codeHash !== undefined && (await useRecoveryCode(tx, codeHash, at));
}

/** Format of earlier releases. */
function keyedHash(key: Key, memberId: string, code: string): Buffer {
  const hash = hashWith({ ...key, mark: '' }, `recovery ${memberId} ${code}`);
  return Buffer.concat([Buffer.from(hash, 'base64url'), Buffer.from(key.mark)]);
}

function newCode(): string {
  const letters = Array.from({ length: RECOVERY_CODES.length }, () =>
    RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length)),
  );
  return letters.join('');
}
