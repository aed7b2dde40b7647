import { randomBytes } from 'node:crypto';
import * as calls from '@ilaneer/contract/staff/books/gift-cards';
import { giftCardState } from '@ilaneer/domain/gift-card/new-gift-card';
import { paise, paiseFromRupees, rupeesFromPaise } from '@ilaneer/domain/money';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { serveCall } from '../../http/serve-call.ts';
import type { GiftCardDeps } from './code-hash.ts';
import { blockByStaff, issueByStaff } from './desk.ts';
import { countGiftCards, findGiftCardById, listEntriesOf, listGiftCards } from './desk-repository.ts';
import { type GiftCardRow, toGiftCard } from './repository.ts';

export function giftCardRoutes(app: FastifyInstance, deps: Deps & GiftCardDeps): void {
  const { db, now } = deps;

  serveCall(app, calls.listGiftCards, async ({ query }) => {
    const place = readPlace('newest', query.after);
    if (!place.ok) return place;
    const [createdAt, id] = place.value ?? [];
    const after = createdAt === undefined ? null : { createdAt: new Date(String(createdAt)), id: String(id) };
    const at = now();
    const filter = { state: query.state ?? null, search: query.search?.trim() ?? '', now: at };
    const rows = await listGiftCards(db, { filter, after, limit: ROWS_TO_READ });
    const counted = await countGiftCards(db, filter, ROWS_TO_COUNT);
    const page = listPage(rows, counted, 'newest', (row) => [row.createdAt.toISOString(), row.id]);
    return ok({ success: true, ...page, rows: page.rows.map((card) => toRow(card, at)) });
  });

  serveCall(app, calls.getStaffGiftCard, async ({ params }) => {
    const card = await findGiftCardById(db, params.giftCardId);
    if (card === null) return err({ code: 'GIFT_CARD_NOT_FOUND' });
    const entries = await listEntriesOf(db, card.id);
    const { reason, paidBy } = card;
    return ok({
      success: true,
      giftCard: {
        ...toRow(card, now()),
        reason,
        paidBy,
        entries: entries.map(({ id, amountPaise, happenedAt, ...entry }) => ({
          ...entry,
          id: String(id),
          amount: rupeesFromPaise(paise(amountPaise)),
          happenedAt: happenedAt.toISOString(),
        })),
      },
    });
  });

  serveCall(app, calls.issueStaffGiftCard, async ({ staff, headers, body: { worth, ...body } }) => {
    const wanted = { ...body, worth: paiseFromRupees(worth), idempotencyKey: headers['idempotency-key'] };
    const issued = await issueByStaff({ ...deps, randomBytes }, staff, wanted);
    if (!issued.ok) return issued;
    const { card, code } = issued.value;
    return ok({ success: true, giftCard: toRow(card, now()), code });
  });

  serveCall(app, calls.blockGiftCard, async ({ staff, params, body }) => {
    const blocked = await blockByStaff(deps, staff, { ...params, ...body });
    return blocked.ok ? ok({ success: true, giftCard: toRow(blocked.value, now()) }) : blocked;
  });
}

function toRow(card: GiftCardRow, at: Date): calls.GiftCardRow {
  const { id, last4, initialPaise, balancePaise, createdAt, expiresAt } = card;
  return {
    id,
    last4,
    state: giftCardState(toGiftCard(card), at),
    worth: rupeesFromPaise(paise(initialPaise)),
    balance: rupeesFromPaise(paise(balancePaise)),
    issuedAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
