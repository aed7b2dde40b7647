import { clearOnEdit, showRefusal } from '@ilaneer/client/form';
import type { changeStaffPassword } from '@ilaneer/contract/staff/people/session';
import { staffPasswordProblem } from '@ilaneer/domain/staff/staff-password';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { PasswordField } from '@ilaneer/ui/fields/password-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Panel } from '../../parts/frame/panel.tsx';
import { request } from '../../session/staff-api.ts';

type Values = { currentPassword: string; code: string; newPassword: string };

const EMPTY: Values = { currentPassword: '', code: '', newPassword: '' };

/** STAFF-10. */
export function OwnPassword() {
  const client = useQueryClient();
  const form = useForm<Values>({ defaultValues: EMPTY });
  const change = useMutation({
    mutationFn: (body: Values) => request<typeof changeStaffPassword>('POST', '/staff/password', { body }),
    onSuccess: () => {
      form.reset(EMPTY);
      void client.invalidateQueries({ queryKey: ['own account'] });
    },
    onError: (error) => showRefusal(form, ['currentPassword', 'newPassword', 'code'], error),
  });
  const { errors } = form.formState;
  const edit = clearOnEdit(form, change);
  return (
    <Panel title="Password">
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((values) => change.mutate(values))}>
        {change.isSuccess && (
          <Notice tone="success">Your password is changed. You are signed out everywhere else.</Notice>
        )}
        {change.isError && Object.keys(errors).length === 0 && (
          <Notice tone="error">{change.error.message}</Notice>
        )}
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword', { ...edit, required: 'Current password is required' })}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 10 characters"
          error={errors.newPassword?.message}
          {...form.register('newPassword', {
            ...edit,
            validate: (password) => staffPasswordProblem(password) ?? true,
          })}
        />
        <TextField
          label="Code"
          hint="Of your authenticator app, or a recovery code"
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...form.register('code', { ...edit, required: 'Code is required' })}
        />
        <Button type="submit" variant="secondary" busy={change.isPending}>
          Change password
        </Button>
      </form>
    </Panel>
  );
}
