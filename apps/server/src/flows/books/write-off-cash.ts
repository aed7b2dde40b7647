import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { isCashOverdue } from '@ilaneer/domain/claim/parcel-claim';
import { indiaDay } from '@ilaneer/domain/india-day';
import { cashWrittenOffEntry } from '@ilaneer/domain/journal/claim-entries';
import { type Paise, rupeesFromPaise, subtractPaise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { insertCashWriteOff } from '../../modules/claim/claim.ts';
import { postEntry } from '../../modules/journal/journal.ts';
import { lockAnyOrder } from '../../modules/order/order.ts';
import { lockRemittances } from '../../modules/remittance/remittance.ts';
import { findNamed } from './owed-repository.ts';

type WriteOff = { readonly orderId: string; readonly reason: string; readonly voucher: string };

/**
 * The open rest of an order's cash (REMITTANCE-9, JOURNAL-24). Returns it. Errors: ORDER_NOT_FOUND,
 * CASH_NOT_OWED, CASH_NOT_OVERDUE, bad fields.
 */
export function writeOffCash(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'auditKey'>,
  actor: StaffActor,
  { orderId, reason: typedReason, voucher: typedVoucher }: WriteOff,
): Promise<Result<Paise, Failure>> {
  return transact<Paise, Failure>(deps.db, async (tx) => {
    const [reason, voucher] = [typedReason.trim(), typedVoucher.trim()];
    if (reason === '') return err(invalid([{ field: 'reason', message: 'Enter a reason' }]));
    await lockRemittances(tx);
    const order = await lockAnyOrder(tx, orderId);
    if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
    const [owed] = await findNamed(tx, 'courier', order.courier ?? '', [order.number]);
    const amount = owed === undefined ? null : subtractPaise(owed.due, owed.remitted);
    if (amount === null || amount <= 0 || order.cashCollectedAt === null)
      return err({ code: 'CASH_NOT_OWED' });
    const at = deps.now();
    if (!isCashOverdue(indiaDay(order.cashCollectedAt), indiaDay(at)))
      return err({ code: 'CASH_NOT_OVERDUE' });
    const id = deps.newId();
    const row = { id, orderId: order.id, amountPaise: amount, reason, voucher, writtenOffAt: at };
    await insertCashWriteOff(tx, actor, row);
    await postEntry(tx, cashWrittenOffEntry({ id, orderId: order.id, amount, happenedAt: at }));
    recordAct(tx, deps, actor, {
      action: 'wrote off the cash on delivery',
      kind: 'order',
      id: order.id,
      label: order.number,
      before: null,
      after: { writtenOff: rupeesFromPaise(amount), courier: order.courier, voucher },
      reason,
    });
    return ok(amount);
  });
}
