import type { deleteView, listSavedViews, SavedView, saveView } from '@ilaneer/contract/staff/saved-views';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { Menu } from '@ilaneer/ui/layers/menu';
import { useToast } from '@ilaneer/ui/layers/toast';
import { cx } from '@ilaneer/ui/text/cx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../session/staff-api.ts';
import { ifMatch } from '../act/if-match.ts';
import { useUndo } from '../act/undo.ts';
import { refusalText } from '../words/refusal-text.ts';
import { type Filters, isNarrowed, writeListState } from './list-state.ts';
import type { ListControl } from './use-list-state.ts';
import { ViewDialog, type ViewDialogState } from './view-dialog.tsx';

type SavedViewsProps<F extends Filters, Sort extends string> = { name: string; list: ListControl<F, Sort> };

export function SavedViews<F extends Filters, Sort extends string>({ name, list }: SavedViewsProps<F, Sort>) {
  const client = useQueryClient();
  const undo = useUndo();
  const { show } = useToast();
  const [dialog, setDialog] = useState<ViewDialogState | null>(null);
  const key = ['saved view', name];
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      request<typeof listSavedViews>('GET', '/staff/saved-views', { query: { list: name }, signal }),
    staleTime: 60_000,
  });
  const views = data?.views ?? [];
  const address = writeListState(list.spec, { ...list.state, after: null }).toString();
  const current = views.find((view) => view.address === address);
  const narrowed = isNarrowed(list.spec, list.state) || list.state.sort !== list.spec.sorts[0];
  if (views.length === 0 && !narrowed) return null;

  const renew = () => client.invalidateQueries({ queryKey: key });

  async function remove({ id, name: called, address: kept, version }: SavedView): Promise<void> {
    try {
      await request<typeof deleteView>('DELETE', '/staff/saved-views/:viewId', {
        params: { viewId: id },
        headers: ifMatch(version),
      });
    } catch (error) {
      return void show({ text: refusalText(error), tone: 'error' });
    } finally {
      await renew();
    }
    undo(`View '${called}' deleted`, async () => {
      const body = { list: name, name: called, address: kept };
      await request<typeof saveView>('POST', '/staff/saved-views', { body });
      await renew();
    });
  }

  return (
    <nav aria-label="Saved views" className="-mt-1 flex flex-wrap items-center gap-1 pb-2">
      <ViewButton isCurrent={address === ''} onClick={() => list.show('')}>
        All
      </ViewButton>
      {views.map((view) => (
        <span key={view.id} className="inline-flex items-center">
          <ViewButton isCurrent={view === current} onClick={() => list.show(view.address)}>
            {view.name}
          </ViewButton>
          {view === current && (
            <Menu
              align="start"
              trigger={<IconButton icon="chevron-down" label={`View '${view.name}'`} />}
              groups={[
                [
                  { label: 'Rename', icon: 'pencil', onSelect: () => setDialog({ does: 'rename', view }) },
                  { label: 'Delete', icon: 'trash', danger: true, onSelect: () => void remove(view) },
                ],
              ]}
            />
          )}
        </span>
      ))}
      {narrowed && current === undefined && (
        <button
          type="button"
          onClick={() => setDialog({ does: 'save', list: name, address })}
          className="min-h-8 rounded-sm px-2.5 font-medium text-leaf-dark text-sm hover:bg-leaf-tint pointer-coarse:min-h-touch"
        >
          Save this view
        </button>
      )}
      <ViewDialog dialog={dialog} onClose={() => setDialog(null)} onSaved={renew} />
    </nav>
  );
}

type ViewButtonProps = { isCurrent: boolean; onClick: () => void; children: string };

function ViewButton({ isCurrent, onClick, children }: ViewButtonProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={onClick}
      className={cx(
        'min-h-8 max-w-60 truncate rounded-sm px-2.5 font-medium text-sm pointer-coarse:min-h-touch',
        isCurrent ? 'bg-chosen' : 'text-palm-soft hover:bg-leaf-tint hover:text-palm',
      )}
    >
      {children}
    </button>
  );
}
