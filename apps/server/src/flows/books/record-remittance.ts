import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { startOfIndiaDay } from '@ilaneer/domain/india-day';
import { remittanceEntry, remittanceTakenBackEntry } from '@ilaneer/domain/journal/remittance-entries';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { postEntry } from '../../modules/journal/journal.ts';
import {
  findRemittance,
  insertRemittance,
  lockRemittances,
  markTakenBack,
  type RemittanceLineRow,
} from '../../modules/remittance/remittance.ts';
import { type GivenRemittance, type MatchedLine, matchRemittance } from './match-remittance.ts';

/** REMITTANCE-1, JOURNAL-17. Returns its id. Errors: bad fields, REMITTANCE_RECORDED. */
export function recordRemittance(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'auditKey'>,
  actor: StaffActor,
  given: GivenRemittance,
): Promise<Result<string, Failure>> {
  return transact<string, Failure>(deps.db, async (tx) => {
    await lockRemittances(tx);
    const matched = await matchRemittance(tx, deps, given);
    if (!matched.ok) return matched;
    const { lines, gross, charges, gst, net, ...about } = matched.value;
    const id = deps.newId();
    const figures = { grossPaise: gross, chargesPaise: charges, gstPaise: gst, netPaise: net };
    await insertRemittance(tx, actor, { id, ...about, ...figures, recordedAt: deps.now() }, lines.map(rowOf));
    await postEntry(
      tx,
      remittanceEntry({
        ...{ id, source: about.source, gross, charges, gst, net },
        lines: lines.map(({ owed, matched: amount }) => ({
          orderId: owed?.orderId ?? null,
          matched: amount,
        })),
        happenedAt: startOfIndiaDay(about.receivedOn),
      }),
    );
    recordAct(tx, deps, actor, {
      action: 'wrote down the remittance',
      kind: 'remittance',
      id,
      label: `${about.payer} ${about.reference}`,
      before: null,
      after: { ...about, gross: rupeesFromPaise(gross), net: rupeesFromPaise(net), lines: lines.length },
      reason: null,
    });
    return ok(id);
  });
}

/** Posts the reversal (REMITTANCE-6). Errors: REMITTANCE_NOT_FOUND, REMITTANCE_TAKEN_BACK, bad fields. */
export function takeBackRemittance(
  deps: Pick<Deps, 'db' | 'now' | 'auditKey'>,
  actor: StaffActor,
  { remittanceId, reason: typed }: { readonly remittanceId: string; readonly reason: string },
): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const reason = typed.trim();
    if (reason === '') return err(invalid([{ field: 'reason', message: 'Say why it is taken back' }]));
    await lockRemittances(tx);
    const found = await findRemittance(tx, remittanceId);
    if (found === null) return err({ code: 'REMITTANCE_NOT_FOUND' });
    const { remittance, lines } = found;
    if (remittance.takenBackAt !== null) return err({ code: 'REMITTANCE_TAKEN_BACK' });
    const at = deps.now();
    await markTakenBack(tx, actor, { id: remittance.id, reason, at });
    await postEntry(
      tx,
      remittanceTakenBackEntry({
        id: remittance.id,
        source: remittance.source,
        gross: paise(remittance.grossPaise),
        charges: paise(remittance.chargesPaise),
        gst: paise(remittance.gstPaise),
        net: paise(remittance.netPaise),
        lines: lines.map(({ orderId, matchedPaise }) => ({ orderId, matched: paise(matchedPaise) })),
        happenedAt: at,
      }),
    );
    recordAct(tx, deps, actor, {
      action: 'took back the remittance',
      kind: 'remittance',
      id: remittance.id,
      label: `${remittance.payer} ${remittance.reference}`,
      before: { isTakenBack: false },
      after: { isTakenBack: true },
      reason,
    });
    return ok(null);
  });
}

function rowOf({
  reference,
  amount,
  matched,
  open,
  owed,
}: MatchedLine): Omit<RemittanceLineRow, 'remittanceId' | 'position'> {
  return {
    reference,
    amountPaise: amount,
    matchedPaise: matched,
    openPaise: open,
    paymentId: owed?.about === 'payment' ? owed.id : null,
    refundId: owed?.about === 'refund' ? owed.id : null,
    orderId: owed?.orderId ?? null,
  };
}
