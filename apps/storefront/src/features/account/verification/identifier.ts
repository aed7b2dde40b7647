import { readIdentifier } from '@ilaneer/domain/account/identifier';
import type { FieldProblem } from '@ilaneer/domain/field-problem';

/** What is asked for where no password is: a mobile number or an e-mail address. */
export type IdentifierEntry = { readonly identifier: string };

/** The problems of a mobile number or e-mail address, in the words of the password form (ACCOUNT-15). */
export function checkIdentifier({ identifier }: IdentifierEntry): FieldProblem[] {
  const read = readIdentifier(identifier);
  return read.ok ? [] : [read.error];
}

/** A mobile number or e-mail address as people write it: +91 98765 43210. What is neither stays as it is. */
export function formatIdentifier(identifier: string): string {
  const read = readIdentifier(identifier);
  if (!read.ok) return identifier;
  const { kind, value } = read.value;
  return kind === 'mobile' ? `+91 ${value.slice(0, 5)} ${value.slice(5)}` : value;
}
