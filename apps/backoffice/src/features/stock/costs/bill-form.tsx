import { ApiError } from '@ilaneer/client/api-errors';
import type { PurchaseView, recordBill } from '@ilaneer/contract/staff/stock/purchases';
import { indiaDay } from '@ilaneer/domain/india-day';
import { bookedOnProblems } from '@ilaneer/domain/stock-value/supplier-bill';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { useUnsaved } from '../../../parts/act/use-unsaved.ts';
import { Panel } from '../../../parts/frame/panel.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { request } from '../../../session/staff-api.ts';
import { goodsName } from '../stock-words.tsx';
import { BillFields, LineCostFields } from './bill-fields.tsx';
import {
  billBody,
  billProblems,
  costBody,
  NEW_BILL,
  NEW_COST,
  problemsOf,
  type TypedBill,
  type TypedCost,
} from './typed-bill.ts';

type Typed = {
  readonly bill: TypedBill;
  readonly costs: readonly TypedCost[];
  readonly bookedOn: string;
  readonly reason: string;
};

type BillFormProps = { purchase: PurchaseView; onEdit: () => void; onDone: () => void };

/** First bill, or a correction (STOCK-13). */
export function BillForm({ purchase, onEdit, onDone }: BillFormProps) {
  const { goods, version } = purchase;
  const today = indiaDay(new Date());
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(() => typedOf(purchase, today));
  const [typed, setTyped] = useState(before);
  const [tries, setTries] = useState(0);
  const isCorrection = version > 0;
  const saved = useUnsaved(typed !== before, 'this bill');
  const record = useMutation({
    mutationFn: () =>
      request<typeof recordBill>('POST', '/staff/purchases/:receiptId/bills', {
        params: { receiptId: purchase.id },
        headers: ifMatch(version),
        body: {
          ...billBody(typed.bill),
          bookedOn: typed.bookedOn,
          reason: isCorrection ? typed.reason : null,
          lines: goods.map(({ variantId }, index) => ({
            variantId,
            ...costBody(typed.costs[index] ?? NEW_COST),
          })),
        },
      }),
    onSuccess: async () => {
      saved();
      await queries.invalidateQueries({ queryKey: ['journal'] });
      onDone();
    },
  });
  const own = [
    ...billProblems(typed.bill, typed.costs, today),
    ...bookedOnProblems(typed.bookedOn, { ...purchase, today }),
    ...(isCorrection && typed.reason.trim() === '' ? [{ field: 'reason', message: 'Enter a reason' }] : []),
  ];
  const said = record.error instanceof ApiError ? (record.error.reply?.fields ?? []) : [];
  const problems = record.isError ? said : tries > 0 ? own : [];
  const ofBill = problemsOf(problems, '');
  // Focus the first error.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  useEffect(() => {
    if (record.isError) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [record.isError]);

  function change(next: Partial<Typed>) {
    onEdit();
    setTyped((now) => ({ ...now, ...next }));
    if (!record.isIdle) record.reset();
  }

  return (
    <Panel title={isCorrection ? 'Correct the bill' : 'Record the bill'}>
      <form
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTries((before) => before + 1);
          if (own.length === 0 && !record.isPending) record.mutate();
        }}
      >
        {record.isError && Object.keys(ofBill).length === 0 && (
          <Notice tone="error">{refusalText(record.error)}</Notice>
        )}
        <BillFields bill={typed.bill} problems={ofBill} today={today} onChange={(bill) => change({ bill })} />
        {goods.map((one, index) => (
          <fieldset key={one.variantId} className="grid gap-2">
            <legend className="mb-2 text-sm">
              <strong>{one.sku}</strong> {goodsName(one)}, <span translate="no">{one.quantity}</span>{' '}
              {one.quantity === 1 ? 'unit' : 'units'}
            </legend>
            <LineCostFields
              cost={typed.costs[index] ?? NEW_COST}
              problems={problemsOf(problems, `lines.${index}.`)}
              onChange={(cost) => change({ costs: typed.costs.with(index, cost) })}
            />
          </fieldset>
        ))}
        <div className="flex flex-wrap gap-3">
          <TextField
            className="w-56"
            label="Cost is valid from"
            hint={`From the receipt on, ${purchase.receivedOn}, unless its month is locked.`}
            type="date"
            min={purchase.receivedOn}
            max={today}
            value={typed.bookedOn}
            error={ofBill.bookedOn}
            onChange={({ target }) => change({ bookedOn: target.value })}
          />
          {isCorrection && (
            <TextField
              className="min-w-64 flex-1"
              label="Reason"
              autoComplete="off"
              maxLength={300}
              value={typed.reason}
              error={ofBill.reason}
              onChange={({ target }) => change({ reason: target.value })}
            />
          )}
        </div>
        <div className="flex gap-2">
          <Button type="submit" size="sm" busy={record.isPending}>
            {isCorrection ? 'Save the correction' : 'Record the bill'}
          </Button>
          {isCorrection && (
            <Button variant="quiet" size="sm" onClick={onDone}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}

/** The valid bill by product, with the first day that is open. */
function typedOf({ goods, bills, receivedOn, lockedThrough }: PurchaseView, today: string): Typed {
  const [last] = bills;
  const isOpen = lockedThrough === null || receivedOn.slice(0, 7) > lockedThrough;
  const bookedOn = isOpen ? receivedOn : today;
  if (last === undefined) {
    return { bill: NEW_BILL, costs: goods.map(() => NEW_COST), bookedOn, reason: '' };
  }
  const { supplierName, supplierGstin, number, billedOn, freight, lines } = last;
  const costs = goods.map(({ variantId }): TypedCost => {
    const own = lines.filter((line) => line.variantId === variantId);
    const paise = own.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    const [first] = own;
    return first === undefined
      ? NEW_COST
      : { amount: String(paise / 100), gstRate: String(first.gstRate), claimsTax: first.claimsTax };
  });
  const bill = {
    supplierName,
    supplierGstin: supplierGstin ?? '',
    number,
    billedOn,
    freight: String(freight),
  };
  return { bill, costs, bookedOn, reason: '' };
}
