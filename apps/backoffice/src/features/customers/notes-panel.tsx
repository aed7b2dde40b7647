import type {
  addCustomerNote,
  CustomerView,
  deleteCustomerNote,
} from '@ilaneer/contract/staff/customers/customers';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirm } from '../../parts/act/confirm.tsx';
import { useUnsaved } from '../../parts/act/use-unsaved.ts';
import { Panel } from '../../parts/frame/panel.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { When } from '../../parts/words/when.tsx';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';

export function NotesPanel({ customer: { id: customerId, notes } }: { customer: CustomerView }) {
  const may = useMay();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const { show } = useToast();
  // The key makes a repeated note idempotent.
  const [{ text: typed, key }, setNote] = useState({ text: '', key: '' });
  const setTyped = (text: string) => setNote({ text, key: crypto.randomUUID() });
  const readAgain = () => queries.invalidateQueries({ queryKey: ['customer', customerId] });
  const add = useMutation({
    mutationFn: () =>
      request<typeof addCustomerNote>('POST', '/staff/customers/:customerId/notes', {
        params: { customerId },
        headers: { 'idempotency-key': key },
        body: { text: typed },
      }),
    onSuccess: async () => {
      setTyped('');
      await readAgain();
    },
  });
  const remove = useMutation({
    mutationFn: (noteId: string) =>
      request<typeof deleteCustomerNote>('DELETE', '/staff/customers/:customerId/notes/:noteId', {
        params: { customerId, noteId },
      }),
    onError: (error) => show({ text: refusalText(error), tone: 'error' }),
    onSettled: readAgain,
  });
  useUnsaved(typed.trim() !== '', 'the note');
  const ask = async (noteId: string) => {
    const isSure = await confirm({ title: 'Delete this note?', confirmLabel: 'Delete', danger: true });
    if (isSure) remove.mutate(noteId);
  };
  return (
    <Panel title="Notes">
      <form
        noValidate
        className="mb-4 grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '' && !add.isPending) add.mutate();
        }}
      >
        <TextAreaField
          label="Add a note"
          hint="For staff. The customer's own data download has it too."
          rows={2}
          value={typed}
          error={add.isError ? refusalText(add.error) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <Button type="submit" variant="secondary" size="sm" busy={add.isPending}>
            Add note
          </Button>
        </div>
      </form>
      <ul className="divide-y divide-line text-sm">
        {notes.map(({ id, text, who, at }) => (
          <li key={id} className="flex items-start justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              <p className="text-palm-soft">
                {who}, <When at={at} inside />
              </p>
            </div>
            {may('customers.write') && (
              <Button
                variant="quiet"
                size="sm"
                busy={remove.isPending && remove.variables === id}
                onClick={() => void ask(id)}
              >
                Delete
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
