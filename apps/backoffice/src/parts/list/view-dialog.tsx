import { clearOnEdit, showRefusal } from '@ilaneer/client/form';
import type { changeView, SavedView, saveView } from '@ilaneer/contract/staff/saved-views';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { request } from '../../session/staff-api.ts';
import { FormDialog } from '../act/form-dialog.tsx';
import { ifMatch } from '../act/if-match.ts';

export type ViewDialogState =
  | { readonly does: 'save'; readonly list: string; readonly address: string }
  | { readonly does: 'rename'; readonly view: SavedView };

type ViewDialogProps = {
  dialog: ViewDialogState | null;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
};

export function ViewDialog({ dialog, ...rest }: ViewDialogProps) {
  return dialog && <OpenViewDialog dialog={dialog} {...rest} />;
}

type Values = { name: string };

function OpenViewDialog({ dialog, onClose, onSaved }: ViewDialogProps & { dialog: ViewDialogState }) {
  const form = useForm<Values>({ defaultValues: { name: dialog.does === 'save' ? '' : dialog.view.name } });
  const save = useMutation({
    mutationFn: (values: Values) => send(dialog, values.name),
    onSuccess: async () => {
      await onSaved();
      onClose();
    },
    onError: (error) => showRefusal(form, ['name'], error),
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={dialog.does === 'save' ? 'Save this view' : 'Rename the view'}
      description="Saves search, filters and sort order. Only you can see it."
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
      busy={save.isPending}
      leaveLabel="Cancel"
      leaveVariant="secondary"
      submitLabel="Save"
      error={save.isError && errors.name === undefined && save.error.message}
    >
      <TextField
        label="Name"
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name', { ...clearOnEdit(form, save), required: 'Name is required' })}
      />
    </FormDialog>
  );
}

async function send(dialog: ViewDialogState, name: string): Promise<void> {
  if (dialog.does === 'save') {
    const body = { list: dialog.list, name, address: dialog.address };
    await request<typeof saveView>('POST', '/staff/saved-views', { body });
    return;
  }
  await request<typeof changeView>('PATCH', '/staff/saved-views/:viewId', {
    params: { viewId: dialog.view.id },
    headers: ifMatch(dialog.view.version),
    body: { name },
  });
}
