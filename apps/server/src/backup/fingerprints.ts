import { createHmac } from 'node:crypto';
import type { ArchiveHeader } from './shop-archive.ts';

type Secrets = { readonly jwtSecret: string; readonly giftCardSecret: string };
/** Former JWT secrets open data sealed with them. */
type Known = Secrets & { readonly formerJwtSecrets: readonly string[] };

/** Identifies random keys without revealing them. */
export function fingerprintsOf({ jwtSecret, giftCardSecret }: Secrets): ArchiveHeader['fingerprints'] {
  return { jwtSecret: fingerprint(jwtSecret), giftCardSecret: fingerprint(giftCardSecret) };
}

function fingerprint(secret: string): string {
  return createHmac('sha256', secret).update('ilaneer backup').digest('hex').slice(0, 16);
}

/** Losses when keys differ from the archive's (BACKUP-7). */
export function otherSecrets(then: ArchiveHeader['fingerprints'], now: Known): string[] {
  const ours = fingerprintsOf(now);
  return [
    ...([now.jwtSecret, ...now.formerJwtSecrets].map(fingerprint).includes(then.jwtSecret)
      ? []
      : [
          'JWT_SECRET differs from the one in the archive: all users must log in again, and second factors of staff and payout details are unreadable. If you have that secret, add it to JWT_SECRETS_BEFORE.',
        ]),
    ...(then.giftCardSecret === ours.giftCardSecret
      ? []
      : ['GIFT_CARD_SECRET differs from the one in the archive: gift card codes are no longer recognised.']),
  ];
}
