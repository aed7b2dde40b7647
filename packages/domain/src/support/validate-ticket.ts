import type { FieldProblem } from '../field-problem.ts';
import { typedLines } from '../text/typed-text.ts';
import { gapsIn } from './saved-reply.ts';

/** Characters (SUPPORT-3). */
export const TICKET_LIMITS = { message: { min: 10, max: 2_000 }, answer: 5_000 } as const;

/** SUPPORT-3. */
export function validateTicketMessage(typed: string): FieldProblem[] {
  const message = typedLines(typed);
  if (message !== '' && message.length < TICKET_LIMITS.message.min) {
    return [{ field: 'message', message: 'Message must be at least 10 characters long' }];
  }
  return validateTicketReply(typed);
}

/** Replies may be as short as 'Yes'. */
export function validateTicketReply(typed: string): FieldProblem[] {
  const message = typedLines(typed);
  if (message === '') return [{ field: 'message', message: 'Message is required' }];
  if (message.length <= TICKET_LIMITS.message.max) return [];
  return [{ field: 'message', message: 'Message must be at most 2,000 characters' }];
}

/** Staff write more, and without gaps (SUPPORT-10, SUPPORT-13). */
export function validateAnswer(typed: string): FieldProblem[] {
  const answer = typedLines(typed);
  if (answer === '') return [{ field: 'message', message: 'Write an answer' }];
  if (answer.length > TICKET_LIMITS.answer) {
    return [{ field: 'message', message: 'An answer has at most 5,000 characters' }];
  }
  const [gap] = gapsIn(answer);
  return gap === undefined ? [] : [{ field: 'message', message: `Fill in ${gap} or remove it` }];
}
