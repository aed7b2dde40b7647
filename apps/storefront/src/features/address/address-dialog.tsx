import { resolveBy } from '@ilaneer/client/form';
import { useOneAtATime } from '@ilaneer/client/use-one-at-a-time';
import { type Address, type AddressInput, normaliseAddress } from '@ilaneer/domain/address/validate-address';
import { Button } from '@ilaneer/ui/buttons/button';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { Icon } from '@ilaneer/ui/text/icon';
import { type FormEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { readToken } from '../../lib/session.ts';
import { AddressFormFields } from './address-form-fields.tsx';
import { checkForm } from './check-form.ts';
import { usePinCodeFill } from './pin-code.ts';

type AddressDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly initial: AddressInput;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly onSubmit: (address: Address) => Promise<string | null>;
  readonly onClose: () => void;
};

/** Reset by a new key. */
export function AddressDialog({
  open,
  title,
  initial,
  submitLabel,
  busyLabel,
  onSubmit,
  onClose,
}: AddressDialogProps) {
  const formId = useId();
  const [saving, setSaving] = useState(false);
  const oneAtATime = useOneAtATime();
  const form = useForm<AddressInput>({
    defaultValues: initial,
    resolver: resolveBy((input) => checkForm(input, pinCode.state)),
    reValidateMode: 'onSubmit',
  });
  const pinCode = usePinCodeFill(form, edited);
  const problem = form.formState.errors.root?.message;

  /** Clears field and form errors. */
  function edited(field: keyof AddressInput) {
    form.clearErrors(field === 'stateConfirmed' ? 'state' : field);
    form.clearErrors('root');
    // A confirmation belongs to PIN code and state.
    if (field === 'zipCode' || field === 'state') form.setValue('stateConfirmed', false);
  }

  const save = form.handleSubmit(async (input) => {
    setSaving(true);
    const refusal = await onSubmit(normaliseAddress(input));
    setSaving(false);
    if (refusal !== null) form.setError('root', { message: refusal });
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (readToken() !== null) {
      void oneAtATime(() => save(event));
      return;
    }
    form.clearErrors();
    form.setError('root', { message: 'Authentication required. Please log in again.' });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
      locked={saving}
      footer={
        <>
          <Button variant="secondary" className="shrink-0" disabled={saving} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} className="shrink-0" busy={saving} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
          {/* Visible beside the buttons. */}
          <div role="alert" className="sm:order-first sm:mr-auto">
            {problem !== undefined && (
              <p className="flex items-start gap-2 rounded-md bg-hibiscus-tint px-4 py-3 font-medium text-hibiscus-dark text-sm ring-1 ring-hibiscus ring-inset">
                <Icon name="alert" className="mt-px size-5 shrink-0" />
                {problem}
              </p>
            )}
          </div>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <AddressFormFields form={form} pinCode={pinCode} disabled={saving} onEdit={edited} />
      </form>
    </Dialog>
  );
}
