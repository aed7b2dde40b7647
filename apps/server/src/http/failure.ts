import type { ErrorCode } from '@ilaneer/contract/message/error-codes';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import type { ShownCustomers } from './shown-customers.ts';

export type Failure = {
  readonly code: ErrorCode;
  readonly message?: string;
  readonly fields?: readonly FieldProblem[];
  readonly data?: unknown;
  readonly retryAfterSeconds?: number;
  /** `verify-payment` only. */
  readonly status?: 'failure';
  /** Customers shown to staff in it (PRIVACY-17). */
  readonly shows?: readonly ShownCustomers[];
};

/** The first problem is the message. */
export function invalid(fields: readonly FieldProblem[], code: ErrorCode = 'VALIDATION_FAILED'): Failure {
  const [first] = fields;
  return first === undefined ? { code } : { code, message: first.message, fields };
}
