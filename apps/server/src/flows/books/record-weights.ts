import type { StaffActor } from '@ilaneer/domain/actor/actor';
import {
  type HigherSlabs,
  isDisputed,
  readWeightCharges,
  type WeightCharge,
} from '@ilaneer/domain/claim/weight-charge';
import { indiaDay } from '@ilaneer/domain/india-day';
import { claimEntry } from '@ilaneer/domain/journal/claim-entries';
import { rupeesFromPaise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { type ChargedParcel, findCharged, insertWeightClaim } from '../../modules/claim/claim.ts';
import { postEntry } from '../../modules/journal/journal.ts';
import { readCsv } from './read-csv.ts';

type WeightDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'auditKey'>;

type GivenWeights = {
  readonly lines: string;
  /** YYYY-MM-DD */
  readonly chargedOn: string;
  readonly higherSlabs: HigherSlabs;
};

type Recorded = { readonly disputed: number; readonly accepted: number };

/** REMITTANCE-11, REMITTANCE-13, JOURNAL-23: all rows or none. Errors: bad fields. */
export function recordWeights(
  deps: WeightDeps,
  actor: StaffActor,
  { lines, chargedOn, higherSlabs }: GivenWeights,
): Promise<Result<Recorded, Failure>> {
  return transact<Recorded, Failure>(deps.db, async (tx) => {
    if (chargedOn > indiaDay(deps.now())) return refused('chargedOn', 'That day is still to come');
    const read = readRows(lines);
    if (!read.ok) return refused('lines', read.error);
    const parcels = await findCharged(
      tx,
      read.value.map(({ reference }) => reference),
    );
    const weighed: Weighed[] = [];
    for (const charge of read.value) {
      const parcel = parcels.get(charge.reference);
      if (parcel === undefined) return refused('lines', `No parcel left with the number ${charge.reference}`);
      const packedGrams = parcel.packedGrams ?? charge.appliedGrams;
      if (packedGrams === null) {
        return refused('lines', `${parcel.number} was not weighed: add the applied weight of the file`);
      }
      weighed.push({ charge, parcel, packedGrams });
    }
    let disputed = 0;
    // In one order, so that two files with the same parcels do not wait for each other.
    for (const one of weighed.toSorted((a, b) => (a.parcel.parcelId < b.parcel.parcelId ? -1 : 1))) {
      const isOpen = isDisputed(one.packedGrams, one.charge.chargedGrams, higherSlabs);
      if (!(await recordWeight(tx, deps, actor, { ...one, chargedOn, isOpen }))) {
        return refused('lines', `The weight of ${one.parcel.number} is already recorded`);
      }
      if (isOpen) disputed += 1;
    }
    return ok({ disputed, accepted: weighed.length - disputed });
  });
}

type Weighed = {
  readonly charge: WeightCharge;
  readonly parcel: ChargedParcel;
  readonly packedGrams: number;
};

/** False: it is recorded. */
async function recordWeight(
  tx: Database,
  deps: WeightDeps,
  actor: StaffActor,
  given: Weighed & { readonly chargedOn: string; readonly isOpen: boolean },
): Promise<boolean> {
  const { charge, parcel, packedGrams, chargedOn, isOpen } = given;
  const { parcelId, orderId, courier, number } = parcel;
  const { chargedGrams, amount } = charge;
  const [id, openedAt] = [deps.newId(), deps.now()];
  const isNew = await insertWeightClaim(tx, actor, {
    ...{ id, parcelId, orderId, courier, reason: 'weight', voucher: '', openedAt, amountPaise: amount },
    ...{ chargedGrams, packedGrams, chargedOn, isAccepted: !isOpen },
  });
  if (!isNew) return false;
  if (isOpen) await postEntry(tx, claimEntry({ id, orderId, amount, happenedAt: openedAt }));
  recordAct(tx, deps, actor, {
    action: isOpen ? 'disputed the charged weight' : 'accepted the charged weight',
    kind: 'claim',
    id,
    label: `${number}, ${courier}`,
    before: null,
    after: { cause: 'weight', amount: rupeesFromPaise(amount), packedGrams, chargedGrams, chargedOn },
    reason: null,
  });
  return true;
}

function readRows(lines: string): Result<readonly WeightCharge[], string> {
  const table = readCsv(lines);
  return table.ok ? readWeightCharges(table.value) : table;
}

function refused(field: string, message: string) {
  return err(invalid([{ field, message }]));
}
