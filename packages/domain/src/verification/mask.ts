import type { Identifier } from '../account/identifier.ts';

/**
 * A mobile number or email address that only its owner recognises: '••••••3210', 'a•••@example.in' (VERIFICATION-9).
 */
export function maskIdentifier({ kind, value }: Identifier): string {
  if (kind === 'mobile') return `${'•'.repeat(6)}${value.slice(-4)}`;
  const [name = '', domain = ''] = value.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
