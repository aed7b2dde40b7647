import type { ErrorReply } from '@ilaneer/contract/message/envelope';

export const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** `reply`: null when the body is not ours. `errorText` supplies the text of such an error. */
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

export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The error's own text, or `otherwise`. */
export function errorText(error: Error, otherwise: string): string {
  return (error instanceof ApiError ? error.reply?.message : error.message) || otherwise;
}

export class IncompleteReplyError extends ApiError {
  constructor() {
    super(200, null);
    this.name = 'IncompleteReplyError';
  }
}

export function withParts<Name extends string>(...names: readonly Name[]) {
  return <Reply extends Readonly<Record<Name, unknown>>>(reply: Reply): Reply => {
    if (names.some((name) => reply[name] === undefined)) throw new IncompleteReplyError();
    return reply;
  };
}

export function partOf<Name extends string>(name: Name) {
  return <Reply extends Readonly<Record<Name, unknown>>>(reply: Reply): Reply[Name] =>
    withParts(name)(reply)[name];
}

export class ConnectionError extends Error {
  constructor(
    options?: ErrorOptions,
    text = 'Network connection error. Please check your internet and try again.',
  ) {
    super(text, options);
    this.name = 'ConnectionError';
  }
}

export class TimeoutError extends ConnectionError {
  constructor(options?: ErrorOptions) {
    super(options, 'Request timed out. Please check your connection and try again.');
    this.name = 'TimeoutError';
  }
}
