import { clearOnEdit, showRefusal } from '@ilaneer/client/form';
import type { StaffProof } from '@ilaneer/contract/staff/people/proof';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { PasswordField } from '@ilaneer/ui/fields/password-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';

type ProofQuestionProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  confirmLabel: string;
  /** Fields that stand before the password. */
  children?: ReactNode;
  /** What is confirmed; what it throws is shown. */
  run: (proof: StaffProof) => Promise<void>;
};

/**
 * Asks for password and second factor before a change of how somebody signs in, and where: an open session alone must
 * not do (STAFF-10).
 */
export function ProofQuestion(props: ProofQuestionProps) {
  return props.open && <OpenQuestion {...props} />;
}

function OpenQuestion(props: ProofQuestionProps) {
  const { onClose, title, description, confirmLabel, children, run } = props;
  const formId = useId();
  const form = useForm<StaffProof>({ defaultValues: { password: '', code: '' } });
  const call = useMutation({
    mutationFn: ({ password, code }: StaffProof) => run({ password, code: code.trim() }),
    onError: (error) => showRefusal(form, ['password', 'code'], error),
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      locked={call.isPending}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={call.isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit((values) => call.mutate(values))}
      >
        {call.isError && Object.keys(errors).length === 0 && (
          <Notice tone="error">{call.error.message}</Notice>
        )}
        {children}
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { ...clearOnEdit(form, call), required: 'Password is required' })}
        />
        <TextField
          label="Code"
          hint="Of your authenticator app, one that you have not used yet, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
          {...form.register('code', { ...clearOnEdit(form, call), required: 'Code is required' })}
        />
      </form>
    </Dialog>
  );
}
