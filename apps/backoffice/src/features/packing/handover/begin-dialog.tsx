import { showRefusal } from '@ilaneer/client/form';
import type { HandoverView } from '@ilaneer/contract/staff/parcels/handovers';
import { isSameCourier } from '@ilaneer/domain/handover/handover';
import { COURIERS, courierProblem } from '@ilaneer/domain/order/shipment';
import { typedName } from '@ilaneer/domain/text/typed-text';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../../../parts/act/form-dialog.tsx';
import { useScanner } from '../../../parts/scanner/use-scanner.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { readStored, writeStored } from '../../../session/browser-storage.ts';
import * as calls from './handover-calls.ts';

/** `courier`: the name of another one. */
type BeginForm = { chosen: string; courier: string };

type BeginDialogProps = {
  couriers: readonly string[];
  /** Of the last scan. */
  refusal: string | false;
  onScan: (code: string) => void;
  onBegun: (handover: HandoverView) => Promise<void>;
  onClose: () => void;
};

const ANOTHER = '';

/** The courier is chosen, typed, or that of a scanned parcel (PARCEL-40, PARCEL-41). */
export function BeginDialog({ couriers, refusal, onScan, onBegun, onClose }: BeginDialogProps) {
  useScanner(onScan, { inDialog: true });
  const last = readStored('staff.bench.courier') ?? '';
  const usual = couriers.find((name) => isSameCourier(name, last)) ?? couriers[0] ?? ANOTHER;
  const form = useForm<BeginForm>({ defaultValues: { chosen: usual, courier: '' } });
  const isAnother = useWatch({ control: form.control, name: 'chosen' }) === ANOTHER;
  const send = useMutation({
    mutationFn: ({ chosen, courier }: BeginForm) => calls.open(chosen === ANOTHER ? courier : chosen),
    onSuccess: (handover) => {
      writeStored('staff.bench.courier', handover.courier);
      return onBegun(handover);
    },
    onError: (error) => showRefusal(form, ['courier'], error),
  });
  const problem = form.formState.errors.courier?.message;
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title="Begin a hand-over"
      description="An open hand-over to the courier is continued. Or scan a parcel that has a courier."
      submitLabel="Scan parcels"
      busy={send.isPending}
      error={(send.isError && problem === undefined && refusalText(send.error)) || refusal}
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
    >
      {couriers.length > 0 && (
        <SelectField
          label="Courier"
          error={isAnother ? undefined : problem}
          {...form.register('chosen', { onChange: () => form.clearErrors('courier') })}
        >
          {couriers.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value={ANOTHER}>Another courier</option>
        </SelectField>
      )}
      {isAnother && (
        <>
          <TextField
            label={couriers.length > 0 ? 'Name' : 'Courier'}
            list="handover-couriers"
            autoComplete="off"
            error={problem}
            {...form.register('courier', {
              shouldUnregister: true,
              validate: (typed) => courierProblem(typedName(typed)) ?? true,
            })}
          />
          <datalist id="handover-couriers">
            {COURIERS.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </FormDialog>
  );
}
