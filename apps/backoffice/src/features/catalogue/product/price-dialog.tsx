import type { StaffVariantView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import type { listStock } from '@ilaneer/contract/staff/stock/stock';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../../parts/act/form-dialog.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { request } from '../../../session/staff-api.ts';
import { savePrices } from '../catalogue-calls.ts';
import { priceHint, useGoodsTax } from '../goods-tax.tsx';
import { type ShelfMrp, shelfMrpWarning } from '../shelf-mrp.ts';

type PriceDialogProps = {
  hsnCode: string;
  variants: readonly StaffVariantView[];
  onClose: () => void;
  onSaved: () => void;
};

type Typed = { readonly price: string; readonly originalPrice: string; readonly mrp: string };

const STALE = 'Someone else has changed this price. Close and reopen this dialog.';

export function PriceDialog({ hsnCode, variants, onClose, onSaved }: PriceDialogProps) {
  const hint = priceHint(useGoodsTax(), hsnCode);
  const { show } = useToast();
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const [from, setFrom] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const shelves = useShelves(variants);
  const save = useMutation({
    mutationFn: () =>
      savePrices(
        variants
          .filter(({ id }) => typed[id] !== undefined)
          .map((variant) => {
            const { price, originalPrice, mrp } = typed[variant.id] ?? asTyped(variant);
            return {
              variantId: variant.id,
              version: variant.version,
              price: Number(price),
              originalPrice: Number(originalPrice),
              mrp: Number(mrp),
              ...(from !== '' && { takesEffectAt: new Date(`${from}:00+05:30`).toISOString() }),
            };
          }),
      ),
    onSuccess: (results) => {
      const refused = results.filter(({ ok }) => !ok);
      onSaved();
      if (refused.length === 0) {
        show({ text: from === '' ? 'Prices changed' : 'Prices scheduled', tone: 'success' });
        onClose();
      }
      setTyped(
        Object.fromEntries(
          Object.entries(typed).filter(([id]) => refused.some(({ variantId }) => variantId === id)),
        ),
      );
      setProblems(
        Object.fromEntries(
          refused.map(({ variantId, problems: [first] }) => [variantId, first?.message ?? STALE]),
        ),
      );
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(typed).length === 0) onClose();
    else save.mutate();
  };
  return (
    <FormDialog
      onClose={onClose}
      size="lg"
      title="Change prices"
      description="The MRP includes all taxes. The price with GST can't be above it."
      onSubmit={submit}
      busy={save.isPending}
      leaveLabel="Cancel"
      submitLabel={from === '' ? 'Change now' : 'Schedule'}
      native
    >
      {variants.map((variant) => {
        const values = typed[variant.id] ?? asTyped(variant);
        const field = (name: keyof Typed, label: string) => (
          <TextField
            label={label}
            inputMode="decimal"
            prefix="₹"
            value={values[name]}
            hint={name === 'mrp' ? undefined : hint}
            error={name === 'price' ? problems[variant.id] : undefined}
            onChange={({ target }) =>
              setTyped({ ...typed, [variant.id]: { ...values, [name]: target.value } })
            }
          />
        );
        return (
          <fieldset key={variant.id} className="grid gap-3 sm:grid-cols-3">
            <legend className="mb-1 font-semibold text-sm">{variant.name || variant.sku}</legend>
            {field('price', 'Price')}
            {field('originalPrice', 'Before discount')}
            {field('mrp', 'MRP')}
            <ShelfWarning price={values.price} shelf={shelves.get(variant.id)} />
          </fieldset>
        );
      })}
      <TextField
        label="From"
        type="datetime-local"
        hint="Indian time. If empty, now."
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      {save.isError && <Notice tone="error">{refusalText(save.error)}</Notice>}
    </FormDialog>
  );
}

function ShelfWarning({ price, shelf }: { price: string; shelf: ShelfMrp | undefined }) {
  const warning = shelfMrpWarning(Number(price), shelf);
  return (
    <p role="status" className="font-medium text-husk-dark text-sm sm:col-span-3">
      {warning}
    </p>
  );
}

function useShelves(variants: readonly StaffVariantView[]): ReadonlyMap<string, ShelfMrp> {
  const ids = variants.map(({ id }) => id).join(',');
  const stock = useQuery({
    queryKey: ['stock', 'list', 'prices', ids],
    queryFn: ({ signal }) =>
      request<typeof listStock>('GET', '/staff/stock', { query: { variants: ids }, signal }),
    enabled: ids !== '',
  });
  return new Map(stock.data?.rows.map((row) => [row.variantId, row]));
}

function asTyped({ price, originalPrice, mrp }: StaffVariantView): Typed {
  return { price: String(price), originalPrice: String(originalPrice), mrp: String(mrp) };
}
