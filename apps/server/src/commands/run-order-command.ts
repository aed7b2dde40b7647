import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../deps/deps.ts';
import type { SecretDeps } from '../deps/secrets.ts';
import { type FulfilmentFailure, fulfilOrder } from '../flows/fulfilment/fulfilment.ts';
import { cancelByStaff } from '../flows/order-desk/order-desk.ts';
import { type ReturnStepFailure, transitionReturn, type WhichReturn } from '../flows/returns/returns.ts';
import { LONGEST_REFERENCE } from '../flows/settlement/settlement.ts';
import type { Failure } from '../http/failure.ts';
import { findAnyOrder, type Order } from '../modules/order/order.ts';
import type { CourierDeps } from '../modules/parcel/parcel.ts';
import { listReturns, readPhotos } from '../modules/return/return.ts';
import type { TaxRateDeps } from '../modules/tax-rate/tax-rate.ts';
import { type OrderCommand, RETURN_WORDS, type ReturnCommand } from './read-order-command.ts';

export type CommandDeps = Deps &
  SecretDeps &
  TaxRateDeps &
  CourierDeps & { readonly catalogue: { readonly stockChanged: () => void } };

export async function runOrderCommand(
  deps: CommandDeps,
  actor: StaffActor,
  command: OrderCommand,
): Promise<Result<Order, Failure>> {
  if (command.transition === 'cancel') {
    const { orderNumber: orderId, reason } = command;
    return cancelByStaff(deps, actor, { orderId, reason });
  }
  const done = await fulfilOrder(deps, actor, command);
  return done.ok ? done : err(inWords(done.error));
}

export async function runReturnCommand(
  deps: CommandDeps,
  actor: StaffActor,
  command: ReturnCommand,
): Promise<Result<string, Failure>> {
  if ('folder' in command) {
    const saved = await saveReturnPhotos(deps, command, command.folder);
    if (!saved.ok) return saved;
    return ok(`${saved.value} ${saved.value === 1 ? 'photo is' : 'photos are'} in ${command.folder}.`);
  }
  const done = await transitionReturn(deps, actor, command);
  if (!done.ok) return err({ ...done.error, ...wordsOfReturn(done.error) });
  const { order, request } = done.value;
  const became = request.exchangeOrderId === null ? request.state : 'exchanged';
  return ok(`Return ${request.number} of order ${order.number} is ${became}.`);
}

function inWords(failure: FulfilmentFailure): Failure {
  if (failure.code !== 'ORDER_MOVE_NOT_ALLOWED') return failure;
  const { orderNumber, status, transition, allowed } = failure.data;
  const message = `Order ${orderNumber} is ${status}: ${transition} is not possible. ${instead(allowed)}.`;
  return { ...failure, message };
}

function wordsOfReturn(failure: ReturnStepFailure): Pick<Failure, 'message'> {
  switch (failure.code) {
    case 'ORDER_NOT_FOUND':
    case 'VERSION_STALE':
    case 'OUT_OF_STOCK':
    case 'EXCHANGE_REFUSED':
    case 'PERMISSION_MISSING':
      return {};
    case 'RETURN_NOT_FOUND': {
      const { orderNumber, returnNumber } = failure.data;
      const which = returnNumber === null ? 'no return' : `no return ${returnNumber}`;
      return { message: `Order ${orderNumber} has ${which}.` };
    }
    case 'RETURN_MOVE_NOT_ALLOWED': {
      const { data } = failure;
      if (data.why === 'several') {
        const options = data.returnNumbers.map((number) => `--return ${number}`).join(' or ');
        return {
          message: `Order ${data.orderNumber} has several such returns: add ${options}.`,
        };
      }
      const { orderNumber, returnNumber, state, transition } = data;
      const allowed = data.allowed.map((one) => RETURN_WORDS[one]);
      return {
        message: `Return ${returnNumber} of order ${orderNumber} is ${state}: ${RETURN_WORDS[transition]} is not possible. ${instead(allowed)}.`,
      };
    }
    case 'VALIDATION_FAILED':
      switch (failure.data.why) {
        case 'reason needed':
        case 'not as it came':
          return {};
        case 'nothing to sell again':
          return { message: 'Food and drinks never go back to stock: omit --restock' };
        case 'reference not needed':
          return {
            message: 'This is refunded automatically to the original payment method: omit --reference',
          };
        case 'reference needed':
          return {
            message: `The order was paid in cash: pay the refund out, then add --reference, at most ${LONGEST_REFERENCE} characters`,
          };
      }
  }
}

function instead(allowed: readonly string[]): string {
  return allowed.length === 0 ? 'No further moves' : `Possible now: ${allowed.join(', ')}`;
}

async function saveReturnPhotos(
  { db }: Pick<Deps, 'db'>,
  { orderNumber, returnNumber }: WhichReturn,
  folder: string,
): Promise<Result<number, Failure>> {
  const order = await findAnyOrder(db, orderNumber);
  if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
  const wanted = (await listReturns(db, [order.id])).filter(
    ({ number }) => returnNumber === null || number === returnNumber,
  );
  let saved = 0;
  for (const { id, number } of wanted) {
    for (const { position, contentType, bytes } of await readPhotos(db, id)) {
      const ending = contentType.replace('image/', '').replace('jpeg', 'jpg');
      const file = join(folder, `${order.number}-return-${number}-${position}.${ending}`);
      // Personal data: private to the user.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, bytes, { mode: 0o600 });
      saved += 1;
    }
  }
  return saved === 0
    ? err({ code: 'PHOTO_NOT_FOUND', message: `Order ${order.number} has no such photos.` })
    : ok(saved);
}
