import type { getStock } from '@ilaneer/contract/staff/stock/stock';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { request } from '../../../session/staff-api.ts';
import { FindGoods, type FoundGoods } from '../find-goods.tsx';
import { goodsName } from '../stock-words.tsx';
import type { CountActs } from './use-count.ts';

const MOST_DIGITS = 6;

type CountUnitsProps = { acts: Pick<CountActs, 'note'> };

type InHand = { readonly found: FoundGoods; readonly scans: number };

/** Blind count: booked units are hidden. */
export function CountUnits({ acts }: CountUnitsProps) {
  const box = useRef<HTMLInputElement>(null);
  const [inHand, setInHand] = useState<InHand | null>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="grid gap-3">
      <FindGoods
        box={box}
        onFound={(found) =>
          setInHand((before) => ({
            found,
            scans: before !== null && isSame(before.found, found) ? before.scans + 1 : 1,
          }))
        }
      />
      {inHand !== null && (
        <CountForm
          key={`${inHand.found.variant.variantId} ${inHand.found.batch?.id ?? ''}`}
          {...inHand}
          acts={acts}
          onDone={() => {
            setInHand(null);
            box.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function isSame(one: FoundGoods, other: FoundGoods): boolean {
  return one.variant.variantId === other.variant.variantId && one.batch?.id === other.batch?.id;
}

type CountFormProps = CountUnitsProps & InHand & { onDone: () => void };

function CountForm({ found: { variant, batch }, scans, acts, onDone }: CountFormProps) {
  const { variantId } = variant;
  const field = useRef<HTMLInputElement>(null);
  const [counted, setCounted] = useState('');
  // Missing input is reported on submit.
  const [tried, setTried] = useState(false);
  const problem = counted === '' && !tried ? null : countProblem(counted);
  const [chosen, setChosen] = useState<string | null>(batch?.id ?? null);
  const shelf = useQuery({
    queryKey: ['stock', variantId],
    queryFn: ({ signal }) =>
      request<typeof getStock>('GET', '/staff/stock/:variantId', { params: { variantId }, signal }),
  });
  const batches = shelf.data?.batches ?? [];
  const batchId = chosen ?? batches[0]?.id ?? '';
  const save = useMutation({
    mutationFn: () =>
      acts.note({ variantId, batchId: batchId === '' ? null : batchId, counted: Number(counted) }),
    onSuccess: onDone,
  });
  useEffect(() => field.current?.focus(), []);
  // Repeated scans count up.
  useEffect(() => {
    if (scans > 1) setCounted((before) => String((Number(before) || 1) + 1));
  }, [scans]);
  return (
    <form
      className="flex flex-wrap items-start gap-3 rounded-lg border border-line bg-kernel p-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (countProblem(counted) !== null) field.current?.focus();
        else if (shelf.isSuccess) save.mutate();
      }}
    >
      <p className="min-w-0 flex-1 basis-full text-sm">
        <strong>{variant.sku}</strong> {goodsName(variant)}
      </p>
      {save.isError && (
        <Notice tone="error" className="basis-full">
          {refusalText(save.error)}
        </Notice>
      )}
      <TextField
        ref={field}
        className="w-44"
        label="Stand there"
        inputMode="numeric"
        autoComplete="off"
        error={problem ?? undefined}
        value={counted}
        onChange={(event) => setCounted(event.target.value.trim())}
      />
      {batches.length > 0 && (
        <SelectField
          className="w-56"
          label="Batch"
          value={batchId}
          onChange={(event) => setChosen(event.target.value)}
        >
          {batches.map(({ id, code }) => (
            <option key={id} value={id}>
              {code}
            </option>
          ))}
          <option value="">Without a batch</option>
        </SelectField>
      )}
      {/* Aligned with the fields, not their labels. */}
      <div className="pt-6.5">
        <Button type="submit" busy={save.isPending}>
          Note it
        </Button>
      </div>
    </form>
  );
}

/** Null if valid. */
function countProblem(counted: string): string | null {
  if (counted === '') return 'How many stand there? 0 if none';
  if (!/^\d+$/.test(counted)) return 'A whole number, 0 or more';
  return counted.length <= MOST_DIGITS ? null : 'At most 9,99,999';
}
