import type { OrderState } from '@ilaneer/contract/staff/orders/order-state';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useState } from 'react';
import { ConflictDialog } from '../../../parts/act/conflict-dialog.tsx';
import { useUndo } from '../../../parts/act/undo.ts';
import { useVersionedSave } from '../../../parts/act/use-versioned-save.ts';
import { Panel } from '../../../parts/frame/panel.tsx';
import type { OrderActs } from '../../../parts/order/use-order.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { useMay } from '../../../session/permission.ts';

export function TagsPanel({ state, acts }: { state: OrderState; acts: OrderActs }) {
  const may = useMay();
  const undo = useUndo();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { submit, conflict } = useVersionedSave<OrderState, { tags: string }>({
    valuesOf: ({ tags }) => ({ tags: tags.join(', ') }),
    save: ({ tags }, version) => acts.tag(version, tags.split(',')),
    onSaved: (saved, how) => {
      setTyped(null);
      const before = state.tags;
      if (how === 'saved')
        undo(`Tags of ${saved.orderNumber} changed`, () => acts.tag(saved.version, before));
    },
  });

  async function save() {
    setProblem(null);
    try {
      await submit({ tags: typed ?? '' }, state);
    } catch (error) {
      setProblem(refusalText(error));
    }
  }

  return (
    <Panel
      title="Tags"
      actions={
        may('orders.edit') &&
        typed === null && (
          <Button variant="quiet" size="sm" className="-mr-4" onClick={() => setTyped(state.tags.join(', '))}>
            Edit tags
          </Button>
        )
      }
    >
      {typed === null ? (
        <p className="flex flex-wrap gap-1.5 text-sm">
          {state.tags.length === 0 && <span className="text-palm-soft">None</span>}
          {state.tags.map((tag) => (
            <Badge key={tag} icon="tag">
              {tag}
            </Badge>
          ))}
        </p>
      ) : (
        <form
          noValidate
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <TextField
            label="Tags, separated by commas"
            value={typed}
            autoFocus
            error={problem ?? undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className="flex gap-2">
            <Button type="submit" size="sm">
              Save tags
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setTyped(null)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
      <ConflictDialog conflict={conflict} thing="this order" labels={{ tags: 'Tags' }} />
    </Panel>
  );
}
