import { clearOnEdit, showRefusal } from '@ilaneer/client/form';
import type { changeRole, createRole, deleteRole, RoleView } from '@ilaneer/contract/staff/people/roles';
import type { Permission } from '@ilaneer/domain/staff/permission';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useConfirm } from '../../parts/act/confirm.tsx';
import { ConflictDialog } from '../../parts/act/conflict-dialog.tsx';
import { ifMatch } from '../../parts/act/if-match.ts';
import { useUnsaved } from '../../parts/act/use-unsaved.ts';
import { useVersionedSave } from '../../parts/act/use-versioned-save.ts';
import { Panel } from '../../parts/frame/panel.tsx';
import { PERMISSION_GROUPS, PERMISSION_WORDS } from '../../parts/words/permission-words.ts';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';

type Values = { name: string; permissions: Permission[] };

const valuesOf = (role: RoleView | null): Values => ({
  name: role?.name ?? '',
  permissions: role?.permissions ?? [],
});

/** STAFF-2. */
export function RoleForm({ known: role }: { known: RoleView | null }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const may = useMay();
  const { show } = useToast();
  const [base, setBase] = useState(role);
  const form = useForm<Values>({ defaultValues: valuesOf(role) });
  const saved = useUnsaved(form.formState.isDirty, 'this role');
  const isFixed = role?.isOwner === true || (role?.permissions ?? []).some((one) => !may(one));

  function done(text: string): void {
    void client.invalidateQueries({ queryKey: ['role'] });
    show({ text, tone: 'success', polite: true });
  }

  const { submit, conflict } = useVersionedSave<RoleView, Values>({
    valuesOf,
    save: async (body, version) => {
      const headers = ifMatch(version);
      const changed = await request<typeof changeRole>('PUT', '/staff/roles/:roleId', {
        params: { roleId: role?.id ?? '' },
        body,
        headers,
      });
      return changed.role;
    },
    onSaved: (view, how) => {
      setBase(view);
      form.reset(valuesOf(view));
      done(how === 'saved' ? 'The role is saved.' : 'The current version is shown.');
    },
  });
  const save = useMutation({
    mutationFn: async (values: Values) => {
      if (base !== null) return void (await submit(values, base));
      const made = await request<typeof createRole>('POST', '/staff/roles', { body: values });
      done(`The role ${made.role.name} is created.`);
      saved();
      void navigate('/roles');
    },
    onError: (error) => showRefusal(form, ['name'], error),
  });
  const remove = useMutation({
    mutationFn: ({ id, version }: RoleView) =>
      request<typeof deleteRole>('DELETE', '/staff/roles/:roleId', {
        params: { roleId: id },
        headers: ifMatch(version),
      }),
    onSuccess: () => {
      done('The role is deleted.');
      saved();
      void navigate('/roles');
    },
  });

  async function askToDelete(gone: RoleView): Promise<void> {
    const question = { title: `Delete the role ${gone.name}?`, confirmLabel: 'Delete', danger: true };
    if (await confirm(question)) remove.mutate(gone);
  }

  const { errors, isDirty } = form.formState;
  const failed = errors.name === undefined ? (save.error ?? remove.error) : null;
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((values) => save.mutate(values))}>
      {failed && <Notice tone="error">{failed.message}</Notice>}
      {isFixed && role?.isOwner !== true && (
        <p className="text-sm">This role has permissions that yours does not have, so you can't change it.</p>
      )}
      <TextField
        label="Name of the role"
        className="max-w-sm"
        readOnly={isFixed}
        error={errors.name?.message}
        {...form.register('name', {
          ...clearOnEdit(form, save),
          required: 'Name is required',
          maxLength: 60,
        })}
      />
      <div className="grid gap-4 lg:grid-cols-2">
        {PERMISSION_GROUPS.map(([group, permissions]) => (
          <Panel key={group} title={group}>
            {permissions.map((permission) => (
              <CheckboxField
                key={permission}
                label={PERMISSION_WORDS[permission].label}
                hint={PERMISSION_WORDS[permission].means}
                value={permission}
                disabled={isFixed || !may(permission)}
                {...form.register('permissions')}
              />
            ))}
          </Panel>
        ))}
      </div>
      {!isFixed && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={!isDirty} busy={save.isPending}>
            {role === null ? 'Create the role' : 'Save'}
          </Button>
          {base !== null && base.members === 0 && (
            <Button variant="danger" busy={remove.isPending} onClick={() => void askToDelete(base)}>
              Delete
            </Button>
          )}
        </div>
      )}
      <ConflictDialog
        conflict={conflict}
        thing="this role"
        labels={{ name: 'Name', permissions: 'Permissions' }}
        show={(_, value) =>
          Array.isArray(value)
            ? value.map((one: Permission) => PERMISSION_WORDS[one].label).join(', ')
            : String(value)
        }
      />
    </form>
  );
}
