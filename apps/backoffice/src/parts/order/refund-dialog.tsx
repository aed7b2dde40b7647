import { showRefusal } from '@ilaneer/client/form';
import { formatPrice } from '@ilaneer/client/format-price';
import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Figure } from '@ilaneer/ui/text/figure';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../act/form-dialog.tsx';
import { amountProblem, byHandOf, readAmount } from './refund-amount.ts';

export type RefundValues = { amount: number; reason: string; reference: string };

type RefundDialogProps = {
  order: StaffOrderView;
  onClose: () => void;
  onRefund: (values: RefundValues) => Promise<void>;
};

type Fields = { amount: string; reason: string; reference: string };

const typedAmount = (rupees: number) => (Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2));

/** Goodwill. States consequences and the amount, so no second question. */
export function RefundDialog({ order, onClose, onRefund }: RefundDialogProps) {
  const { refundable, refundableByItself } = order.money;
  const form = useForm<Fields>({
    defaultValues: { amount: typedAmount(refundable), reason: '', reference: '' },
  });
  const amount = readAmount(form.watch('amount'));
  const byHand = byHandOf(amount, { refundable, refundableByItself });
  const isPossible = amountProblem(amount, refundable) === undefined;
  const goesByItself = isPossible ? byHand === 0 : refundableByItself >= refundable;
  const send = useMutation({
    mutationFn: ({ amount: typed, ...values }: Fields) => onRefund({ ...values, amount: readAmount(typed) }),
    onSuccess: onClose,
    onError: (error) => showRefusal(form, ['amount', 'reason', 'reference'], error),
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={`Refund order ${order.state.orderNumber}`}
      description={`Up to ${formatPrice(refundable)} can be refunded${goesByItself ? ', to the original payment method' : ''}. This can't be undone.`}
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
      busy={send.isPending}
      submitLabel={<span>Refund {isPossible && <Figure>{formatPrice(amount)}</Figure>}</span>}
      error={send.isError && Object.keys(errors).length === 0 && send.error.message}
    >
      <TextField
        label="Amount"
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
        error={amount > refundable ? amountProblem(amount, refundable) : errors.amount?.message}
        {...form.register('amount', {
          validate: (typed) => amountProblem(readAmount(typed), refundable) ?? true,
        })}
      />
      <TextAreaField
        label="Reason"
        hint="For staff and the books; not shown to the shopper."
        rows={2}
        error={errors.reason?.message}
        {...form.register('reason', { validate: (typed) => typed.trim() !== '' || 'Enter a reason' })}
      />
      {byHand > 0 && (
        <TextField
          label="Payment reference"
          hint={`${formatPrice(byHand)} was paid in cash: pay it out by UPI or bank first, and enter the reference.`}
          autoComplete="off"
          error={errors.reference?.message}
          {...form.register('reference')}
        />
      )}
    </FormDialog>
  );
}
