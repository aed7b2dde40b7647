import { showRefusal } from '@ilaneer/client/form';
import type { ManualEntryView, reverseManualEntry } from '@ilaneer/contract/staff/books/manual-entries';
import { indiaDay } from '@ilaneer/domain/india-day';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { FormDialog } from '../../../parts/act/form-dialog.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { request } from '../../../session/staff-api.ts';
import { entryName } from './manual-entry-words.tsx';

type ReversalForm = { bookedOn: string; reason: string };

/** MANUAL-ENTRY-5. */
export function ReverseEntryDialog({ entry, onClose }: { entry: ManualEntryView; onClose: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useForm<ReversalForm>({ defaultValues: { bookedOn: indiaDay(new Date()), reason: '' } });
  const send = useMutation({
    mutationFn: (body: ReversalForm) =>
      request<typeof reverseManualEntry>('POST', '/staff/manual-entries/:entryId/reversal', {
        params: { entryId: entry.id },
        body,
      }),
    onSuccess: async ({ entry: { id } }) => {
      await queries.invalidateQueries({ queryKey: ['manual entry'] });
      onClose();
      await navigate(`/manual-entries/${id}`);
    },
    onError: (error) => showRefusal(form, ['bookedOn', 'reason'], error),
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      onClose={onClose}
      title={`Reverse ${entryName(entry)}?`}
      description="Another entry with the sides exchanged is posted. Both stay in the books."
      submitLabel="Reverse it"
      busy={send.isPending}
      error={send.isError && Object.keys(errors).length === 0 && refusalText(send.error)}
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
    >
      <TextField
        label="Day of the reversal"
        type="date"
        error={errors.bookedOn?.message}
        {...form.register('bookedOn', { validate: (typed) => typed !== '' || 'Enter the day' })}
      />
      <TextAreaField
        label="Reason"
        rows={2}
        error={errors.reason?.message}
        {...form.register('reason', { validate: (typed) => typed.trim() !== '' || 'Enter a reason' })}
      />
    </FormDialog>
  );
}
