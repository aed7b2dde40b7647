// PostgreSQL: out of resources (53), disk errors (58), shutdown, startup, timeout.
const SERVER_CODES = /^(?:08...|53...|58030|57P0[1235]|57014|25006)$/;
const NETWORK_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
];
// Driver errors without a code.
const LOST =
  /^(?:Connection terminated|Query read timeout|timeout expired|Client (?:has encountered a connection error|was closed) and is not queryable)/;
const NO_CONNECTION = /^timeout exceeded when trying to connect/;
const DEEPEST_CAUSE = 5;

/** A read-only server: another is primary now. */
export class StandbyError extends Error {
  readonly code = '25006';
  constructor() {
    super('the database server that answered only reads');
  }
}

/** Temporary unavailability; the outcome of a change in progress is unknown. */
export function isUnavailable(error: unknown): boolean {
  return someCause(
    error,
    (code, message, cause) =>
      SERVER_CODES.test(code) ||
      code === 'ENOSPC' ||
      NO_CONNECTION.test(message) ||
      isLost(code, message, cause),
  );
}

export function isConnectionLost(error: unknown): boolean {
  return someCause(error, isLost);
}

/** A standby: another server is primary now. */
export function isReadOnlyServer(error: unknown): boolean {
  return someCause(error, (code) => code === '25006');
}

function isLost(code: string, message: string, cause: object): boolean {
  // Missing socket of the embedded server.
  const isGone = code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect';
  return NETWORK_CODES.includes(code) || isGone || /^(?:08|57P0[123])/.test(code) || LOST.test(message);
}

/** Tests an error and its causes. */
function someCause(
  error: unknown,
  isMeant: (code: string, message: string, cause: object) => boolean,
): boolean {
  let cause = error;
  for (let depth = 0; depth < DEEPEST_CAUSE && typeof cause === 'object' && cause !== null; depth += 1) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    const message = 'message' in cause && typeof cause.message === 'string' ? cause.message : '';
    if (isMeant(code, message, cause)) return true;
    cause = 'cause' in cause ? cause.cause : null;
  }
  return false;
}
