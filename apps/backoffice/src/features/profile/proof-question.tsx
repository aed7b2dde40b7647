import { ApiError } from '@ilaneer/client/api-errors';
import { clearOnEdit, showRefusal } from '@ilaneer/client/form';
import type { StaffProof } from '@ilaneer/contract/staff/people/proof';
import { PasswordField } from '@ilaneer/ui/fields/password-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../parts/act/form-dialog.tsx';
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
    <FormDialog
      onClose={onClose}
      size="sm"
      title={title}
      description={description}
      onSubmit={form.handleSubmit((values) => call.mutate(values))}
      busy={call.isPending}
      leaveLabel="Cancel"
      submitLabel={confirmLabel}
      danger={danger}
      error={call.isError && Object.keys(errors).length === 0 && call.error.message}
    >
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
    </FormDialog>
  );
}

function wrongFieldOf(error: Error): keyof StaffProof | null {
  const code = error instanceof ApiError ? error.reply?.code : undefined;
  if (code === 'PASSWORD_WRONG') return 'password';
  return code === 'SECOND_FACTOR_WRONG' ? 'code' : null;
}
