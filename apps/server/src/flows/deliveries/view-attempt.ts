import type { FailedDeliveryView } from '@ilaneer/contract/order/attempt-link';
import { offeredDays } from '@ilaneer/domain/parcel/attempt-choice';
import { shownState } from '@ilaneer/domain/parcel/parcel-state';
import { attemptWords, firstWord } from '@ilaneer/domain/parcel/tracking';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { findOrderById, orderTokenOf } from '../../modules/order/order.ts';
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
  const { number, at, reason, answer, isOpen } = attempt;
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
    seen: answer?.version ?? 0,
    trackLink: orderTokenOf(deps, 'track', order),
  });
}
