import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import type { DialogProps } from '@ilaneer/ui/layers/dialog';
import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import { AskingDialog } from './asking-dialog.tsx';

type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'size' | 'initialFocus' | 'children'> & {
  onClose: () => void;
  onSubmit: (event: FormEvent) => unknown;
  busy?: boolean;
  submitLabel: ReactNode;
  submitRef?: Ref<HTMLButtonElement>;
  canSubmit?: boolean;
  danger?: boolean;
  leaveLabel?: string;
  leaveVariant?: 'quiet' | 'secondary';
  /** Refusal that belongs to no field. */
  error?: ReactNode;
  className?: string;
  /** Native validation too. */
  native?: boolean;
  open?: boolean;
};

/** A form with its two buttons; stays open while sending. */
export function FormDialog({
  onClose,
  onSubmit,
  busy = false,
  submitLabel,
  submitRef,
  canSubmit = true,
  danger = false,
  leaveLabel = 'Not now',
  leaveVariant = 'quiet',
  error,
  className = 'grid gap-4',
  native = false,
  open = true,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  return (
    <AskingDialog
      open={open}
      onClose={onClose}
      locked={busy}
      {...dialog}
      footer={(leave) => (
        <>
          <Button variant={leaveVariant} disabled={busy} onClick={leave}>
            {leaveLabel}
          </Button>
          <Button
            {...(submitRef && { ref: submitRef })}
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={!canSubmit}
          >
            {submitLabel}
          </Button>
        </>
      )}
    >
      <form
        id={id}
        noValidate={!native}
        className={className}
        onSubmit={(event) => {
          // React passes it on to a form that the dialog stands in.
          event.stopPropagation();
          onSubmit(event);
        }}
      >
        {error && (
          <Notice tone="error" className="col-span-full">
            {error}
          </Notice>
        )}
        {children}
      </form>
    </AskingDialog>
  );
}
