import { aliasPlan } from '@ilaneer/contract/message/aliases';
import { ErrorReply } from '@ilaneer/contract/message/envelope';
import { ERROR_TABLE } from './error-table.ts';
import type { Failure } from './failure.ts';

const ALIASES = aliasPlan(ErrorReply);

/** The status and body of an expected failure. */
export function toErrorReply(failure: Failure): { status: number; body: ErrorReply } {
  const entry = ERROR_TABLE[failure.code];
  const text = failure.message ?? entry.message;
  const body: ErrorReply = { success: false, message: text, code: failure.code };
  if (failure.fields !== undefined && failure.fields.length > 0) {
    body.fields = failure.fields.map(({ field, message }) => ({ field, message }));
    body.errors = failure.fields.map(({ message }) => message);
  }
  if (failure.data !== undefined) body.data = failure.data;
  if (failure.status !== undefined) body.status = failure.status;
  ALIASES?.add(body);
  return { status: entry.status, body };
}
