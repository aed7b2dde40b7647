import type { SecondFactorSetup } from '@ilaneer/contract/staff/people/second-factor';
import { TOTP_RULES } from '@ilaneer/domain/staff/second-factor';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

/** 160 bits, base 32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Matching step near now, or null. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const { stepsAround: window, periodSeconds } = TOTP_RULES;
  const delta = totpOf(secret).validate({ token: code, timestamp: at.getTime(), window });
  return delta === null ? null : Math.floor(at.getTime() / (periodSeconds * 1_000)) + delta;
}

export function setupOf(
  secret: string,
  { issuer, label }: { readonly issuer: string; readonly label: string },
): SecondFactorSetup {
  const uri = totpOf(secret, { issuer, label }).toString();
  const { size, data } = encode(uri, { border: 2 });
  const rows = data.map((row, y) => rowPath(row, y));
  return { secret: secret.match(/.{1,4}/g)?.join(' ') ?? secret, uri, qr: { size, path: rows.join('') } };
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  const { digits, periodSeconds: period } = TOTP_RULES;
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), digits, period, algorithm: 'SHA1' });
}

/** SVG path of a QR row, adjacent modules joined. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    const from = x;
    while (row[x] === true) x += 1;
    if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`;
  }
  return path;
}
