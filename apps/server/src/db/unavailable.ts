// PostgreSQL's codes: it has no room, memory or connection left (53), its disk fails (58), or it goes, comes or hangs.
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
// The driver's own, which have no code.
const LOST =
  /^(?:Connection terminated|Query read timeout|timeout expired|Client (?:has encountered a connection error|was closed) and is not queryable)/;
const NO_CONNECTION = /^timeout exceeded when trying to connect/;
const DEEPEST_CAUSE = 5;

/** The server that answered takes no writes: another one is the first now. */
export class StandbyError extends Error {
  readonly code = '25006';
  constructor() {
    super('the database server that answered only reads');
  }
}

/**
 * Whether the database can't be reached, or can't take anything at the moment. Nobody did anything wrong, and later it
 * works; whether a change was made that was under way is not known.
 */
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

/** Whether the connection itself is gone, so that nothing more can be said on it. */
export function isConnectionLost(error: unknown): boolean {
  return someCause(error, isLost);
}

/** Whether the server may be read and nothing else: another one is the first now. */
export function isReadOnlyServer(error: unknown): boolean {
  return someCause(error, (code) => code === '25006');
}

function isLost(code: string, message: string, cause: object): boolean {
  // A socket of the embedded server that is not there.
  const isGone = code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect';
  return NETWORK_CODES.includes(code) || isGone || /^(?:08|57P0[123])/.test(code) || LOST.test(message);
}

/** Asks an error and what it was caused by. */
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
