export type SafeError = {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: SafeError;
  readonly code?: string | number;
  readonly status?: string | number;
  readonly severity?: string;
  readonly schema?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly routine?: string;
  readonly syscall?: string;
};

const DEEPEST_CAUSE = 5;
/** Properties without user input. */
const HARMLESS = [
  'code',
  'status',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
] as const;

/** Libraries attach values, statements and connections to errors. */
export function safeError(error: unknown, depth = 0): SafeError {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: safeText(error) };
  const message = safeMessage(error);
  const type = textOf(Reflect.get(error, 'name')) ?? error.constructor?.name ?? 'Error';
  const safe: Record<string, unknown> = { type, message };
  const frames = framesOf(Reflect.get(error, 'stack'));
  if (frames !== '') safe.stack = `${type}: ${message}\n${frames}`;
  for (const name of HARMLESS) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string' || typeof value === 'number') safe[name] = value;
  }
  const cause: unknown = Reflect.get(error, 'cause');
  if (cause !== undefined && cause !== null && depth < DEEPEST_CAUSE)
    safe.cause = safeError(cause, depth + 1);
  return { type, message, ...safe };
}

export function safeMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null) return safeText(error);
  const message = textOf(Reflect.get(error, 'message')) ?? '';
  // Drizzle's message has statement and values; PostgreSQL's own is in the cause.
  if ('query' in error && 'params' in error) return 'a statement failed';
  const code = textOf(Reflect.get(error, 'code')) ?? '';
  // Class 22 quotes the bad value after a colon.
  return safeText(/^22[0-9A-Z]{3}$/.test(code) ? message.replace(/: .*$/s, ': …') : message);
}

function safeText(text: unknown): string {
  return String(text).replace(/[^\s<>"'(),;]+@[^\s<>"'(),;]+/g, '[address]');
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function framesOf(stack: unknown): string {
  if (typeof stack !== 'string') return '';
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return lines.join('\n');
}
