import { ApiError } from '@ilaneer/client/api-errors';
import type { receiveGoods, undoReceipt } from '@ilaneer/contract/staff/stock/stock';
import { indiaDay } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useUndo } from '../../../parts/act/undo.ts';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { useMay } from '../../../session/permission.ts';
import { request } from '../../../session/staff-api.ts';
import { LineCostFields } from '../costs/bill-fields.tsx';
import { billProblems, problemsOf } from '../costs/typed-bill.ts';
import { FindGoods, type FoundGoods } from '../find-goods.tsx';
import { useRefetchGoods } from '../use-refetch-goods.ts';
import { ReceiveBill } from './receive-bill.tsx';
import { newReceiveDraft, readReceiveDraft, storeReceiveDraft } from './receive-draft.ts';
import { ReceiveLineRow } from './receive-line-row.tsx';
import {
  bodyOf,
  hasBatch,
  lineProblems,
  newLine,
  type ReceiveLine,
  scannedAgain,
  serverLineProblems,
  unitsOf,
} from './receive-lines.ts';

const BACK = { label: 'Stock', to: '/stock' };

export function Component() {
  const may = useMay();
  const readAgain = useRefetchGoods();
  const undo = useUndo();
  const { show } = useToast();
  const box = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(readReceiveDraft);
  const [tries, setTries] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const { key, lines, note, bill } = draft;
  const setLines = (change: (before: readonly ReceiveLine[]) => readonly ReceiveLine[]) =>
    setDraft((before) => ({ ...before, lines: change(before.lines) }));
  useEffect(() => storeReceiveDraft(draft), [draft]);

  const receive = useMutation({
    mutationFn: () =>
      request<typeof receiveGoods>('POST', '/staff/stock-receipts', {
        headers: { 'idempotency-key': key },
        body: bodyOf(lines, note, bill),
      }),
    onSuccess: async ({ receipt }) => {
      setDraft(newReceiveDraft());
      setTries(0);
      box.current?.focus();
      undo(`${receipt.number}: ${receipt.units} units received`, async () => {
        await request<typeof undoReceipt>('POST', '/staff/stock-receipts/:receiptId/undo', {
          params: { receiptId: receipt.id },
        });
        await readAgain();
      });
      await readAgain();
    },
  });
  useEffect(() => box.current?.focus(), []);
  // Focus the first error.
  useEffect(() => {
    if (tries > 0) leadToWrong(fields.current);
  }, [tries]);
  useEffect(() => {
    if (receive.isError) leadToWrong(fields.current);
  }, [receive.isError]);

  const add = (found: FoundGoods) => {
    setLines((before) => scannedAgain(before, found) ?? [...before, newLine(found, before)]);
    if (!receive.isIdle) receive.reset();
  };
  /** Unknown codes become the last line's batch. */
  const takeAsBatch = (code: string) => {
    const last = lines.at(-1);
    if (last === undefined || !hasBatch(last) || last.code !== '') return false;
    setLines((before) => before.with(-1, { ...last, code }));
    show({
      text: `${code} is noted as the batch of ${last.variant.sku}`,
      polite: true,
    });
    return true;
  };
  const finish = () => {
    setTries((before) => before + 1);
    const isRight = units !== null && lines.every((line) => Object.keys(lineProblems(line)).length === 0);
    if (lines.length > 0 && isRight && ownOfBill.length === 0) receive.mutate();
  };
  const putAway = () => {
    const kept = draft;
    setDraft(newReceiveDraft());
    setTries(0);
    if (!receive.isIdle) receive.reset();
    box.current?.focus();
    const count = kept.lines.length;
    undo(count === 1 ? '1 line discarded' : `${count} lines discarded`, async () => setDraft(kept));
  };
  usePageActions([
    { label: 'Book the goods in', keys: 'Shift+Enter', needs: 'stock.adjust', run: finish },
    ...(lines.length > 0 && !receive.isPending
      ? [{ label: 'Discard these lines', needs: 'stock.adjust' as const, run: putAway }]
      : []),
  ]);
  const today = indiaDay(new Date());
  const units = unitsOf(lines);
  const said = receive.error instanceof ApiError ? (receive.error.reply?.fields ?? []) : [];
  const saidOfBill = said.map(({ field, message }) => ({
    field: field.replace(/^bill\./, '').replace('.cost.', '.'),
    message,
  }));
  const ownOfBill =
    bill === null
      ? []
      : billProblems(
          bill,
          lines.map(({ cost }) => cost),
          today,
        );
  const ofBill = receive.isError ? saidOfBill : tries > 0 ? ownOfBill : [];
  const isSaidBelow =
    (bill !== null && Object.keys(problemsOf(saidOfBill, '')).length > 0) ||
    lines.some((_, index) => said.some(({ field }) => field.startsWith(`lines.${index}.`)));
  const edited = () => {
    if (!receive.isIdle) receive.reset();
  };

  return (
    <>
      <PageHeader
        title="Receive goods"
        back={BACK}
        about={
          lines.length === 0
            ? 'Scan each carton, or enter the quantity. Food needs its batch code.'
            : 'Scanned lines stay in this tab until they are booked in or discarded.'
        }
        actions={
          <>
            {lines.length > 0 && (
              <Button variant="quiet" size="sm" disabled={receive.isPending} onClick={putAway}>
                Discard
              </Button>
            )}
            <Button size="sm" busy={receive.isPending} disabled={lines.length === 0} onClick={finish}>
              {units === null || units === 0
                ? 'Book in'
                : `Book in ${units} ${units === 1 ? 'unit' : 'units'}`}
            </Button>
          </>
        }
      />
      <div ref={fields} className="grid max-w-4xl gap-4">
        <FindGoods box={box} onFound={add} onUnknown={takeAsBatch} />
        {receive.isError && !isSaidBelow && <Notice tone="error">{refusalText(receive.error)}</Notice>}
        <Panel title="Goods received" flush>
          {lines.length === 0 ? (
            <StatePanel
              kind="empty"
              title="Nothing yet"
              text="Scan the first carton. Scanning a code again adds one."
            />
          ) : (
            <ul className="divide-y divide-line">
              {lines.map((line, index) => (
                <ReceiveLineRow
                  key={line.key}
                  line={line}
                  isTried={tries > 0}
                  said={serverLineProblems(said, index)}
                  onChange={(next) => {
                    setLines((before) => before.map((one) => (one.key === next.key ? next : one)));
                    edited();
                  }}
                  onRemove={() => {
                    setLines((before) => before.filter((one) => one.key !== line.key));
                    box.current?.focus();
                  }}
                  onDone={() => box.current?.focus()}
                >
                  {bill !== null && (
                    <LineCostFields
                      cost={line.cost}
                      problems={problemsOf(ofBill, `lines.${index}.`)}
                      onChange={(cost) => {
                        setLines((before) =>
                          before.map((one) => (one.key === line.key ? { ...one, cost } : one)),
                        );
                        edited();
                      }}
                    />
                  )}
                </ReceiveLineRow>
              ))}
            </ul>
          )}
        </Panel>
        {lines.length > 0 && may('books.write') && (
          <ReceiveBill
            bill={bill}
            problems={problemsOf(ofBill, '')}
            today={today}
            onChange={(next) => {
              setDraft((before) => ({ ...before, bill: next }));
              edited();
            }}
          />
        )}
        {lines.length > 0 && (
          <TextField
            label="Note (optional)"
            hint="Delivery note, carrier"
            autoComplete="off"
            maxLength={300}
            value={note}
            onChange={(event) => setDraft({ ...draft, note: event.target.value })}
          />
        )}
      </div>
    </>
  );
}

function leadToWrong(fields: HTMLElement | null): void {
  fields?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
