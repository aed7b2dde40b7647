import { oldestUnproven, oldestWaiting } from '@ilaneer/domain/restock/restock-request';
import { PAYOUT_STORED_DAYS } from '@ilaneer/domain/return/payout';
import { OTP } from '@ilaneer/domain/verification/otp';
import type { Deps } from '../../deps/deps.ts';
import { deleteOldSessions } from '../../modules/account/account.ts';
import { forgetBuyersOfFinishedOrders } from '../../modules/order/order.ts';
import { deleteOldRequests } from '../../modules/restock/restock.ts';
import { deleteOldPayouts } from '../../modules/return/return.ts';
import { deleteOldLoginCodes } from '../../modules/social-login/social-login.ts';
import { deleteOldStaffTraces } from '../../modules/staff/staff.ts';
import { deleteOldCodesAndLinks } from '../../modules/verification/verification.ts';
import { forgetDocuments, writeBeforeForgetting } from '../documents/documents.ts';

const DAY_MS = 24 * 3_600_000;

/** How long an ended session is stored, for an owner who asks who was in the account. */
const ENDED_SESSION_MS = 90 * DAY_MS;

/** Deletes what is of no more use: old OTPs, links, sessions, restock requests and payout details, and the names on what deleted accounts had ordered. */
export function tidyAccounts({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return async (): Promise<void> => {
    const at = now().getTime();
    await deleteOldCodesAndLinks(db, new Date(at - OTP.rememberedMs));
    await deleteOldLoginCodes(db, new Date(at - OTP.rememberedMs));
    await deleteOldSessions(db, new Date(at - ENDED_SESSION_MS));
    await deleteOldStaffTraces(db, new Date(at - ENDED_SESSION_MS));
    await deleteOldRequests(db, { unproven: oldestUnproven(now()), waiting: oldestWaiting(now()) });
    await deleteOldPayouts(db, new Date(at - PAYOUT_STORED_DAYS * DAY_MS));
    await writeBeforeForgetting(db, { now });
    await forgetBuyersOfFinishedOrders(db, now());
    await forgetDocuments({ db });
  };
}
