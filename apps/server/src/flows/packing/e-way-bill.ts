import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { eWayJson } from '@ilaneer/domain/gst-return/e-way-json';
import { gstDocument } from '@ilaneer/domain/gst-return/gst-document';
import { indiaDay } from '@ilaneer/domain/india-day';
import { isToBePacked } from '@ilaneer/domain/order/status';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { documentForm } from '@ilaneer/domain/tax-document/document-content';
import { type EWayBill, eWayBillProblems, eWayNumber } from '@ilaneer/domain/tax-document/e-way-bill';
import { financialYearOf } from '@ilaneer/domain/tax-document/financial-year';
import { invoiceFigures } from '@ilaneer/domain/tax-document/invoice-figures';
import { placeOfSupply } from '@ilaneer/domain/tax-document/place-of-supply';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import type { SentFile } from '../../http/serve-file.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import {
  findOrderById,
  lockAnyOrder,
  type Order,
  supplyStateOf,
  toInvoicedOrder,
} from '../../modules/order/order.ts';
import { listParcels, writeParcel } from '../../modules/parcel/parcel.ts';
import { listInvoices } from '../../modules/tax-document/tax-document.ts';
import { contentOf } from '../documents/documents.ts';
import { openToPack } from './open-to-pack.ts';

/** On each parcel of the order (TAX-DOCUMENT-28). Errors: ORDER_NOT_FOUND, ORDER_NOT_EDITABLE, VALIDATION_FAILED. */
export function writeEWayBill(
  deps: Deps,
  actor: StaffActor,
  { orderId, ...typed }: EWayBill & { readonly orderId: string },
): Promise<Result<EWayBill, Failure>> {
  return transact<EWayBill, Failure>(deps.db, async (tx) => {
    const order = await lockAnyOrder(tx, orderId);
    if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
    const at = deps.now();
    const problems = eWayBillProblems(typed, indiaDay(at));
    if (problems.length > 0) return err(invalid(problems));
    const all = isToBePacked(order.status)
      ? await openToPack(tx, deps, order.id)
      : await listParcels(tx, order.id);
    const parcels = all.filter(({ state }) => state !== 'cancelled');
    const [first] = parcels;
    if (first === undefined) return err({ code: 'ORDER_NOT_EDITABLE' });
    const bill = { number: eWayNumber(typed.number), madeOn: typed.madeOn };
    const changes = { eWayBillNumber: bill.number, eWayBillOn: bill.madeOn };
    const isKnown = parcels.every(
      ({ eWayBillNumber, eWayBillOn }) => eWayBillNumber === bill.number && eWayBillOn === bill.madeOn,
    );
    if (isKnown) return ok(bill);
    for (const { id } of parcels) await writeParcel(tx, id, changes, at);
    recordAct(tx, deps, actor, {
      action: 'entered the e-way bill',
      kind: 'order',
      id: order.id,
      label: order.number,
      before: { number: first.eWayBillNumber, madeOn: first.eWayBillOn },
      after: bill,
      reason: null,
    });
    return ok(bill);
  });
}

/** TAX-DOCUMENT-29. Errors: ORDER_NOT_FOUND. */
export async function makeEWayFile(deps: Deps, orderId: string): Promise<Result<SentFile, Failure>> {
  const order = await findOrderById(deps.db, orderId);
  if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
  const { brand } = deps;
  const { line1, line2, city, pinCode, state } = brand.address;
  const to = order.deliveryAddress;
  const json = eWayJson({
    document: gstDocument(await billOf(deps, order)),
    from: { name: brand.seller.legalName, line1, line2, city, pinCode, stateCode: codeOf(state) },
    to: {
      name: order.business?.legalName ?? to.fullName,
      ...{ line1: to.addressLine1, line2: to.addressLine2, city: to.city, pinCode: to.pinCode },
      stateCode: codeOf(to.state),
    },
  });
  return ok({
    name: `e-way-bill-${order.number}.json`,
    type: 'application/json; charset=utf-8',
    bytes: JSON.stringify(json),
    shows: [order.id],
  });
}

/** Its invoice as issued; before it, under the order's number. */
async function billOf(deps: Deps, order: Order): Promise<Parameters<typeof gstDocument>[0]> {
  const [invoice] = await listInvoices(deps.db, [order.id]);
  if (invoice !== undefined) {
    const { prefix, financialYear, position } = invoice;
    const content = await contentOf(deps.db, deps, invoice);
    return { kind: 'invoice', prefix, financialYear, position, content, invoiced: null };
  }
  const at = deps.now();
  const figures = invoiceFigures(toInvoicedOrder(order), deps.brand.seller.state);
  const gstin = order.business?.gstin;
  return {
    ...{ kind: 'invoice', prefix: '', financialYear: financialYearOf(at), position: 0, invoiced: null },
    content: {
      form: documentForm(figures),
      number: order.number,
      issuedAt: at.toISOString(),
      billedTo: { ...order.deliveryAddress, ...(gstin !== undefined && { gstin }) },
      placeOfSupply: placeOfSupply(supplyStateOf(order)),
      against: null,
      figures,
      seller: deps.brand.seller,
    },
  };
}

function codeOf(state: string): string {
  return /\((\d{2})\)$/.exec(placeOfSupply(state))?.[1] ?? '97';
}
