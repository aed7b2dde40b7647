import { ApiError, ConnectionError } from '@ilaneer/client/api-errors';

/** The server's text with the wait, or a fallback. */
export function accountProblem(error: Error): string {
  if (error instanceof ApiError) {
    const text = error.reply?.message ?? 'Something went wrong on our side. Please try again later.';
    const seconds = secondsToWait(error);
    return seconds === null
      ? text
      : text.replace(/Please wait a (?:little|moment)\b.*$/, tryAgainIn(seconds));
  }
  if (error instanceof ConnectionError) {
    return 'Network error. Please check your connection.';
  }
  return 'An unexpected error occurred. Please try again.';
}

export function problemAt(error: Error | null, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.reply?.fields?.find((problem) => problem.field === field)?.message;
}

/** Aborted calls have no error. */
export function shownProblems<Problems extends string | readonly string[]>(
  error: Error | null,
  problemsOf: (error: Error) => Problems,
): readonly string[] {
  if (error === null || error.name === 'AbortError') return [];
  const problems = problemsOf(error);
  return typeof problems === 'string' ? [problems] : problems;
}

export function secondsToWait(error: Error): number | null {
  if (!(error instanceof ApiError)) return null;
  const data = error.reply?.data;
  if (typeof data !== 'object' || data === null || !('retryAfterSeconds' in data)) return null;
  return typeof data.retryAfterSeconds === 'number' ? data.retryAfterSeconds : null;
}

function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds < 60 ? countOf(seconds, 'second') : countOf(minutes, 'minute');
  return `Please try again in ${wait}.`;
}

function countOf(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
