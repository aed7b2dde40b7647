import type { WithdrawalView } from '@ilaneer/contract/staff/shop/tax-rates';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { indiaDay } from '@ilaneer/domain/india-day';
import {
  decidedFor,
  isSameRate,
  type RateEntry,
  rateTable,
  rowFor,
  type TableRate,
  toHsnRate,
  withdrawal,
} from '@ilaneer/domain/pricing/rate-table';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { changeSettingIn } from '../../modules/setting/setting.ts';
import { listBilledCodes } from '../../modules/tax-document/tax-document.ts';
import type { TaxRateDeps } from '../../modules/tax-rate/tax-rate.ts';
import { effectOfTax } from './tax-effect.ts';
import { type Rates, rateInWords, type TaxRateTableDeps, taxRatesNow } from './tax-rates.ts';

type Named = Pick<RateEntry, 'hsn' | 'from'>;

export async function effectOfWithdrawal(
  deps: TaxRateTableDeps & TaxRateDeps,
  named: Named,
): Promise<Result<WithdrawalView, Failure>> {
  const { db, settings, rateEntries, now } = deps;
  const { rates, tax } = settings.sections();
  const { rows } = rates.values;
  const rate = ownRate(deps, named);
  if (rate === null) return err({ code: 'RATE_NOT_FOUND' });
  const without = [...rows, withdrawal(rate, '', now())];
  const decides = rowFor(rateTable(rateEntries, without), rate.hsn, indiaDay(now()));
  const { confirmation: _, ...next } = decides ?? { confirmation: null };
  return ok({
    documents: await countBills(db, deps, rate),
    next: 'hsn' in next ? next : null,
    effect: await effectOfTax(deps, tax.values, without),
  });
}

/**
 * For future orders (PRICING-36). Errors: VALIDATION_FAILED, RATE_NOT_FOUND, RATE_BILLED (count),
 * VERSION_STALE.
 */
export async function withdrawTaxRate(
  deps: TaxRateTableDeps,
  actor: StaffActor,
  { reason, version, ...named }: Named & { readonly reason: string; readonly version: number },
): Promise<Result<Rates, Failure>> {
  const why = reason.trim();
  if (why === '') return err(invalid([{ field: 'reason', message: 'Please say why' }]));
  const rate = ownRate(deps, named);
  const { rates } = deps.settings.sections();
  if (rate === null) {
    // Changed since read.
    const isStale = rates.version !== version;
    return err(isStale ? { code: 'VERSION_STALE', data: { current: rates } } : { code: 'RATE_NOT_FOUND' });
  }
  const { rows } = rates.values;
  const done = await transact<unknown, Failure>(deps.db, async (tx) => {
    const changed = await changeSettingIn(tx, deps, actor, {
      key: 'rates',
      version,
      typed: { rows: [...rows, withdrawal(rate, why, deps.now())] },
      action: 'withdrew a GST rate',
      audited: { before: { rate: rateInWords(rate, rate.confirmation?.by) }, after: { rate: null } },
      reason: why,
    });
    if (!changed.ok) return changed;
    const documents = await countBills(tx, deps, rate);
    return documents > 0 ? err({ code: 'RATE_BILLED', data: { documents } }) : changed;
  });
  if (!done.ok) return done;
  await deps.settings.refresh();
  return ok(await taxRatesNow(deps));
}

function ownRate({ settings, rateEntries }: TaxRateTableDeps, named: Named): TableRate | null {
  const table = rateTable(rateEntries, settings.sections().rates.values.rows);
  return table.find((one) => isSameRate(one, named) && one.confirmation !== null) ?? null;
}

/** Bills decided by this row. */
async function countBills(
  db: Database,
  { settings, rateEntries }: Pick<TaxRateTableDeps, 'settings' | 'rateEntries'>,
  rate: TableRate,
): Promise<number> {
  const { rows } = settings.sections().rates.values;
  const ofRow = rows.filter((one) => isSameRate(one, rate)).map(toHsnRate);
  const basisPoints = new Set(
    ofRow.flatMap((one) => [one.basisPoints, ...(one.above === null ? [] : [one.above.basisPoints])]),
  );
  const billed = await listBilledCodes(db, { ...rate, basisPoints: [...basisPoints] });
  return billed
    .filter((one) => decidedFor(rate, one, rateEntries, rows))
    .reduce((sum, { documents }) => sum + documents, 0);
}
