import { clearOnEdit, showRefusal } from '@ilaneer/client/form';
import type { changeStaffPerson, StaffPersonView } from '@ilaneer/contract/staff/people/members';
import { nameProblem } from '@ilaneer/domain/account/validate-signup';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ConflictDialog } from '../../parts/act/conflict-dialog.tsx';
import { ifMatch } from '../../parts/act/if-match.ts';
import { useUndo } from '../../parts/act/undo.ts';
import { useUnsaved } from '../../parts/act/use-unsaved.ts';
import { useVersionedSave } from '../../parts/act/use-versioned-save.ts';
import { Panel } from '../../parts/frame/panel.tsx';
import { request } from '../../session/staff-api.ts';
import { useRolesToGive } from './use-roles.ts';

type Values = { name: string; roleId: string };

const valuesOf = ({ name, role }: StaffPersonView): Values => ({ name, roleId: role.id });

export function PersonForm({ person }: { person: StaffPersonView }) {
  const client = useQueryClient();
  const undo = useUndo();
  const roles = useRolesToGive();
  const form = useForm<Values>({ defaultValues: valuesOf(person) });
  useUnsaved(form.formState.isDirty, 'this member');
  // Base for conflicts.
  const [base, setBase] = useState(person);

  async function save(body: Values, version: number): Promise<StaffPersonView> {
    const { person: changed } = await request<typeof changeStaffPerson>('PATCH', '/staff/members/:memberId', {
      params: { memberId: person.id },
      body,
      headers: ifMatch(version),
    });
    return changed;
  }

  function take(view: StaffPersonView): void {
    setBase(view);
    form.reset(valuesOf(view));
    client.setQueryData(['staff member', view.id], { success: true, person: view });
    void client.invalidateQueries({ queryKey: ['staff member', 'list'] });
  }

  const { submit, conflict } = useVersionedSave<StaffPersonView, Values>({
    valuesOf,
    save,
    onSaved: (view, how) => {
      const before = valuesOf(base);
      take(view);
      if (how === 'saved') undo('Member changed', async () => take(await save(before, view.version)));
    },
  });
  const change = useMutation({
    mutationFn: (values: Values) => submit(values, base),
    onError: (error) => showRefusal(form, ['name', 'roleId'], error),
  });
  const { errors, isDirty } = form.formState;
  const edit = clearOnEdit(form, change);
  const canGiveRole = !person.isYou && roles.some(({ id }) => id === base.role.id);

  return (
    <Panel title="Name and role">
      <form
        noValidate
        className="grid gap-4 pt-1 sm:grid-cols-2"
        onSubmit={form.handleSubmit((values) => change.mutate(values))}
      >
        {change.isError && Object.keys(errors).length === 0 && (
          <Notice tone="error" className="sm:col-span-2">
            {change.error.message}
          </Notice>
        )}
        <TextField
          label="Name"
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name', { ...edit, validate: (name) => nameProblem(name) ?? true })}
        />
        {canGiveRole ? (
          <SelectField
            label="Role"
            error={errors.roleId?.message}
            {...form.register('roleId', { ...edit, required: 'Please choose a role' })}
          >
            {roles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField label="Role" value={base.role.name} readOnly />
        )}
        <div className="sm:col-span-2">
          <Button type="submit" disabled={!isDirty} busy={change.isPending}>
            Save
          </Button>
        </div>
      </form>
      <ConflictDialog
        conflict={conflict}
        thing="this member"
        labels={{ name: 'Name', roleId: 'Role' }}
        show={(field, value) =>
          field === 'roleId' ? (roles.find(({ id }) => id === value)?.name ?? 'Another role') : String(value)
        }
      />
    </Panel>
  );
}
