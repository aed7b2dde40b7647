import { readIdentifier } from '@ilaneer/domain/account/identifier';
import type { FieldProblem } from '@ilaneer/domain/field-problem';

/** Mobile number or e-mail address. */
export type IdentifierEntry = { readonly identifier: string };

/** ACCOUNT-15. */
export function checkIdentifier({ identifier }: IdentifierEntry): FieldProblem[] {
  const read = readIdentifier(identifier);
  return read.ok ? [] : [read.error];
}

/** +91 98765 43210; others unchanged. */
export function formatIdentifier(identifier: string): string {
  const read = readIdentifier(identifier);
  if (!read.ok) return identifier;
  const { kind, value } = read.value;
  return kind === 'mobile' ? `+91 ${value.slice(0, 5)} ${value.slice(5)}` : value;
}
