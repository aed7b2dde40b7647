import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { openLog } from './log.ts';

export type CopiedLog = {
  readonly log: Logger;
  /** Null without a collector. */
  readonly close: (() => Promise<void>) | null;
};

/** To a collector out of reach of an intruder on this machine (SECURITY-9). */
export async function openCopiedLog(
  { logLevel, otlp }: Pick<Config, 'logLevel' | 'otlp'>,
  output: DestinationStream = pino.destination(1),
): Promise<CopiedLog> {
  if (otlp?.sendsLogs !== true) return { log: openLog(logLevel, output), close: null };
  // Lazy.
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
