import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import { Button } from '@ilaneer/ui/buttons/button';
import { useState } from 'react';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { Panel } from '../../../parts/frame/panel.tsx';
import { ADDRESS_FIELDS, AddressDialog, type AddressField } from '../../../parts/order/address-dialog.tsx';
import type { OrderActs } from '../../../parts/order/use-order.ts';
import { UnprintableNotice } from '../../../parts/print/unprintable-notice.tsx';
import { useMay } from '../../../session/permission.ts';
import { BusinessDialog } from './business-dialog.tsx';

export function AddressPanel({ order, acts }: { order: StaffOrderView; acts: OrderActs }) {
  const may = useMay();
  const [open, setOpen] = useState<AddressField | 'business' | null>(null);
  const { address, business, billTo, state, canEditBusiness } = order;
  const canEdit = order.canEditAddress && may('orders.edit');
  const edit = () => setOpen('addressLine1');
  const close = () => setOpen(null);
  usePageActions(canEdit ? [{ label: 'Edit address', icon: 'pencil', keys: 'w', run: edit }] : []);
  return (
    <Panel
      title="Delivery"
      actions={
        canEdit && (
          <Button variant="quiet" size="sm" className="-mr-4" onClick={edit}>
            Edit address
          </Button>
        )
      }
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above does the same, and this text can be copied */}
      <address
        className={`text-sm not-italic ${canEdit ? 'cursor-text' : ''}`}
        onClick={({ target }) => {
          const line = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
          const field = ADDRESS_FIELDS.find((name) => name === line?.dataset.field);
          const isMarking = window.getSelection()?.isCollapsed === false;
          if (canEdit && field !== undefined && !isMarking) setOpen(field);
        }}
      >
        <strong className="block" data-field="fullName">
          {address.fullName}
        </strong>
        <span className="block" data-field="addressLine1">
          {address.addressLine1}
        </span>
        {address.addressLine2 !== '' && (
          <span className="block" data-field="addressLine2">
            {address.addressLine2}
          </span>
        )}
        <span className="block">
          <span data-field="city">{address.city}</span>, <span data-field="state">{address.state}</span>{' '}
          <span data-field="zipCode">{address.zipCode}</span>
        </span>
        <span className="block" data-field="phone">
          {address.phone}
        </span>
        {address.email !== null && <span className="block">{address.email}</span>}
      </address>
      {order.deliveryMethod !== undefined && (
        <p className="mt-3 text-sm">
          By <strong className="font-semibold">{order.deliveryMethod}</strong>
        </p>
      )}
      <UnprintableNotice letters={order.unprintable} />
      {business !== null && (
        <p className="mt-2 border-line border-t pt-2 text-sm">
          <span className="text-palm-soft">Billed to</span> <strong>{business.legalName}</strong>
          <br />
          GSTIN <span className="break-all tabular-nums">{business.gstin}</span>
          <br />
          {[business.addressLine1, business.addressLine2, `${business.city} ${business.pinCode}`.trim()]
            .filter((part) => part !== '')
            .join(', ')}
          , {business.state}
        </p>
      )}
      {business === null && billTo !== null && (
        <p className="mt-2 border-line border-t pt-2 text-sm">
          <span className="text-palm-soft">A gift, billed to</span> <strong>{billTo.fullName}</strong>
          <br />
          {[billTo.addressLine1, billTo.addressLine2, `${billTo.city} ${billTo.pinCode}`.trim()]
            .filter((part) => part !== '')
            .join(', ')}
          , {billTo.state}
          <br />
          {billTo.phone}
        </p>
      )}
      {canEditBusiness && may('orders.edit') && (
        <Button variant="quiet" size="sm" className="-ml-4" onClick={() => setOpen('business')}>
          {business === null ? 'Bill to a business' : 'Edit business details'}
        </Button>
      )}
      {state.courier !== null && (
        <p className="mt-2 border-line border-t pt-2 text-sm">
          {state.courier} <span className="break-all tabular-nums">{state.trackingNumber}</span>
        </p>
      )}
      {open === 'business' && <BusinessDialog order={order} acts={acts} onClose={close} />}
      {open !== null && open !== 'business' && (
        <AddressDialog order={order} at={open} acts={acts} onClose={close} />
      )}
    </Panel>
  );
}
