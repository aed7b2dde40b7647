import { clearOnEdit, showRefusal } from '@ilaneer/client/form';
import type { changeView, SavedView, saveView } from '@ilaneer/contract/staff/saved-views';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { request } from '../../session/staff-api.ts';
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
  const id = useId();
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
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      locked={save.isPending}
      size="sm"
      title={dialog.does === 'save' ? 'Save this view' : 'Rename the view'}
      description="Saves search, filters and sort order. Only you can see it."
      footer={
        <>
          <Button variant="secondary" disabled={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit((values) => save.mutate(values))}
      >
        {save.isError && errors.name === undefined && <Notice tone="error">{save.error.message}</Notice>}
        <TextField
          label="Name"
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name', { ...clearOnEdit(form, save), required: 'Name is required' })}
        />
      </form>
    </Dialog>
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
