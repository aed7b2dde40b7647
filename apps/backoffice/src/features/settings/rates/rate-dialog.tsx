import { ApiError } from '@ilaneer/client/api-errors';
import type { TaxRateView } from '@ilaneer/contract/staff/shop/tax-rates';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../../parts/act/form-dialog.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { saveRate } from './save-rate.ts';

const FIELDS = ['hsn', 'from', 'goods', 'percent', 'upToRupees', 'percentAbove', 'confirmedBy'] as const;
type Typed = Readonly<Record<(typeof FIELDS)[number], string>>;

type RateDialogProps = {
  rate: TaxRateView | null;
  version: number;
  confirmedBy: string;
  onSaved: (confirmedBy: string) => void;
  onClose: () => void;
};

export function RateDialog({ rate, version, confirmedBy, onSaved, onClose }: RateDialogProps) {
  const queries = useQueryClient();
  const { show } = useToast();
  const [typed, setTyped] = useState<Typed>(() => typedOf(rate, confirmedBy));
  const save = useMutation({
    mutationFn: () => saveRate(bodyOf(typed), version),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['setting'] });
      show({ text: `${typed.hsn} is confirmed`, tone: 'success', polite: true });
      onSaved(typed.confirmedBy);
      onClose();
    },
    onError: () => queries.invalidateQueries({ queryKey: ['setting', 'rates'] }),
  });
  const said = save.error instanceof ApiError ? (save.error.reply?.fields ?? []) : [];
  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: said.find((one) => one.field === name)?.message,
    autoComplete: 'off',
    disabled: save.isPending,
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value });
      if (save.isError) save.reset();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={rate === null ? 'Add a rate' : `Rate of ${rate.hsn}`}
      description="Applies to new orders; existing orders keep their rate."
      onSubmit={submit}
      busy={save.isPending}
      submitLabel="Confirm"
      className="grid gap-4 sm:grid-cols-2"
      error={save.isError && said.length === 0 && refusalText(save.error)}
    >
      <TextField label="HSN code" inputMode="numeric" readOnly={rate !== null} {...field('hsn')} />
      <TextField label="From" type="date" readOnly={rate !== null} {...field('from')} />
      <TextField label="Goods" className="sm:col-span-2" {...field('goods')} />
      <TextField label="GST in percent" inputMode="decimal" {...field('percent')} />
      <span className="hidden sm:block" />
      <TextField
        label="Up to a piece price (optional)"
        prefix="₹"
        inputMode="decimal"
        {...field('upToRupees')}
      />
      <TextField label="GST above it, in percent" inputMode="decimal" {...field('percentAbove')} />
      <TextField
        label="Confirmed by"
        hint="Name of your accountant"
        className="sm:col-span-2"
        {...field('confirmedBy')}
      />
    </FormDialog>
  );
}

function typedOf(rate: TaxRateView | null, confirmedBy: string): Typed {
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : String(value);
  return {
    hsn: rate?.hsn ?? '',
    from: rate?.from ?? '',
    goods: rate?.goods ?? '',
    percent: text(rate?.percent),
    upToRupees: text(rate?.upToRupees),
    percentAbove: text(rate?.percentAbove),
    confirmedBy: rate?.confirmedBy ?? confirmedBy,
  };
}

function bodyOf({ percent, upToRupees, percentAbove, ...texts }: Typed) {
  const number = (text: string) => (/^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : -1);
  const maybe = (text: string) => (text.trim() === '' ? null : number(text));
  return {
    ...texts,
    percent: number(percent),
    upToRupees: maybe(upToRupees),
    percentAbove: maybe(percentAbove),
  };
}
