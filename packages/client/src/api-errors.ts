import type { ErrorReply } from '@ilaneer/contract/message/envelope';

/** What an error without a text of its own says. */
export const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/**
 * The server answered with an error; `reply` is null when the answer was not one of the shop's. Where a text is
 * specified for an error that brings none, `errorText` gives it.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly reply: ErrorReply | null;

  constructor(status: number, reply: ErrorReply | null) {
    super(reply?.message || UNEXPECTED);
    this.name = 'ApiError';
    this.status = status;
    this.reply = reply;
  }
}

/** Whether a call failed because the session is over. */
export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The text that an error came with, or the one for an error without. */
export function errorText(error: Error, otherwise: string): string {
  return (error instanceof ApiError ? error.reply?.message : error.message) || otherwise;
}

/** A success reply lacks what it should bring. */
export class IncompleteReplyError extends ApiError {
  constructor() {
    super(200, null);
    this.name = 'IncompleteReplyError';
  }
}

/** Passes a success reply on that has the parts; throws IncompleteReplyError. */
export function withParts<Name extends string>(...names: readonly Name[]) {
  return <Reply extends Readonly<Record<Name, unknown>>>(reply: Reply): Reply => {
    if (names.some((name) => reply[name] === undefined)) throw new IncompleteReplyError();
    return reply;
  };
}

/** Reads one part of a success reply, as the `select` of a query does; throws IncompleteReplyError. */
export function partOf<Name extends string>(name: Name) {
  return <Reply extends Readonly<Record<Name, unknown>>>(reply: Reply): Reply[Name] =>
    withParts(name)(reply)[name];
}

/** No answer came. */
export class ConnectionError extends Error {
  constructor(
    options?: ErrorOptions,
    text = 'Network connection error. Please check your internet and try again.',
  ) {
    super(text, options);
    this.name = 'ConnectionError';
  }
}

/** No answer came in time. */
export class TimeoutError extends ConnectionError {
  constructor(options?: ErrorOptions) {
    super(options, 'Request timed out. Please check your connection and try again.');
    this.name = 'TimeoutError';
  }
}
