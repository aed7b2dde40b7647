import { err, ok, type Result } from '../result.ts';
import { allowedReturnMoves, type MovableReturn, type ReturnMove } from './return-life.ts';

/** Why it is not clear which return of an order is meant. */
export type ChooseReturnError =
  | { readonly code: 'RETURN_NOT_FOUND' }
  | { readonly code: 'RETURN_UNCLEAR'; readonly numbers: readonly number[] };

/**
 * Which of an order's returns a move is meant for, numbered from 1 in the order in which they were asked for. Without a
 * number it is the only one that allows the move, else the newest, whose state then says what is wrong.
 */
export function chooseReturn(
  returns: readonly MovableReturn[],
  wanted: number | null,
  move: ReturnMove,
): Result<number, ChooseReturnError> {
  if (returns.length === 0) return err({ code: 'RETURN_NOT_FOUND' });
  if (wanted !== null) {
    return wanted >= 1 && wanted <= returns.length ? ok(wanted) : err({ code: 'RETURN_NOT_FOUND' });
  }
  const open = returns.flatMap((one, index) => (allowedReturnMoves(one).includes(move) ? [index + 1] : []));
  if (open.length > 1) return err({ code: 'RETURN_UNCLEAR', numbers: open });
  return ok(open[0] ?? returns.length);
}
