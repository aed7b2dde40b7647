import type { ErrorReply } from '@ilaneer/contract/message/envelope';

/** The server answered with an error; `reply` is null when the answer was not one of the shop's. */
export class ApiError extends Error {
  readonly status: number;
  readonly reply: ErrorReply | null;

  constructor(status: number, reply: ErrorReply | null) {
    super(reply?.message ?? `HTTP error! status: ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.reply = reply;
  }
}

/** Whether a call failed because the session is over. */
export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** No answer came. */
export class ConnectionError extends Error {
  constructor(options?: ErrorOptions) {
    super('Network connection error. Please check your internet and try again.', options);
    this.name = 'ConnectionError';
  }
}

/** No answer came in time. */
export class TimeoutError extends Error {
  constructor(options?: ErrorOptions) {
    super('Request timed out. Please check your connection and try again.', options);
    this.name = 'TimeoutError';
  }
}
