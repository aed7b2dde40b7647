import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import { Button } from '@ilaneer/ui/buttons/button';
import { useState } from 'react';
import { focusTitle } from '../../../parts/frame/focus-title.ts';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { useMay } from '../../../session/permission.ts';
import { LinesEditor } from './lines-editor.tsx';
import { LinesPanel } from './lines-panel.tsx';

export function OrderLines({ order }: { order: StaffOrderView }) {
  const may = useMay();
  const [isEditing, setEditing] = useState(false);
  const canEdit = order.linesClosed === null && may('orders.edit');
  const edit = () => setEditing(true);
  usePageActions(
    canEdit && !isEditing ? [{ label: 'Change the items', keys: 'e', needs: 'orders.edit', run: edit }] : [],
  );
  const close = () => {
    // The field that has the focus goes with the editor.
    focusTitle();
    setEditing(false);
  };
  if (isEditing) return <LinesEditor order={order} onClose={close} />;
  return (
    <LinesPanel
      order={order}
      actions={
        canEdit ? (
          <Button variant="quiet" size="sm" className="-mr-4" onClick={edit}>
            Change items
          </Button>
        ) : (
          may('orders.edit') &&
          order.linesClosed === 'packed' && (
            <span className="text-palm-soft text-sm">Packed: reopen the parcel to change the items</span>
          )
        )
      }
    />
  );
}
