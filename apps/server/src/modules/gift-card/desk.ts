import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { endOfIndiaDay } from '@ilaneer/domain/gift-card/expiry';
import { newGiftCardProblems } from '@ilaneer/domain/gift-card/new-gift-card';
import type { GiftCardPayer } from '@ilaneer/domain/journal/promise-entries';
import { type Paise, paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../audit/audit.ts';
import { lockGiftCardById } from './desk-repository.ts';
import { type IssueDeps, issueGiftCardIn } from './manage-gift-cards.ts';
import { type GiftCardRow, stopGiftCardRow } from './repository.ts';

type DeskDeps = Pick<Deps, 'db' | 'now' | 'auditKey'>;

type WantedGiftCard = {
  readonly worth: Paise;
  readonly lastDay: string | null;
  readonly paidBy: GiftCardPayer;
  readonly reason: string;
  readonly idempotencyKey: string;
};

/** GIFT-CARD-14. Errors: VALIDATION_FAILED by field, GIFT_CARD_ISSUED. */
export function issueByStaff(
  deps: DeskDeps & IssueDeps,
  actor: StaffActor,
  { worth, lastDay, paidBy, reason, idempotencyKey }: WantedGiftCard,
): Promise<Result<{ readonly card: GiftCardRow; readonly code: string }, Failure>> {
  return transact<{ card: GiftCardRow; code: string }, Failure>(deps.db, async (tx) => {
    const problems = newGiftCardProblems({ worth, lastDay, reason }, deps.now());
    if (problems.length > 0) return err(invalid(problems));
    const known = { id: `${actor.id} ${idempotencyKey}` };
    const expiresAt = lastDay === null ? null : endOfIndiaDay(lastDay);
    const issued = await issueGiftCardIn(tx, deps, actor, {
      ...{ worth, expiresAt, paidBy, known },
      reason: reason.trim(),
    });
    if (issued === null) return err({ code: 'GIFT_CARD_ISSUED' });
    record(tx, deps, actor, issued.card, {
      action: 'issued',
      before: null,
      after: { worth: rupeesFromPaise(worth), paidBy, expiresAt: issued.card.expiresAt.toISOString() },
      reason: reason.trim(),
    });
    return ok(issued);
  });
}

/** The balance stays. Errors: VALIDATION_FAILED, GIFT_CARD_NOT_FOUND, GIFT_CARD_BLOCKED. */
export function blockByStaff(
  deps: DeskDeps,
  actor: StaffActor,
  { giftCardId, reason: typed }: { readonly giftCardId: string; readonly reason: string },
): Promise<Result<GiftCardRow, Failure>> {
  return transact<GiftCardRow, Failure>(deps.db, async (tx) => {
    const reason = typed.trim();
    if (reason === '') return err(invalid([{ field: 'reason', message: 'Enter a reason' }]));
    const card = await lockGiftCardById(tx, giftCardId);
    if (card === null) return err({ code: 'GIFT_CARD_NOT_FOUND' });
    if (!card.active) return err({ code: 'GIFT_CARD_BLOCKED' });
    const blocked = await stopGiftCardRow(tx, actor, card.id);
    record(tx, deps, actor, card, {
      action: 'blocked',
      before: { blocked: false },
      after: { blocked: true, balance: rupeesFromPaise(paise(card.balancePaise)) },
      reason,
    });
    return ok(blocked);
  });
}

function record(
  tx: Database,
  deps: DeskDeps,
  actor: StaffActor,
  { id, last4 }: Pick<GiftCardRow, 'id' | 'last4'>,
  act: Pick<Parameters<typeof recordAct>[3], 'action' | 'before' | 'after' | 'reason'>,
): void {
  recordAct(tx, deps, actor, { ...act, kind: 'gift card', id, label: `••${last4}` });
}
