import { ApiError } from '../../../lib/api-errors.ts';

/** Whether an error means that a link counts no more, so that only a new one helps. */
export function isSpentLink(error: Error): boolean {
  return error instanceof ApiError && error.reply?.code === 'LINK_INVALID';
}

/** Whether a link counts for the account that asked for it alone, which nobody is logged in to here. */
export function needsLogin(error: Error): boolean {
  return error instanceof ApiError && error.reply?.code === 'LINK_NEEDS_LOGIN';
}
