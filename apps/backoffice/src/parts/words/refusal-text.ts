import { ApiError } from '@ilaneer/client/api-errors';

export function refusalText(error: unknown): string {
  // A proxy's error.
  if (error instanceof ApiError && error.reply === null) {
    return `The shop could not be asked (error ${error.status}). Please try again in a moment.`;
  }
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.';
}
