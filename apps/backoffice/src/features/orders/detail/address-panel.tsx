import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import { Button } from '@ilaneer/ui/buttons/button';
import { useState } from 'react';
import { Panel } from '../../../parts/frame/panel.tsx';
import { useMay } from '../../../session/permission.ts';
import { AddressDialog } from './address-dialog.tsx';
import type { OrderActs } from './use-order.ts';

/** Where the order goes, and by whom. */
export function AddressPanel({ order, acts }: { order: StaffOrderView; acts: OrderActs }) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { address, business, state, canEditAddress } = order;
  return (
    <Panel
      title="Delivery"
      actions={
        canEditAddress &&
        may('orders.edit') && (
          <Button variant="quiet" size="sm" className="-mr-4" onClick={() => setOpen(true)}>
            Edit address
          </Button>
        )
      }
    >
      <address className="text-sm not-italic">
        <strong>{address.fullName}</strong>
        <br />
        {address.addressLine1}
        {address.addressLine2 !== '' && (
          <>
            <br />
            {address.addressLine2}
          </>
        )}
        <br />
        {address.city}, {address.state} {address.zipCode}
        <br />
        {address.phone}
        {address.email !== null && (
          <>
            <br />
            {address.email}
          </>
        )}
      </address>
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
      {state.courier !== null && (
        <p className="mt-2 border-line border-t pt-2 text-sm">
          {state.courier} <span className="break-all tabular-nums">{state.trackingNumber}</span>
        </p>
      )}
      {isOpen && <AddressDialog order={order} acts={acts} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
