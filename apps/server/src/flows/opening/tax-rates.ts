import type { TaxRateView } from '@ilaneer/contract/staff/shop/tax-rates';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { indiaDay } from '@ilaneer/domain/india-day';
import {
  isSameRate,
  type RateEntry,
  rateTable,
  rowFor,
  type TableRate,
} from '@ilaneer/domain/pricing/rate-table';
import { ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import type { CatalogueDeps } from '../../modules/catalogue/catalogue.ts';
import { changeSetting, type SettingDeps } from '../../modules/setting/setting.ts';

export type TaxRateTableDeps = Pick<Deps, 'db' | 'now' | 'auditKey'> &
  SettingDeps &
  CatalogueDeps & { readonly rateEntries: readonly RateEntry[] };

export type Rates = { readonly rates: TaxRateView[]; readonly version: number };

export async function taxRatesNow({
  catalogue,
  settings,
  rateEntries,
  now,
}: Pick<TaxRateTableDeps, 'catalogue' | 'settings' | 'rateEntries' | 'now'>): Promise<Rates> {
  const { values, version } = settings.sections().rates;
  const table = rateTable(rateEntries, values.rows);
  const day = indiaDay(now());
  const used = new Map<TableRate, number>();
  for (const { hsnCode, count } of await (await catalogue.current()).groups(null)) {
    const row = rowFor(table, hsnCode, day);
    if (row !== null) used.set(row, (used.get(row) ?? 0) + count);
  }
  const rates = table.map((row) => {
    const { confirmation, ...rate } = row;
    return {
      ...rate,
      confirmedBy: confirmation?.by ?? null,
      confirmedOn: confirmation === null ? null : indiaDay(new Date(confirmation.at)),
      products: used.get(row) ?? 0,
    };
  });
  return { rates, version };
}

export function isUnconfirmed({ products, confirmedBy }: TaxRateView): boolean {
  return products > 0 && confirmedBy === null;
}

/**
 * Supersedes the same code and day; past orders keep theirs (PRICING-33). Errors: VALIDATION_FAILED,
 * VERSION_STALE.
 */
export async function saveTaxRate(
  deps: TaxRateTableDeps,
  actor: StaffActor,
  said: { readonly version: number; readonly rate: RateEntry & { readonly confirmedBy: string } },
): Promise<Result<Rates, Failure>> {
  const { rate } = said;
  const row = {
    ...rate,
    hsn: rate.hsn.trim(),
    goods: rate.goods.trim(),
    confirmedBy: rate.confirmedBy.trim(),
    confirmedAt: deps.now().toISOString(),
  };
  const { rows } = deps.settings.sections().rates.values;
  const before = rateTable(deps.rateEntries, rows).find((one) => isSameRate(one, row));
  const changed = await changeSetting(deps, actor, {
    key: 'rates',
    version: said.version,
    typed: { rows: [...rows, row] },
    action: 'confirmed a GST rate',
    audited: {
      before: before === undefined ? null : { rate: rateInWords(before, before.confirmation?.by) },
      after: { rate: rateInWords(row, row.confirmedBy) },
    },
  });
  return changed.ok ? ok(await taxRatesNow(deps)) : changed;
}

/** The whole rate, since the audit log shows differences only. */
export function rateInWords(rate: RateEntry, confirmedBy: string | undefined): string {
  const { hsn, from, percent, upToRupees, percentAbove, goods } = rate;
  const above = upToRupees === null ? '' : ` up to ₹${upToRupees} a piece, ${percentAbove} % above`;
  const by = confirmedBy === undefined ? 'not confirmed' : `confirmed by ${confirmedBy}`;
  return `${hsn} from ${from}: ${percent} %${above}, ${goods} (${by})`;
}
