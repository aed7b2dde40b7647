import * as calls from '@ilaneer/contract/staff/books/claims';
import { daysBetween, indiaDay } from '@ilaneer/domain/india-day';
import { type Paise, paise, paiseFromRupees, rupeesFromPaise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { serveCall } from '../../http/serve-call.ts';
import { type Claim, countClaims, findClaim, listClaims } from '../../modules/claim/claim.ts';
import { openClaim, readParcelClaim } from './open-claim.ts';
import { recordWeights } from './record-weights.ts';
import { payClaim, refuseClaim, withdrawClaim } from './settle-claim.ts';
import { writeOffCash } from './write-off-cash.ts';

export function claimRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const view = (claim: Claim) => toClaimView(claim, deps.now());
  const shown = (done: Result<Claim, Failure>) =>
    done.ok ? ok({ success: true as const, claim: view(done.value) }) : done;

  serveCall(app, calls.listClaims, async ({ query }) => {
    const place = readPlace('newest', query.after);
    if (!place.ok) return place;
    const [openedAt, id] = place.value ?? [];
    const after = openedAt === undefined ? null : { openedAt: String(openedAt), id: String(id) };
    const { state = null, reason = null, search = '' } = query;
    const filter = { state, reason, search };
    const rows = await listClaims(db, { filter, after, limit: ROWS_TO_READ });
    const counted = await countClaims(db, filter, ROWS_TO_COUNT);
    const page = listPage(rows, counted, 'newest', (row) => [row.openedAt.toISOString(), row.id]);
    return ok({ success: true, ...page, rows: page.rows.map(view) });
  });

  serveCall(app, calls.getClaim, async ({ params }) => {
    const claim = await findClaim(db, params.claimId);
    return claim === null ? err({ code: 'CLAIM_NOT_FOUND' }) : shown(ok(claim));
  });

  serveCall(app, calls.getParcelClaim, async ({ params }) => {
    const read = await readParcelClaim(db, params.parcelId);
    if (!read.ok) return read;
    const { claim, proposed, most } = read.value;
    const amounts = { proposed: rupeesOrNull(proposed), most: rupeesOrNull(most) };
    return ok({ success: true, claim: claim && view(claim), ...amounts });
  });

  serveCall(app, calls.openClaim, async ({ staff, params, body }) => {
    const { voucher = '', amount } = body;
    return shown(await openClaim(deps, staff, { ...params, amount: paiseFromRupees(amount), voucher }));
  });

  serveCall(app, calls.recordWeights, async ({ staff, body }) => {
    const done = await recordWeights(deps, staff, body);
    return done.ok ? ok({ success: true, ...done.value }) : done;
  });

  serveCall(app, calls.payClaim, async ({ staff, params, body }) => {
    const { reason = '', amount, ...given } = body;
    const payment = { ...params, ...given, amount: paiseFromRupees(amount), reason };
    return shown(await payClaim(deps, staff, payment));
  });

  serveCall(app, calls.refuseClaim, async ({ staff, params, body }) =>
    shown(await refuseClaim(deps, staff, { ...params, ...body })),
  );

  serveCall(app, calls.withdrawClaim, async ({ staff, params, body }) =>
    shown(await withdrawClaim(deps, staff, { ...params, ...body })),
  );

  serveCall(app, calls.writeOffCash, async ({ staff, params, body }) => {
    const done = await writeOffCash(deps, staff, { voucher: '', ...params, ...body });
    return done.ok ? ok({ success: true, amount: rupeesFromPaise(done.value) }) : done;
  });
}

function toClaimView(claim: Claim, now: Date): calls.ClaimView {
  const { id, parcelNumber, orderId, courier, reason, voucher, state, reference, paidOn, settledReason } =
    claim;
  const { chargedGrams, packedGrams, chargedOn } = claim;
  const until = claim.settledAt ?? now;
  return {
    ...{ id, parcelNumber, orderId, courier, reason, voucher, state, reference, paidOn, settledReason },
    ...{ chargedGrams, packedGrams, chargedOn },
    amount: rupeesFromPaise(paise(claim.amountPaise)),
    openedAt: claim.openedAt.toISOString(),
    days: Math.max(0, daysBetween(indiaDay(claim.openedAt), indiaDay(until))),
    paid: rupeesOrNull(claim.paidPaise === null ? null : paise(claim.paidPaise)),
    settledAt: claim.settledAt?.toISOString() ?? null,
  };
}

function rupeesOrNull(amount: Paise | null): number | null {
  return amount === null ? null : rupeesFromPaise(amount);
}
