import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { openLog } from './log.ts';

/** The log of a process, and what has to be done before it exits. */
export type CopiedLog = {
  readonly log: Logger;
  /** Null where nothing is sent anywhere. */
  readonly close: (() => Promise<void>) | null;
};

/**
 * Opens the process's log on standard output, and copies each line to a log collector if configured, so that an intruder
 * on this machine cannot rewrite it (SECURITY-9).
 */
export async function openCopiedLog(
  { logLevel, otlp }: Pick<Config, 'logLevel' | 'otlp'>,
  output: DestinationStream = pino.destination(1),
): Promise<CopiedLog> {
  if (otlp?.sendsLogs !== true) return { log: openLog(logLevel, output), close: null };
  // Loaded only where a collector takes logs.
  const { openLogCopy } = await import('../telemetry/otlp/log-copy.ts');
  const { write, close } = openLogCopy(otlp);
  const both: DestinationStream = {
    write: (line) => {
      output.write(line);
      write(line);
    },
  };
  return { log: openLog(logLevel, both), close };
}
