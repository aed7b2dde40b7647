/** Database outage: PostgreSQL and system errors. */
const OF_THE_DATABASE =
  /^(08\w{3}|57P0[0-5]|57014|25P0[23]|53300|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)$/;
const SAID_OF_IT =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|terminating connection|the database system is|embedded database stopped|Client was closed|Query read timeout|Connection ended unexpectedly|server closed the connection/i;
const ERROR_LEVEL = 50;

type LogError = { readonly code?: unknown; readonly message?: unknown; readonly cause?: unknown };

/** Unexplained. */
export type OddLine = { readonly line: string; readonly times: number };

export function oddLines(log: string): OddLine[] {
  const found = new Map<string, OddLine>();
  for (const line of log.split('\n')) {
    if (line === '' || isExcused(line)) continue;
    const kind = line.replace(/"(time|requestId|reqId)":("[^"]*"|\d+),?/g, '').replace(/[0-9a-f-]{36}/g, '…');
    found.set(kind, { line, times: (found.get(kind)?.times ?? 0) + 1 });
  }
  return [...found.values()];
}

function isExcused(line: string): boolean {
  const read = readLine(line);
  if (read === null) return false;
  if (Number(read.level) < ERROR_LEVEL) return true;
  return isOfTheDatabase(read.err ?? read.error) || SAID_OF_IT.test(String(read.msg ?? ''));
}

function readLine(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === 'object' && read !== null ? { ...read } : null;
  } catch {
    return null;
  }
}

function isOfTheDatabase(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as LogError;
  if (typeof code === 'string' && OF_THE_DATABASE.test(code)) return true;
  return SAID_OF_IT.test(String(message ?? '')) || isOfTheDatabase(cause);
}

export function leaksIn(log: string, secrets: readonly string[]): string[] {
  return secrets.filter((secret) => log.includes(secret));
}
