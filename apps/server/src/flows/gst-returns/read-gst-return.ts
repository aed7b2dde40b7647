import type { PartOf } from '@ilaneer/contract/message/call';
import type { getGstReturn } from '@ilaneer/contract/staff/books/gst-returns';
import type { GstDocument } from '@ilaneer/domain/gst-return/gst-document';
import { type GstProblem, gstProblems } from '@ilaneer/domain/gst-return/gst-problems';
import { type Gstr3b, gstr3b } from '@ilaneer/domain/gst-return/gstr-3b';
import { type Gstr1, gstr1 } from '@ilaneer/domain/gst-return/gstr1';
import { ok, type Result } from '@ilaneer/domain/result';
import { SUPPLY_KINDS } from '@ilaneer/domain/tax-document/financial-year';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { listMonthVouchers, listNumbersElsewhere } from '../../modules/tax-document/tax-document.ts';
import { everyIssued, readReturnMonth } from './read-month.ts';

export type WantedReturn = PartOf<typeof getGstReturn, 'query'>;

export type MonthReturn = {
  readonly gstr: Gstr1;
  readonly sheet: Gstr3b;
  readonly documents: number;
  readonly gstins: readonly string[];
  readonly problems: readonly GstProblem[];
};

/** GST-RETURN-1. Errors: VALIDATION_FAILED. */
export async function readGstReturn(
  { db, now, brand }: Pick<Deps, 'db' | 'now' | 'brand'>,
  wanted: WantedReturn,
): Promise<Result<MonthReturn, Failure>> {
  const month = readReturnMonth({ now }, wanted.month);
  if (!month.ok) return month;
  const all: GstDocument[] = [];
  for await (const batch of everyIssued({ db, now }, month.value, SUPPLY_KINDS)) {
    for (const { document } of batch) all.push(document);
  }
  const gstin = wanted.gstin ?? brand.seller.gstin;
  const elsewhere = await listNumbersElsewhere(db, month.value);
  const vouchers = await listMonthVouchers(db, month.value);
  const gstr = gstr1(gstin, month.value, all, elsewhere, vouchers);
  return ok({
    gstr,
    sheet: gstr3b(gstr, all),
    documents: all.filter(({ sellerGstin }) => sellerGstin === gstin).length,
    gstins: [...new Set([brand.seller.gstin, ...all.map(({ sellerGstin }) => sellerGstin)])],
    problems: gstProblems(gstr, month.value, all),
  });
}
