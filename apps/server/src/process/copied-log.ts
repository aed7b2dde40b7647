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
 * Opens the process's log: on standard output, and line by line at the collector too where one takes logs, so that
 * whoever gets hold of this machine cannot take back what it told.
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
