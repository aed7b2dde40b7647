import { RETENTION_KINDS, type RetentionKind, storedSince } from '@ilaneer/domain/privacy/retention';
import type { Retained } from '../../db/retained.ts';
import type { Deps } from '../../deps/deps.ts';
import { oneByOne } from '../../jobs/one-by-one.ts';
import { finishedPersonalJobs } from '../../jobs/personal-jobs-repository.ts';
import { endedSessions } from '../../modules/account/account.ts';
import { pastReasons } from '../../modules/audit/audit.ts';
import { untouchedLines } from '../../modules/cart/cart.ts';
import {
  insertRun,
  pastLookups,
  pastMessages,
  pastWithheld,
  pastWithheldMessages,
} from '../../modules/data-protection/data-protection.ts';
import { endedSubscriptions, unconfirmedSubscriptions } from '../../modules/newsletter/newsletter.ts';
import { openRequests, unprovenRequests } from '../../modules/restock/restock.ts';
import { pastPhotos, usedPayouts } from '../../modules/return/return.ts';
import { pastLoginCodes } from '../../modules/social-login/social-login.ts';
import { endedStaffSessions, pastChallenges, pastInvitations } from '../../modules/staff/staff.ts';
import { pastTickets } from '../../modules/support/support.ts';
import { pastCodesAndLinks } from '../../modules/verification/verification.ts';

/** Tables per data kind, exhaustive. */
const RETAINED: Readonly<Record<RetentionKind, readonly Retained[]>> = {
  otps: [...pastCodesAndLinks, pastLoginCodes],
  sessions: [endedSessions],
  'staff-sessions': [endedStaffSessions, pastChallenges, pastInvitations],
  'unproven-restock-requests': [unprovenRequests],
  'restock-requests': [openRequests],
  'unconfirmed-subscriptions': [unconfirmedSubscriptions],
  'ended-subscriptions': [endedSubscriptions],
  tickets: [pastTickets],
  carts: [untouchedLines],
  payouts: [usedPayouts],
  'return-photos': [pastPhotos],
  'queued-mails': [finishedPersonalJobs],
  'sent-messages': [pastMessages],
  lookups: [pastLookups],
  reasons: [pastReasons],
  'deleted-accounts': [pastWithheld, pastWithheldMessages],
};

/** Erases expired data per kind and records the result (PRIVACY-5). Idempotent; kinds fail independently. */
export async function eraseAfterRetention(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await oneByOne(RETENTION_KINDS, 'personal data whose time is over is still there', (kind) =>
    eraseKind(deps, kind),
  );
}

async function eraseKind({ db, now }: Pick<Deps, 'db' | 'now'>, kind: RetentionKind): Promise<void> {
  const at = now();
  let erased = 0;
  const left: number[] = [];
  for (const rows of RETAINED[kind]) {
    erased += await rows.erase(db, storedSince(kind, at));
    const oldest = await rows.oldest(db);
    if (oldest !== null) left.push(oldest.getTime());
  }
  const oldestAt = left.length === 0 ? null : new Date(Math.min(...left));
  await insertRun(db, { kind, at, erased, oldestAt });
}
