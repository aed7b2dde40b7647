import { ApiError } from '@ilaneer/client/api-errors';
import { clearOnEdit, showRefusal } from '@ilaneer/client/form';
import type { StaffProof } from '@ilaneer/contract/staff/people/proof';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { PasswordField } from '@ilaneer/ui/fields/password-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { SECOND_FACTOR_KEY } from './second-factor-key.ts';

type ProofQuestionProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  confirmLabel: string;
  danger?: boolean;
  children?: ReactNode;
  run: (proof: StaffProof) => Promise<void>;
};

/** Re-authentication (STAFF-10). */
export function ProofQuestion(props: ProofQuestionProps) {
  return props.open && <OpenQuestion {...props} />;
}

function OpenQuestion(props: ProofQuestionProps) {
  const { onClose, title, description, confirmLabel, danger = false, children, run } = props;
  const formId = useId();
  const queries = useQueryClient();
  const form = useForm<StaffProof>({ defaultValues: { password: '', code: '' } });
  const call = useMutation({
    mutationFn: ({ password, code }: StaffProof) => run({ password, code: code.trim() }),
    onError: (error) => {
      showRefusal(form, ['password', 'code'], error);
      const wrong = wrongFieldOf(error);
      const { message } = error;
      if (wrong !== null) form.setError(wrong, { type: 'server', message }, { shouldFocus: true });
    },
    // A recovery code may be used up.
    onSettled: () => void queries.invalidateQueries({ queryKey: SECOND_FACTOR_KEY }),
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
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} busy={call.isPending}>
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
          {...form.register('code', {
            ...clearOnEdit(form, call),
            validate: (typed) => typed.trim() !== '' || 'Code is required',
          })}
        />
      </form>
    </Dialog>
  );
}

function wrongFieldOf(error: Error): keyof StaffProof | null {
  const code = error instanceof ApiError ? error.reply?.code : undefined;
  if (code === 'PASSWORD_WRONG') return 'password';
  return code === 'SECOND_FACTOR_WRONG' ? 'code' : null;
}
