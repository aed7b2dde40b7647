import { newsOf, SMS_NEWS } from '@ilaneer/domain/parcel/parcel-news';
import type { ParcelState } from '@ilaneer/domain/parcel/parcel-state';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { JobData } from '../../jobs/job-data.ts';
import type { SmsSender } from '../../messages/sms.ts';
import { smsText } from '../../messages/sms-words.ts';
import { findMobileOf, findOrderById, type Order, orderLinkOf } from '../../modules/order/order.ts';
import { findParcel, type NewParcelEvent, type Parcel } from '../../modules/parcel/parcel.ts';
import { attemptLinkOf } from './attempt-link.ts';
import { parcelMail } from './parcel-mail.ts';

type NewsDeps = Pick<Deps, 'jobs' | 'brand' | 'config' | 'now'> & SecretDeps;

/** Mail and SMS in the event's transaction; nothing of late and old events (PARCEL-26). */
export async function notifyOfParcel(
  tx: Database,
  deps: NewsDeps,
  { order, parcel }: { readonly order: Order; readonly parcel: Parcel },
  event: NewParcelEvent & { readonly id: number },
  state: ParcelState,
): Promise<void> {
  const news = newsOf(event, state, deps.now());
  if (news === null) return;
  const links = { track: orderLinkOf(deps, 'track', order), choose: attemptLinkOf(deps, order, parcel) };
  const mail = parcelMail(order, parcel, { ...event, news }, links, deps);
  if (mail !== null) await deps.jobs.enqueue(tx, 'send-mail', mail);
  const texted = SMS_NEWS.find((one) => one === news);
  if (texted !== undefined) {
    await deps.jobs.enqueue(tx, 'send-parcel-sms', { parcelId: parcel.id, eventId: event.id, news: texted });
  }
}

const TEMPLATES = { 'out for delivery': 'parcel-out', 'attempt failed': 'parcel-failed' } as const;

/** Job: to verified numbers only, as all SMS about orders. */
export function sendParcelSms(
  deps: Pick<Deps, 'db' | 'brand' | 'config'> & SecretDeps & { readonly sms: SmsSender },
) {
  return async ({ parcelId, eventId, news }: JobData['send-parcel-sms']): Promise<void> => {
    const parcel = await findParcel(deps.db, parcelId);
    const order = parcel === null ? null : await findOrderById(deps.db, parcel.orderId);
    const to = order === null ? null : await findMobileOf(deps.db, order.userId);
    if (parcel === null || order === null || to === null) return;
    const link =
      news === 'attempt failed' ? attemptLinkOf(deps, order, parcel) : orderLinkOf(deps, 'track', order);
    const variables = { order: order.number, link };
    const template = TEMPLATES[news];
    const text = smsText(template, deps.brand.name, variables);
    await deps.sms({ id: `${template} ${eventId}`, to, template, variables, text });
  };
}
