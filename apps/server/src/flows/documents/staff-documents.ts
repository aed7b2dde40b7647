import type { PartOf } from '@ilaneer/contract/message/call';
import type { getStaffDocument } from '@ilaneer/contract/staff/orders/order-documents';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { DocumentCopy } from '@ilaneer/domain/tax-document/document-content';
import { TAX_DOCUMENT_KINDS } from '@ilaneer/domain/tax-document/financial-year';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../deps/deps.ts';
import type { PrintedDocument } from '../../drawing/printed-document.ts';
import type { Failure } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { findAnyOrder, findOrderById, isAnonymised, type Order } from '../../modules/order/order.ts';
import type { TaxDocument } from '../../modules/tax-document/tax-document.ts';
import {
  type DocumentDeps,
  type DocumentFile,
  fileNameOf,
  fileOf,
  findDocument,
  isVoucher,
  printedOf,
} from './document-file.ts';

/** Deleted accounts' documents need the raw export permission. */
const READS_FORGOTTEN = 'exports.take';

type Reading = Deps & DocumentDeps;

/** Errors: ORDER_NOT_FOUND, DOCUMENT_NOT_FOUND, PERMISSION_MISSING for deleted accounts. */
export async function readStaffDocument(
  deps: Reading,
  actor: StaffActor,
  {
    orderId,
    number,
    copy = 'original',
  }: PartOf<typeof getStaffDocument, 'params'> & PartOf<typeof getStaffDocument, 'query'>,
): Promise<Result<DocumentFile, Failure>> {
  const found = await transact<TaxDocument, Failure>(deps.db, async (tx) => {
    const named = await findAnyOrder(tx, orderId);
    const order = named === null ? null : await findOrderById(tx, named.id);
    if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
    const document = await findDocument(tx, order.id, number, TAX_DOCUMENT_KINDS);
    if (document === null) return err({ code: 'DOCUMENT_NOT_FOUND' });
    const allowed = checkReadable(tx, deps, actor, order);
    if (!allowed.ok) return allowed;
    return ok(document);
  });
  if (!found.ok) return found;
  const file = await fileOf(deps, found.value);
  if (copy === 'original' || isVoucher(found.value)) return ok(file);
  const bytes = await deps.drawDocument(await printCopy(deps.db, deps, found.value, copy));
  return ok({ ...file, bytes, name: fileNameOf(found.value).replace('.pdf', `-${copy}.pdf`) });
}

export function checkReadable(
  tx: Database,
  deps: AuditedDeps,
  actor: StaffActor,
  order: Order,
): Result<null, Failure> {
  if (!isAnonymised(order)) return ok(null);
  if (!actor.permissions.includes(READS_FORGOTTEN)) {
    return err({ code: 'PERMISSION_MISSING', data: { permission: READS_FORGOTTEN } });
  }
  recordAct(tx, deps, actor, {
    action: 'read a document of a deleted account',
    kind: 'order',
    id: order.id,
    label: order.number,
    before: null,
    after: {},
    reason: null,
  });
  return ok(null);
}

/** The invoice in the parcel has the order's gift notes. */
export async function printCopy(
  db: Database,
  deps: Pick<Deps, 'now'>,
  document: TaxDocument,
  copy: DocumentCopy,
): Promise<PrintedDocument> {
  const printed = await printedOf(db, deps, document, copy);
  const travels = copy === 'duplicate' && document.kind === 'invoice';
  return travels ? withGiftNotes(printed, await findOrderById(db, document.orderId)) : printed;
}

/** Gift notes below the delivery address: from the order, as content can't be erased with the buyer (TAX-DOCUMENT-24). */
function withGiftNotes(printed: PrintedDocument, order: Order | null): PrintedDocument {
  const notes = (order?.lines ?? []).flatMap((line) =>
    line.giftNote === null ? [] : [`Gift note with ${lineName(line)}: “${line.giftNote}”`],
  );
  const [billedTo, shippedTo] = printed.parties;
  if (billedTo === undefined || shippedTo === undefined) return printed;
  const [title, lines] = shippedTo;
  return { ...printed, parties: [billedTo, [title, [...lines, ...notes]]] };
}
