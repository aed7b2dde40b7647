import type { Identifier } from '../account/identifier.ts';

/** '••••••3210', 'a•••@example.in' (VERIFICATION-9). */
export function maskIdentifier({ kind, value }: Identifier): string {
  if (kind === 'mobile') return `${'•'.repeat(6)}${value.slice(-4)}`;
  const [name = '', domain = ''] = value.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
