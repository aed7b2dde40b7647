import { showRefusal } from '@ilaneer/client/form';
import type { PartOf } from '@ilaneer/contract/message/call';
import type { recordWeights } from '@ilaneer/contract/staff/books/claims';
import { WEIGHT_SLAB_GRAMS } from '@ilaneer/domain/claim/weight-charge';
import { indiaDay } from '@ilaneer/domain/india-day';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { FileField } from '@ilaneer/ui/fields/file-field';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../../parts/act/form-dialog.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { request } from '../../session/staff-api.ts';

type Weights = PartOf<typeof recordWeights, 'body'>;

/** REMITTANCE-11. */
export function ChargedWeightsDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const { show } = useToast();
  const form = useForm<Weights>({
    defaultValues: { chargedOn: indiaDay(new Date()), lines: '', higherSlabs: 'accept' },
  });
  const higherSlabs = useWatch({ control: form.control, name: 'higherSlabs' });
  const send = useMutation({
    mutationFn: (body: Weights) => request<typeof recordWeights>('POST', '/staff/charged-weights', { body }),
    onSuccess: async ({ disputed, accepted }) => {
      await queries.invalidateQueries({ queryKey: ['claim'] });
      const text = `${indianDigits(disputed)} disputed, ${indianDigits(accepted)} accepted`;
      show({ text, tone: 'success', polite: true });
      onClose();
    },
    onError: (error) => showRefusal(form, ['chargedOn', 'lines', 'higherSlabs'], error),
  });
  const { errors } = form.formState;
  const slab = indianDigits(WEIGHT_SLAB_GRAMS);
  const readFile = async (file: File | undefined) => {
    if (file !== undefined) form.setValue('lines', await file.text(), { shouldDirty: true });
  };
  return (
    <FormDialog
      onClose={onClose}
      title="Record charged weights"
      description={`A charge for the slab of ${slab} g that was packed is disputed, and claimed from the courier at once.`}
      submitLabel="Record them"
      busy={send.isPending}
      error={send.isError && Object.keys(errors).length === 0 && refusalText(send.error)}
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
    >
      <TextField
        type="date"
        label="Charged on"
        max={indiaDay(new Date())}
        error={errors.chargedOn?.message}
        {...form.register('chargedOn', { validate: (typed) => typed !== '' || 'Enter the day' })}
      />
      <FileField
        label="Courier's file (optional)"
        hint="A CSV with the headings AWB, Charged weight, Applied weight and Amount: its rows fill the field below."
        accept=".csv,text/csv"
        onChange={({ target }) => void readFile(target.files?.[0])}
      />
      <TextAreaField
        label="Rows"
        hint="A row each: tracking number, charged weight in grams, extra charge with GST, with commas between."
        spellCheck={false}
        rows={4}
        error={errors.lines?.message}
        {...form.register('lines', {
          validate: (typed) => typed.trim() !== '' || 'Enter at least one row.',
        })}
      />
      <RadioGroup
        label="Charges for a higher slab than packed"
        value={higherSlabs}
        onValueChange={(value) => form.setValue('higherSlabs', value, { shouldDirty: true })}
        className="sm:grid-cols-2"
        options={[
          { value: 'accept', label: 'Accept', hint: 'Recorded without a claim' },
          { value: 'dispute', label: 'Dispute', hint: 'Claimed from the courier' },
        ]}
      />
    </FormDialog>
  );
}
