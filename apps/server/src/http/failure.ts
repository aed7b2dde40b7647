import type { ErrorCode } from '@ilaneer/contract/message/error-codes';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import type { ShownCustomers } from './shown-customers.ts';

/** An expected failure on its way to the client; what is left out comes from the error table. */
export type Failure = {
  readonly code: ErrorCode;
  readonly message?: string;
  readonly fields?: readonly FieldProblem[];
  readonly data?: unknown;
  /** Sent as `retry-after`. */
  readonly retryAfterSeconds?: number;
  /** What `verify-payment` says beside its message. */
  readonly status?: 'failure';
  /** Customers whose data stands in it, for members of staff who may read them (PRIVACY-17). */
  readonly shows?: readonly ShownCustomers[];
};

/** A failure of bad input that names its fields; the first problem is the message. */
export function invalid(fields: readonly FieldProblem[], code: ErrorCode = 'VALIDATION_FAILED'): Failure {
  const [first] = fields;
  return first === undefined ? { code } : { code, message: first.message, fields };
}
