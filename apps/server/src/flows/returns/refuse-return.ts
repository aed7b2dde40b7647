import { err, ok, type Result } from '@ilaneer/domain/result';
import { type Failure, invalid } from '../../http/failure.ts';
import type { MoveEnvironment } from '../fulfilment/transition-order.ts';
import { type MovedReturn, moveReturn, type WhichReturn } from './transition-return.ts';

const LONGEST_REASON = 300;

/** The shop does not take the goods back, and says why. Errors as moveReturn, and VALIDATION_FAILED without a reason. */
export function refuseReturn(
  env: MoveEnvironment,
  which: WhichReturn,
  reason: string,
): Promise<Result<MovedReturn, Failure>> {
  return moveReturn(env, which, {
    move: 'refuse',
    decide: async (_tx, { at }) => {
      const refusalReason = reason.trim();
      if (refusalReason === '' || refusalReason.length > LONGEST_REASON) {
        const message = `Say why, in at most ${LONGEST_REASON} characters: the shopper reads it`;
        return err(invalid([{ field: 'reason', message }]));
      }
      return ok({ changes: { refusedAt: at, refusalReason }, note: refusalReason });
    },
  });
}
