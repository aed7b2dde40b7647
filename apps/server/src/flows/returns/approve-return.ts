import { ok, type Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import type { MoveEnvironment } from '../fulfilment/transition-order.ts';
import { type MovedReturn, moveReturn, type WhichReturn } from './transition-return.ts';

/** The shop takes the goods back: somebody comes for them. Errors as moveReturn. */
export function approveReturn(
  env: MoveEnvironment,
  which: WhichReturn,
): Promise<Result<MovedReturn, Failure>> {
  return moveReturn(env, which, {
    move: 'approve',
    decide: async (_tx, { at }) => ok({ changes: { approvedAt: at }, note: null }),
  });
}
