import type { Address, AddressInput } from '@ilaneer/domain/address/validate-address';
import { Button } from '@ilaneer/ui/buttons/button';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { Icon } from '@ilaneer/ui/text/icon';
import { type FormEvent, useId, useRef, useState } from 'react';
import { readToken } from '../../lib/session.ts';
import { AddressFormFields } from './address-form-fields.tsx';
import { checkForm, type FormProblems, NO_PROBLEMS } from './check-form.ts';
import { usePinCodeFill } from './pin-code.ts';

type AddressDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly initial: AddressInput;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Saves the address; resolves to what to say in the red box, or to null when the dialog can close. */
  readonly onSubmit: (address: Address) => Promise<string | null>;
  readonly onClose: () => void;
};

/** The dialog for a new or changed address. A new key starts it afresh. */
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
  const form = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState(initial);
  const [problems, setProblems] = useState<FormProblems>(NO_PROBLEMS);
  const [busy, setBusy] = useState(false);
  const pinCode = usePinCodeFill(input, change);

  function change(part: Partial<AddressInput>) {
    const edited = Object.keys(part);
    // What was said of another PIN code or state says nothing of these.
    const isElsewhere = edited.includes('zipCode') || edited.includes('state');
    setInput((before) => ({ ...before, ...(isElsewhere && { stateConfirmed: false }), ...part }));
    if (edited.includes('stateConfirmed')) edited.push('state');
    setProblems(({ fields }) => ({
      general: null,
      fields: Object.fromEntries(Object.entries(fields).filter(([field]) => !edited.includes(field))),
    }));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (readToken() === null) {
      setProblems({ general: 'Authentication required. Please log in again.', fields: {} });
      return;
    }
    const checked = checkForm(input, pinCode.state);
    setProblems(checked.problems);
    const [firstWrong] = fieldOrder.filter((field) => checked.problems.fields[field] !== undefined);
    if (firstWrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
      return;
    }
    setBusy(true);
    const refusal = await onSubmit(checked.address);
    setBusy(false);
    if (refusal !== null) setProblems({ general: refusal, fields: {} });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
      locked={busy}
      footer={
        <>
          <Button variant="secondary" className="shrink-0" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} className="shrink-0" busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
          {/* Beside the buttons, where it is in sight however long the form is. */}
          <div role="alert" className="sm:order-first sm:mr-auto">
            {problems.general !== null && (
              <p className="flex items-start gap-2 rounded-md bg-hibiscus-tint px-4 py-3 font-medium text-hibiscus-dark text-sm ring-1 ring-hibiscus ring-inset">
                <Icon name="alert" className="mt-px size-5 shrink-0" />
                {problems.general}
              </p>
            )}
          </div>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <AddressFormFields
          input={input}
          pinCode={pinCode}
          problems={problems.fields}
          disabled={busy}
          onChange={change}
        />
      </form>
    </Dialog>
  );
}

const fieldOrder = [
  'fullName',
  'phone',
  'addressLine1',
  'addressLine2',
  'zipCode',
  'city',
  'state',
] as const satisfies readonly (keyof AddressInput)[];
