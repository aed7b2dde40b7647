import { nextTry } from '@ilaneer/domain/letter/letter-state';
import { ok } from '@ilaneer/domain/result';
import { transact, transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Mailer } from '../../messages/mailer.ts';
import { makeLeaveLinks } from '../newsletter/newsletter.ts';
import { membersOf } from './audience.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  countTriedSince,
  hasOpenDeliveries,
  insertDeliveries,
  markDelivered,
  markLeft,
  postpone,
  releaseDeliveries,
} from './deliveries-repository.ts';
import { newsletterLetterMail } from './letter-mail.ts';
import {
  isInSending,
  type LetterRow,
  listDueLetters,
  listLettersInSending,
  lockLetter,
  updateLetter,
} from './repository.ts';

export type LetterDeps = { readonly config: { readonly lettersPerMinute: number } };

type SendDeps = Deps & LetterDeps & { readonly mailer: Mailer };

/** As many as the mailer has connections. */
const AT_ONCE = 5;
const MINUTE_MS = 60_000;
/** Within the minute of the schedule, so that runs do not queue up. */
const RUN_MS = 50_000;

/** The batch of a minute (NEWSLETTER-9). One run at a time over all processes: the queue's lock. */
export async function sendLetters(deps: SendDeps): Promise<void> {
  for (const letterId of await listDueLetters(deps.db, deps.now())) await beginLetter(deps, letterId);
  const endAt = Date.now() + RUN_MS;
  for (const letter of await listLettersInSending(deps.db)) {
    await releaseDeliveries(deps.db, letter.id);
    await sendBatch(deps, letter, endAt);
    await finishLetter(deps, letter.id);
  }
}

/** The addresses of this moment. A letter of a deleted segment is a draft again. */
async function beginLetter(deps: SendDeps, letterId: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    const letter = await lockLetter(tx, letterId);
    if (letter?.state !== 'scheduled') return ok(null);
    const at = deps.now();
    const members = await membersOf(tx, letter.segmentId, at);
    if (!members.ok) {
      await updateLetter(tx, letterId, { state: 'draft', sendAt: null, updatedAt: at });
      return ok(null);
    }
    const recipients = await insertDeliveries(tx, letterId, members.value, at);
    await updateLetter(tx, letterId, { state: 'sending', startedAt: at, recipients, updatedAt: at });
    return ok(null);
  });
}

async function sendBatch(deps: SendDeps, letter: LetterRow, endAt: number): Promise<void> {
  const { lettersPerMinute } = deps.config;
  while (Date.now() < endAt) {
    const minute = Math.floor(deps.now().getTime() / MINUTE_MS) * MINUTE_MS;
    const most = Math.min(AT_ONCE, lettersPerMinute - (await countTriedSince(deps.db, new Date(minute))));
    if (most <= 0 || !(await isInSending(deps.db, letter.id))) return;
    const claimed = await transactAll(deps.db, (tx) => claimDeliveries(tx, letter.id, most, deps.now()));
    if (claimed.length === 0) return;
    const outcomes = await Promise.all(claimed.map((delivery) => deliver(deps, letter, delivery)));
    // The server has trouble: the next minute.
    if (outcomes.every((wasTaken) => !wasTaken)) return;
  }
}

/** False after a temporary refusal. */
async function deliver(deps: SendDeps, letter: LetterRow, claimed: ClaimedDelivery): Promise<boolean> {
  const { subscriptionId, email: to, tries, isReachable } = claimed;
  const delivery = { letterId: letter.id, subscriptionId };
  if (!isReachable) {
    await markLeft(deps.db, delivery);
    return true;
  }
  const leave = await makeLeaveLinks(deps.db, deps, subscriptionId);
  const reader = { id: `${letter.id} ${subscriptionId}`, to, leave };
  try {
    await deps.mailer(newsletterLetterMail(reader, letter, deps.brand, deps.config.publicUrl));
  } catch {
    // The mailer has logged it.
    await postpone(deps.db, delivery, nextTry(tries, deps.now()));
    return false;
  }
  await markDelivered(deps.db, delivery);
  return true;
}

async function finishLetter(deps: SendDeps, letterId: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    const letter = await lockLetter(tx, letterId);
    if (letter?.state !== 'sending' || (await hasOpenDeliveries(tx, letterId))) return ok(null);
    const at = deps.now();
    await updateLetter(tx, letterId, { state: 'sent', finishedAt: at, updatedAt: at });
    return ok(null);
  });
}
