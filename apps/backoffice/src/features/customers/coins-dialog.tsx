import { showRefusal } from '@ilaneer/client/form';
import type { adjustCustomerCoins, CustomerView } from '@ilaneer/contract/staff/customers/customers';
import { MOST_COINS_ADJUSTED } from '@ilaneer/domain/coin/coin';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { readTypedNumber } from '@ilaneer/domain/text/typed-number';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../parts/act/form-dialog.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { request } from '../../session/staff-api.ts';

type CoinsForm = { way: 'give' | 'take'; coins: string; reason: string };

type CoinsDialogProps = { customer: Pick<CustomerView, 'id' | 'name' | 'coins'>; onClose: () => void };

/** COIN-16. */
export function CoinsDialog({ customer, onClose }: CoinsDialogProps) {
  const queries = useQueryClient();
  const { balance } = customer.coins;
  const form = useForm<CoinsForm>({ defaultValues: { way: 'give', coins: '', reason: '' } });
  const send = useMutation({
    mutationFn: ({ way, coins, reason }: CoinsForm) =>
      request<typeof adjustCustomerCoins>('POST', '/staff/customers/:customerId/coins', {
        params: { customerId: customer.id },
        body: { coins: readTypedNumber(coins) * (way === 'give' ? 1 : -1), balance, reason },
      }),
    onSuccess: onClose,
    onError: (error) => showRefusal(form, ['coins', 'reason'], error),
    onSettled: () => queries.invalidateQueries({ queryKey: ['customer'] }),
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      onClose={onClose}
      title={`Coins of ${customer.name}`}
      description={`The balance is ${indianDigits(balance)}. One coin is worth ₹1, and the customer sees the entry.`}
      submitLabel="Save"
      busy={send.isPending}
      error={send.isError && Object.keys(errors).length === 0 && refusalText(send.error)}
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
    >
      <SelectField label="What to do" {...form.register('way')}>
        <option value="give">Give coins</option>
        <option value="take">Take coins back</option>
      </SelectField>
      <TextField
        label="Coins"
        inputMode="numeric"
        autoComplete="off"
        error={errors.coins?.message}
        {...form.register('coins', {
          validate: (typed) =>
            isCount(typed) || `Enter a whole number from 1 to ${indianDigits(MOST_COINS_ADJUSTED)}`,
        })}
      />
      <TextAreaField
        label="Reason"
        hint="For staff, in the history of this customer."
        rows={2}
        error={errors.reason?.message}
        {...form.register('reason', { validate: (typed) => typed.trim() !== '' || 'Enter a reason' })}
      />
    </FormDialog>
  );
}

function isCount(typed: string): boolean {
  const coins = readTypedNumber(typed);
  return Number.isSafeInteger(coins) && coins >= 1 && coins <= MOST_COINS_ADJUSTED;
}
