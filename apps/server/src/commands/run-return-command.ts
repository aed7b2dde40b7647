import { err, ok, type Result } from '@ilaneer/domain/result';
import { approveReturn } from '../flows/returns/approve-return.ts';
import { markReturnPickedUp } from '../flows/returns/mark-return-picked-up.ts';
import { type ReceiveReturnEnvironment, receiveReturn } from '../flows/returns/receive-return.ts';
import { type RefundReturnEnvironment, refundReturn } from '../flows/returns/refund-return.ts';
import { refuseReturn } from '../flows/returns/refuse-return.ts';
import { type SavePhotosEnvironment, savePhotos } from '../flows/returns/save-photos.ts';
import type { MovedReturn } from '../flows/returns/transition-return.ts';
import type { Failure } from '../http/failure.ts';
import type { ReturnCommand } from './read-return-command.ts';

/** Does what an operator asked for with a return; replies with what to print. Errors: those of the move. */
export async function runReturnCommand(
  env: ReceiveReturnEnvironment & RefundReturnEnvironment & SavePhotosEnvironment,
  command: ReturnCommand,
): Promise<Result<string, Failure>> {
  if (command.move === 'return-photos') {
    const saved = await savePhotos(env, command, command.folder);
    if (!saved.ok) return saved;
    return ok(`${saved.value} ${saved.value === 1 ? 'photo is' : 'photos are'} in ${command.folder}.`);
  }
  const moved = await move(env, command);
  if (!moved.ok) return err(moved.error);
  const { order, request } = moved.value;
  return ok(`Return ${request.number} of order ${order.number} is ${request.state}.`);
}

function move(
  env: ReceiveReturnEnvironment & RefundReturnEnvironment,
  command: Exclude<ReturnCommand, { readonly move: 'return-photos' }>,
): Promise<Result<MovedReturn, Failure>> {
  switch (command.move) {
    case 'return-approve':
      return approveReturn(env, command);
    case 'return-refuse':
      return refuseReturn(env, command, command.reason);
    case 'return-picked-up':
      return markReturnPickedUp(env, command);
    case 'return-received':
      return receiveReturn(env, command, command.restocks);
    case 'return-refunded':
      return refundReturn(env, command, command.reference);
  }
}
