import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { currentWork } from '../telemetry/current-work.ts';
import type { Config } from './config.ts';
import { safeError } from './safe-error.ts';

export function openLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: safeError, error: safeError },
    redact: ['req.headers.authorization', 'headers.authorization', '*.password', '*.token'],
    mixin: (_line, _level, logger) => whoseWork(logger),
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function whoseWork(logger: Logger): Record<string, string> {
  const work = currentWork();
  if (work === undefined) return {};
  const { requestId, job, jobId, span } = work;
  const traced = span === null ? {} : { traceId: span.traceId };
  if (requestId !== undefined) return 'requestId' in logger.bindings() ? traced : { requestId, ...traced };
  return { ...(job !== undefined && { job }), ...(jobId !== undefined && { jobId }), ...traced };
}
