import type { PartOf } from '@ilaneer/contract/message/call';
import type { countExport } from '@ilaneer/contract/staff/transfer/exports';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { indiaDay } from '@ilaneer/domain/india-day';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { EXPORT_NEEDS, type ExportKind } from '@ilaneer/domain/transfer/export-kind';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import { recordAct } from '../../../modules/audit/audit.ts';
import { type RecordCustomers, readSource } from './source.ts';

export type ExportWanted = {
  readonly kind: ExportKind;
  readonly query: PartOf<typeof countExport, 'query'>;
};

export type ExportFile = {
  readonly name: string;
  readonly type: string;
  readonly text: AsyncGenerator<string>;
};

const LABELS = {
  orders: 'Orders',
  'order-lines': 'Order lines',
  products: 'Products',
  prices: 'Prices',
  stock: 'Stock',
  customers: 'Customers',
  'open-items': 'Open items',
  'gift-cards': 'Gift cards',
  'kept-promises': 'On-time delivery',
  'sales-register': 'Sales register',
  'credit-note-register': 'Credit-note register',
  'document-register': 'Document register',
  'movement-register': 'Stock movements',
  'stock-value': 'Stock value',
  'gst-reversals': 'Lost goods and GST to reverse',
  tally: 'Vouchers for Tally',
  'zoho-invoices': 'Invoices for Zoho Books',
  'zoho-credit-notes': 'Credit notes for Zoho Books',
  'zoho-payments': 'Customer payments for Zoho Books',
  'zoho-journals': 'Journals for Zoho Books',
  report: 'Report',
} as const satisfies Record<ExportKind, string>;

/** Errors: PERMISSION_MISSING, VALIDATION_FAILED. */
export async function countRows(
  deps: Deps,
  actor: StaffActor,
  { kind, query }: ExportWanted,
): Promise<Result<number, Failure>> {
  const source = sourceFor(deps, actor, { kind, query }, async () => undefined);
  return source.ok ? ok(await source.value.count()) : source;
}

/** Audited before the first row (TRANSFER-1). Errors: PERMISSION_MISSING, VALIDATION_FAILED. */
export async function createExport(
  deps: Deps,
  actor: StaffActor,
  { kind, query }: ExportWanted,
  recordCustomers: RecordCustomers,
): Promise<Result<ExportFile, Failure>> {
  const source = sourceFor(deps, actor, { kind, query }, recordCustomers);
  if (!source.ok) return source;
  const count = await source.value.count();
  await transactAll(deps.db, async (tx) =>
    recordAct(tx, deps, actor, {
      action: 'took',
      kind: 'export',
      id: deps.newId(),
      label: LABELS[kind],
      before: null,
      // Searches may contain names or numbers (AUDIT-3).
      after: { count, ...query, ...(query.search !== undefined && { search: 'given' }) },
      reason: null,
    }),
  );
  const [ending, type] = kind === 'tally' ? ['xml', 'application/xml'] : ['csv', 'text/csv'];
  return ok({
    name: `${kind}-${indiaDay(deps.now())}.${ending}`,
    type: `${type}; charset=utf-8`,
    text: source.value.text(),
  });
}

function sourceFor(
  deps: Deps,
  actor: StaffActor,
  { kind, query }: ExportWanted,
  recordCustomers: RecordCustomers,
) {
  const permission = EXPORT_NEEDS[kind];
  if (!actor.permissions.includes(permission)) {
    return err<Failure>({ code: 'PERMISSION_MISSING', data: { permission } });
  }
  return readSource(deps, kind, query, recordCustomers);
}
