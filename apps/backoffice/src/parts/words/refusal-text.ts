/** What is said of a call that failed: the server's own words, or that none came. */
export function refusalText(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.';
}
