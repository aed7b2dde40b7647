import { clearOnEdit, showRefusal } from '@ilaneer/client/form';
import type { inviteStaff } from '@ilaneer/contract/staff/people/members';
import { emailProblem, nameProblem } from '@ilaneer/domain/account/validate-signup';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../parts/act/form-dialog.tsx';
import { request } from '../../session/staff-api.ts';
import { useRolesToGive } from './use-roles.ts';

type Values = { name: string; email: string; roleId: string };

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { show } = useToast();
  const roles = useRolesToGive();
  const form = useForm<Values>({ defaultValues: { name: '', email: '', roleId: '' } });
  const invite = useMutation({
    mutationFn: (body: Values) => request<typeof inviteStaff>('POST', '/staff/members', { body }),
    onSuccess: ({ person }) => {
      void client.invalidateQueries({ queryKey: ['staff member'] });
      show({ text: `${person.name} gets an email with a link.`, tone: 'success', polite: true });
      onClose();
    },
    onError: (error) => showRefusal(form, ['name', 'email', 'roleId'], error),
  });
  const { errors } = form.formState;
  const edit = clearOnEdit(form, invite);
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title="Invite a colleague"
      description="They get a link by email that works once, for seven days."
      onSubmit={form.handleSubmit((values) => invite.mutate(values))}
      busy={invite.isPending}
      leaveLabel="Cancel"
      submitLabel="Send the invitation"
      error={invite.isError && Object.keys(errors).length === 0 && invite.error.message}
    >
      <TextField
        label="Name"
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name', { ...edit, validate: (name) => nameProblem(name) ?? true })}
      />
      <TextField
        label="Email address"
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email', { ...edit, validate: (email) => emailProblem(email) ?? true })}
      />
      <SelectField
        label="Role"
        hint="The permissions of a role are listed under Roles. It can be changed at any time."
        error={errors.roleId?.message}
        {...form.register('roleId', { ...edit, required: 'Please choose a role' })}
      >
        <option value="">Choose a role</option>
        {roles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
