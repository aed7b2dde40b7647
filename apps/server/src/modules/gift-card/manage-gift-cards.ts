import { actorId, type StaffActor, type SystemActor } from '@ilaneer/domain/actor/actor';
import { usualExpiry } from '@ilaneer/domain/gift-card/expiry';
import { giftCardCodeFrom, giftCardLast4, normaliseGiftCardCode } from '@ilaneer/domain/gift-card/gift-card';
import type { GiftCardPayer } from '@ilaneer/domain/journal/promise-entries';
import type { Paise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database, PooledDatabase } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { codeHashOf, type GiftCardDeps } from './code-hash.ts';
import { findGiftCardsNamed, type GiftCardRow, insertGiftCard, stopGiftCardRow } from './repository.ts';

export type IssueDeps = Pick<Deps, 'now' | 'newId'> &
  GiftCardDeps & { readonly randomBytes: (count: number) => Uint8Array };

const RANDOM_BYTES = 16;

export type NewGiftCard = {
  readonly worth: Paise;
  readonly expiresAt: Date | null;
  readonly paidBy: GiftCardPayer;
  readonly reason?: string;
  readonly known?: { readonly id: string; readonly code?: string };
};

/** The code exists in this reply only (GIFT-CARD-4). */
type IssuedGiftCard = { readonly card: GiftCardRow; readonly code: string };

export function issueGiftCard(
  deps: IssueDeps & { readonly db: PooledDatabase },
  actor: StaffActor,
  given: NewGiftCard,
): Promise<IssuedGiftCard> {
  return transactAll(deps.db, async (tx) => {
    const issued = await issueGiftCardIn(tx, deps, actor, given);
    if (issued === null) throw new Error('a new gift card has the id of another');
    return issued;
  });
}

/** Null: the card of `known` is issued already. */
export async function issueGiftCardIn(
  tx: Database,
  deps: IssueDeps,
  actor: StaffActor | SystemActor,
  { worth, expiresAt, paidBy, reason, known }: NewGiftCard,
): Promise<IssuedGiftCard | null> {
  const at = deps.now();
  const code = known?.code ?? giftCardCodeFrom(deps.randomBytes(RANDOM_BYTES));
  const card: GiftCardRow = {
    expiryToldAt: null,
    id: known?.id ?? deps.newId(),
    codeHash: codeHashOf(deps.giftCardKeys.signing(), code),
    last4: giftCardLast4(normaliseGiftCardCode(code) ?? ''),
    initialPaise: worth,
    balancePaise: worth,
    expiresAt: expiresAt ?? usualExpiry(at),
    active: true,
    reason: reason ?? null,
    paidBy,
    issuedByKind: actor.kind,
    issuedById: actorId(actor),
    stoppedByKind: null,
    stoppedById: null,
    createdAt: at,
  };
  return (await insertGiftCard(tx, card, paidBy)) ? { card, code } : null;
}

export type StopGiftCardError = { readonly found: readonly GiftCardRow[] };

/** By id or last four characters; the balance stays. */
export async function stopGiftCard(
  { db }: { readonly db: Database },
  actor: StaffActor,
  idOrLast4: string,
): Promise<Result<GiftCardRow, StopGiftCardError>> {
  const found = await findGiftCardsNamed(db, idOrLast4);
  const [card, ...others] = found;
  if (card === undefined || others.length > 0) return err({ found });
  return ok(await stopGiftCardRow(db, actor, card.id));
}
