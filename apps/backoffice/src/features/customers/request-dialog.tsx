import { showRefusal } from '@ilaneer/client/form';
import type { CustomerView } from '@ilaneer/contract/staff/customers/customers';
import type { recordDataRequest } from '@ilaneer/contract/staff/privacy/data-requests';
import { formatDay, indiaDay } from '@ilaneer/domain/india-day';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../parts/act/form-dialog.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { request } from '../../session/staff-api.ts';

type RequestForm = {
  kind: 'copy' | 'erasure';
  channel: 'mail' | 'phone' | 'letter' | 'in person';
  receivedOn: string;
};

type RequestDialogProps = { customer: Pick<CustomerView, 'id' | 'name'>; onClose: () => void };

/** PRIVACY-18. */
export function RequestDialog({ customer, onClose }: RequestDialogProps) {
  const queries = useQueryClient();
  const { show } = useToast();
  const form = useForm<RequestForm>({
    defaultValues: { kind: 'copy', channel: 'mail', receivedOn: indiaDay(new Date()) },
  });
  const send = useMutation({
    mutationFn: (body: RequestForm) =>
      request<typeof recordDataRequest>('POST', '/staff/customers/:customerId/data-requests', {
        params: { customerId: customer.id },
        body,
      }),
    onSuccess: async ({ request: { dueOn } }) => {
      await queries.invalidateQueries({ queryKey: ['customer'] });
      show({ text: `Recorded: answer by ${formatDay(`${dueOn}T06:00:00Z`)}`, tone: 'success' });
      onClose();
    },
    onError: (error) => showRefusal(form, ['kind', 'channel', 'receivedOn'], error),
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      onClose={onClose}
      title={`Data request of ${customer.name}`}
      description="What the customer asked for, in another way than in their account. It is answered under Privacy."
      submitLabel="Record it"
      busy={send.isPending}
      error={send.isError && Object.keys(errors).length === 0 && refusalText(send.error)}
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
    >
      <SelectField label="Asks for" error={errors.kind?.message} {...form.register('kind')}>
        <option value="copy">A copy of the data</option>
        <option value="erasure">Erasure of the account</option>
      </SelectField>
      <SelectField label="Came by" error={errors.channel?.message} {...form.register('channel')}>
        <option value="mail">Mail</option>
        <option value="phone">Phone</option>
        <option value="letter">Letter</option>
        <option value="in person">In person</option>
      </SelectField>
      <TextField
        label="Received on"
        type="date"
        error={errors.receivedOn?.message}
        {...form.register('receivedOn', { validate: (typed) => typed !== '' || 'Enter the day' })}
      />
    </FormDialog>
  );
}
