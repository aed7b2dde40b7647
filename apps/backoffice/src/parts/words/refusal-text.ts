import { ApiError } from '@ilaneer/client/api-errors';

/** What is said of a call that failed: the server's own words, or that none came. */
export function refusalText(error: unknown): string {
  // What stands before the shop answers otherwise than the shop does.
  if (error instanceof ApiError && error.reply === null) {
    return `The shop could not be asked (error ${error.status}). Please try again in a moment.`;
  }
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.';
}
