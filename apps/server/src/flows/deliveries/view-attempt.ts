import type { FailedDeliveryView } from '@ilaneer/contract/order/attempt-link';
import { isCashDue } from '@ilaneer/domain/order/amount-due';
import { offeredDays } from '@ilaneer/domain/parcel/attempt-choice';
import { aftermathWords, type MoneyBack, outcomeWords } from '@ilaneer/domain/parcel/attempt-outcome';
import { shownState } from '@ilaneer/domain/parcel/parcel-state';
import { attemptWords, firstWord } from '@ilaneer/domain/parcel/tracking';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { asksForPayout } from '@ilaneer/domain/return/payout';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { findOrderById, type Order, orderTokenOf } from '../../modules/order/order.ts';
import type { Parcel } from '../../modules/parcel/parcel.ts';
import { listPayouts, listReturns } from '../../modules/return/return.ts';
import { parcelOfAttemptLink } from './attempt-link.ts';
import { attemptsOfParcel } from './attempts.ts';
import { goodsIn } from './track-order.ts';

/** PARCEL-25. Errors: TRACKING_NOT_FOUND, for forged tokens and parcels without a failed delivery alike. */
export async function viewAttempt(
  deps: Pick<Deps, 'db' | 'now'> & SecretDeps,
  link: string,
): Promise<Result<FailedDeliveryView, Failure>> {
  const parcel = await parcelOfAttemptLink(deps.db, deps, link);
  const order = parcel === null ? null : await findOrderById(deps.db, parcel.orderId);
  const attempt = parcel === null ? undefined : (await attemptsOfParcel(deps.db, parcel)).at(-1);
  if (parcel === null || order === null || attempt === undefined) return err({ code: 'TRACKING_NOT_FOUND' });
  const { fullName, city, pinCode } = order.deliveryAddress;
  const { number, at, reason, answer, isOpen, outcome } = attempt;
  return ok({
    orderNumber: order.number,
    parcelNumber: `${order.number}-${parcel.position}`,
    status: shownState(parcel.state),
    recipient: { firstName: firstWord(fullName), city, pinCode },
    items: goodsIn(order, parcel),
    attempt: { number, text: attemptWords(reason), at: at.toISOString() },
    days: offeredDays(deps.now()),
    chosen:
      answer === null ? null : { choice: answer.choice, day: answer.day, isTold: answer.toldAt !== null },
    isOpen,
    outcome: outcome === null ? null : outcomeWords(outcome),
    aftermath:
      outcome === null
        ? []
        : aftermathWords({
            ...{ kind: outcome.kind, orderNumber: order.number, orderStatus: order.status },
            ...{ isCashDue: isCashDue(order), money: await moneyBackOf(deps.db, order, parcel) },
          }),
    seen: answer?.version ?? 0,
    trackLink: orderTokenOf(deps, 'track', order),
  });
}

async function moneyBackOf(db: Database, order: Order, { id }: Parcel): Promise<MoneyBack | null> {
  const request = (await listReturns(db, [order.id])).find(({ parcelId }) => parcelId === id);
  if (request === undefined) return null;
  if (request.state !== 'refunded') {
    const isGiven = (await listPayouts(db, [request.id])).length > 0;
    return asksForPayout(order, request, isGiven) ? 'account needed' : 'to be paid out';
  }
  if ((request.refundPaise ?? 0) > 0) return request.refundReference === null ? 'goes back' : 'paid out';
  if (request.creditedPaise === 0) return null;
  return order.status === 'cancelled' ? 'nothing paid' : 'less to pay';
}
