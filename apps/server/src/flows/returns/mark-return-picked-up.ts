import { ok, type Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import type { MoveEnvironment } from '../fulfilment/transition-order.ts';
import { type MovedReturn, moveReturn, type WhichReturn } from './transition-return.ts';

/** Somebody came for the goods: they are on their way back. Errors as moveReturn. */
export function markReturnPickedUp(
  env: MoveEnvironment,
  which: WhichReturn,
): Promise<Result<MovedReturn, Failure>> {
  return moveReturn(env, which, {
    move: 'picked-up',
    decide: async (_tx, { at }) => ok({ changes: { pickedUpAt: at }, note: null }),
  });
}
