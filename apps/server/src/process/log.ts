import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { safeError } from './safe-error.ts';

/** The process's log: lines of JSON on standard output, or where a test reads them. */
export function openLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: safeError, error: safeError },
    redact: ['req.headers.authorization', 'headers.authorization', '*.password', '*.token'],
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
