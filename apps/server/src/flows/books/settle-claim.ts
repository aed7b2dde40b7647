import type { StaffActor } from '@ilaneer/domain/actor/actor';
import {
  type ClaimPayment,
  type ClaimState,
  isWithdrawable,
  settleClaim as settle,
} from '@ilaneer/domain/claim/parcel-claim';
import { indiaDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import {
  claimPaidEntry,
  claimRefusedEntry,
  claimWithdrawnEntry,
} from '@ilaneer/domain/journal/claim-entries';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { type Claim, findClaim, lockClaim, settleClaim } from '../../modules/claim/claim.ts';
import { postEntry } from '../../modules/journal/journal.ts';

type ClaimDeps = Pick<Deps, 'db' | 'now' | 'auditKey'>;

/** REMITTANCE-8, JOURNAL-23. Errors: CLAIM_NOT_FOUND, CLAIM_SETTLED, bad fields. */
export function payClaim(
  deps: ClaimDeps,
  actor: StaffActor,
  { claimId, ...payment }: ClaimPayment & { readonly claimId: string },
): Promise<Result<Claim, Failure>> {
  return onClaim(deps, claimId, isOpen, async (tx, claim) => {
    const amount = paise(claim.amountPaise);
    const terms = { amount, openedOn: indiaDay(claim.openedAt) };
    const checked = settle(terms, payment, indiaDay(deps.now()));
    if (!checked.ok) return err(invalid(checked.error));
    const { amount: paid, reference, paidOn, reason, writtenOff } = checked.value;
    await settleClaim(tx, actor, claim.id, {
      ...{ state: 'paid', paidPaise: paid, reference, paidOn, settledAt: deps.now() },
      settledReason: writtenOff > 0 ? reason : null,
    });
    const happenedAt = startOfIndiaDay(paidOn);
    await postEntry(tx, claimPaidEntry({ id: claim.id, orderId: claim.orderId, amount, paid, happenedAt }));
    recordAct(tx, deps, actor, {
      ...about(claim),
      action: 'recorded the payment of the claim',
      before: { state: 'open' },
      after: {
        ...{ state: 'paid', reference, paidOn, paid: rupeesFromPaise(paid) },
        writtenOff: rupeesFromPaise(writtenOff),
      },
      reason: writtenOff > 0 ? reason : null,
    });
    return ok(null);
  });
}

/** REMITTANCE-8, JOURNAL-23. Errors: CLAIM_NOT_FOUND, CLAIM_SETTLED, bad fields. */
export function refuseClaim(
  deps: ClaimDeps,
  actor: StaffActor,
  { claimId, reason: typed }: { readonly claimId: string; readonly reason: string },
): Promise<Result<Claim, Failure>> {
  return onClaim(deps, claimId, isOpen, async (tx, claim) => {
    const reason = typed.trim();
    if (reason === '') return err(invalid([{ field: 'reason', message: 'Enter a reason' }]));
    const settledAt = deps.now();
    await settleClaim(tx, actor, claim.id, {
      ...{ state: 'refused', paidPaise: null, reference: null, paidOn: null },
      ...{ settledAt, settledReason: reason },
    });
    const amount = paise(claim.amountPaise);
    await postEntry(
      tx,
      claimRefusedEntry({ id: claim.id, orderId: claim.orderId, amount, happenedAt: settledAt }),
    );
    recordAct(tx, deps, actor, {
      ...about(claim),
      action: 'wrote off the claim',
      before: { state: 'open' },
      after: { state: 'refused', writtenOff: rupeesFromPaise(amount) },
      reason,
    });
    return ok(null);
  });
}

/** REMITTANCE-14, JOURNAL-23. Errors: CLAIM_NOT_FOUND, CLAIM_SETTLED, bad fields. */
export function withdrawClaim(
  deps: ClaimDeps,
  actor: StaffActor,
  { claimId, reason: typed }: { readonly claimId: string; readonly reason: string },
): Promise<Result<Claim, Failure>> {
  return onClaim(deps, claimId, isWithdrawable, async (tx, claim) => {
    const reason = typed.trim();
    if (reason === '') return err(invalid([{ field: 'reason', message: 'Enter a reason' }]));
    const { id, orderId, state } = claim;
    const [amount, at] = [paise(claim.amountPaise), deps.now()];
    await settleClaim(tx, actor, id, {
      ...{ state: 'withdrawn', paidPaise: null, reference: null, paidOn: null },
      ...{ settledAt: at, settledReason: reason },
    });
    // An accepted charge was not posted.
    if (isOpen(state)) await postEntry(tx, claimWithdrawnEntry({ id, orderId, amount, happenedAt: at }));
    recordAct(tx, deps, actor, {
      ...about(claim),
      action: 'withdrew the claim',
      before: { state, amount: rupeesFromPaise(amount) },
      after: { state: 'withdrawn' },
      reason,
    });
    return ok(null);
  });
}

function isOpen(state: ClaimState): boolean {
  return state === 'open';
}

function onClaim(
  { db }: ClaimDeps,
  claimId: string,
  isReady: (state: ClaimState) => boolean,
  work: (tx: Database, claim: Claim) => Promise<Result<null, Failure>>,
): Promise<Result<Claim, Failure>> {
  return transact<Claim, Failure>(db, async (tx) => {
    const claim = await lockClaim(tx, claimId);
    if (claim === null) return err({ code: 'CLAIM_NOT_FOUND' });
    if (!isReady(claim.state)) return err({ code: 'CLAIM_SETTLED' });
    const done = await work(tx, claim);
    if (!done.ok) return done;
    return ok((await findClaim(tx, claimId)) ?? claim);
  });
}

function about({ id, parcelNumber, courier }: Claim) {
  return { kind: 'claim', id, label: `${parcelNumber}, ${courier}` } as const;
}
