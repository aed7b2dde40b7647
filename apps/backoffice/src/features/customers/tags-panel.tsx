import type {
  addCustomerTag,
  CustomerView,
  removeCustomerTag,
} from '@ilaneer/contract/staff/customers/customers';
import { Button } from '@ilaneer/ui/buttons/button';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUndo } from '../../parts/act/undo.ts';
import { Panel } from '../../parts/frame/panel.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';

export function TagsPanel({ customer: { id: customerId, tags } }: { customer: CustomerView }) {
  const mayWrite = useMay()('customers.write');
  const undo = useUndo();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const readAgain = () => queries.invalidateQueries({ queryKey: ['customer'] });
  const give = async (tag: string) => {
    const path = '/staff/customers/:customerId/tags';
    await request<typeof addCustomerTag>('POST', path, { params: { customerId }, body: { tag } });
    await readAgain();
  };
  const takeOff = async (tag: string) => {
    const path = '/staff/customers/:customerId/tags/:tag';
    await request<typeof removeCustomerTag>('DELETE', path, { params: { customerId, tag } });
    await readAgain();
  };
  const add = useMutation({ mutationFn: give, onSuccess: () => setTyped('') });
  const remove = useMutation({
    mutationFn: takeOff,
    onSuccess: (_, tag) => undo(`Tag ${tag} taken off`, () => give(tag)),
  });
  const failed = add.error ?? remove.error;
  return (
    <Panel title="Tags">
      <p className="flex flex-wrap items-center gap-1.5 text-sm">
        {tags.length === 0 && <span className="text-palm-soft">None</span>}
        {tags.map((tag) => (
          <span key={tag} className="inline-flex items-center">
            <Badge icon="tag">{tag}</Badge>
            {mayWrite && (
              <IconButton icon="close" label={`Take off ${tag}`} onClick={() => remove.mutate(tag)} />
            )}
          </span>
        ))}
      </p>
      {mayWrite && (
        <form
          noValidate
          className="mt-3 flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '' && !add.isPending) add.mutate(typed);
          }}
        >
          <TextField
            label="Add a tag"
            autoComplete="off"
            className="min-w-0 flex-1"
            value={typed}
            error={failed === null ? undefined : refusalText(failed)}
            onChange={(event) => {
              setTyped(event.target.value);
              add.reset();
              remove.reset();
            }}
          />
          <Button type="submit" variant="secondary" size="sm" busy={add.isPending}>
            Add
          </Button>
        </form>
      )}
    </Panel>
  );
}
