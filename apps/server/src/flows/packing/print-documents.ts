import type { PACKING_DOCUMENTS } from '@ilaneer/contract/staff/parcels/packing-documents';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { isAtTheBench, MOST_PRINTED_A_DAY, PRINTED_AGAIN_DAYS } from '@ilaneer/domain/parcel/may-print';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { PrinterDeps } from '../../drawing/document-printer.ts';
import type { Sheet } from '../../drawing/sheets.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import type { SentFile } from '../../http/serve-file.ts';
import { countShownToday } from '../../modules/data-protection/data-protection.ts';
import { listInvoices } from '../../modules/tax-document/tax-document.ts';
import { placeOf, readAttempts } from '../deliveries/deliveries.ts';
import { checkReadable, printCopy } from '../documents/documents.ts';
import { findPrinted, type PrintedParcels, recordPrinting, type Wanted } from './find-printed.ts';
import { printLabel, printPickList, printSlip } from './print-sheets.ts';

type Kind = (typeof PACKING_DOCUMENTS)[number];

const READS_ORDERS = 'orders.read';

type PrintedFile = SentFile & { readonly bytes: Buffer };

type Printout = { readonly sheets: readonly Sheet[]; readonly shows: readonly string[] };

export type PrintJob = Wanted & { readonly kinds: readonly Kind[]; readonly format: 'pdf' | 'zpl' };

/**
 * Errors: VALIDATION_FAILED, PARCEL_NOT_FOUND, ORDER_NOT_FOUND, INVOICE_NOT_ISSUED if nothing else was
 * requested, PERMISSION_MISSING, PRINTED_ENOUGH.
 */
export async function printDocuments(
  deps: Deps & PrinterDeps,
  actor: StaffActor,
  { kinds, format, ...wanted }: PrintJob,
): Promise<Result<PrintedFile, Failure>> {
  if (wanted.parcelIds.length + wanted.orderNumbers.length === 0) {
    return err(invalid([{ field: 'parcelIds', message: 'Choose what to print' }]));
  }
  if (format === 'zpl' && kinds.some((kind) => kind !== 'label')) {
    return err(invalid([{ field: 'kinds', message: 'Only labels are printed as ZPL' }]));
  }
  const read = await transact<Printout, Failure>(deps.db, async (tx) => {
    const namesBatches = kinds.includes('pick-list') || kinds.includes('slip');
    const printed = await findPrinted(tx, deps, { ...wanted, namesBatches });
    if (!printed.ok) return printed;
    const shows = kinds.some((kind) => kind !== 'pick-list') ? ordersOf(printed.value) : [];
    const allowed = await letPrint(tx, deps, actor, { printed: printed.value, shows });
    if (!allowed.ok) return allowed;
    const drawn = await sheetsOf(tx, deps, actor, { printed: printed.value, kinds });
    if (!drawn.ok) return drawn;
    const sheets = drawn.value;
    if (sheets.length === 0) return err({ code: 'INVOICE_NOT_ISSUED' });
    recordPrinting(tx, deps, actor, printed.value, kinds);
    return ok({ sheets, shows });
  });
  if (!read.ok) return read;
  const { sheets, shows } = read.value;
  if (format === 'zpl') {
    // Lazy: loads fonts and graphics.
    const { writeZpl } = await import('../../drawing/write-zpl.ts');
    const wanted = sheets.flatMap((sheet) => (sheet.kind === 'label' ? [sheet.label] : []));
    const labels = await Promise.all(wanted.map(writeZpl));
    return ok({
      name: 'labels.zpl',
      type: 'text/plain; charset=utf-8',
      bytes: Buffer.from(labels.join('')),
      shows,
    });
  }
  const { name: author, seller } = deps.brand;
  const { logo = '', colours } = seller;
  const bytes = await deps.drawSheets({
    ...{ title: 'Packing', author, logo, at: deps.now(), sheets },
    ...(colours !== undefined && { colours }),
  });
  return ok({ name: 'packing.pdf', type: 'application/pdf', bytes, shows });
}

/**
 * Parcels at the bench (PARCEL-16), with a daily limit (PARCEL-17). Errors: PERMISSION_MISSING,
 * PRINTED_ENOUGH.
 */
export async function letPrint(
  tx: Database,
  { now }: Deps,
  actor: StaffActor,
  { printed, shows }: { readonly printed: PrintedParcels; readonly shows: readonly string[] },
): Promise<Result<null, Failure>> {
  if (shows.length === 0 || actor.permissions.includes(READS_ORDERS)) return ok(null);
  const at = now();
  if (!printed.parcels.every(({ parcel }) => isAtTheBench(parcel, at))) {
    return err({
      code: 'PERMISSION_MISSING',
      message: `A parcel left more than ${PRINTED_AGAIN_DAYS} days ago. Ask for its papers where orders are read.`,
      data: { permission: READS_ORDERS },
    });
  }
  const seen = await countShownToday(tx, actor.id, { kind: 'document', by: 'order', ids: shows, at });
  return seen > MOST_PRINTED_A_DAY ? err({ code: 'PRINTED_ENOUGH' }) : ok(null);
}

async function sheetsOf(
  tx: Database,
  deps: Deps,
  actor: StaffActor,
  { printed, kinds }: { readonly printed: PrintedParcels; readonly kinds: readonly Kind[] },
): Promise<Result<Sheet[], Failure>> {
  const { brand, now } = deps;
  const orderIds = printed.parcels.map(({ order }) => order.id);
  const invoices = kinds.includes('invoice') ? await listInvoices(tx, ordersOf(printed)) : [];
  const sheets: Sheet[] = kinds.includes('pick-list')
    ? [{ kind: 'pick-list', list: printPickList(printed, now()) }]
    : [];
  const attempts = await readAttempts(
    tx,
    printed.parcels.map(({ parcel }) => parcel),
  );
  for (const [index, parcel] of printed.parcels.entries()) {
    const deliveryAddress = placeOf(parcel.order, attempts.get(parcel.parcel.id) ?? []);
    const label = printLabel(brand, { ...parcel, order: { ...parcel.order, deliveryAddress } });
    if (kinds.includes('label')) sheets.push({ kind: 'label', label });
    if (kinds.includes('slip')) sheets.push({ kind: 'slip', slip: printSlip(brand, parcel, printed) });
    const invoice = invoices.find(({ orderId }) => orderId === parcel.order.id);
    // With the first parcel.
    if (invoice !== undefined && orderIds.indexOf(parcel.order.id) === index) {
      const allowed = checkReadable(tx, deps, actor, parcel.order);
      if (!allowed.ok) return allowed;
      // The transporter's copy (TAX-DOCUMENT-14).
      sheets.push({ kind: 'invoice', document: await printCopy(tx, deps, invoice, 'duplicate') });
    }
  }
  return ok(sheets);
}

function ordersOf({ parcels }: PrintedParcels): string[] {
  return [...new Set(parcels.map(({ order }) => order.id))];
}
