import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import { Button } from '@ilaneer/ui/buttons/button';
import { useState } from 'react';
import { Panel } from '../../../parts/frame/panel.tsx';
import { useMay } from '../../../session/permission.ts';
import { AddressDialog } from './address-dialog.tsx';
import { BusinessDialog } from './business-dialog.tsx';
import type { OrderActs } from './use-order.ts';

/** Where the order goes, and by whom. */
export function AddressPanel({ order, acts }: { order: StaffOrderView; acts: OrderActs }) {
  const may = useMay();
  const [open, setOpen] = useState<'address' | 'business' | null>(null);
  const { address, business, state, canEditAddress, canEditBusiness } = order;
  const close = () => setOpen(null);
  return (
    <Panel
      title="Delivery"
      actions={
        canEditAddress &&
        may('orders.edit') && (
          <Button variant="quiet" size="sm" className="-mr-4" onClick={() => setOpen('address')}>
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
      {canEditBusiness && may('orders.edit') && (
        <Button variant="quiet" size="sm" className="-ml-4" onClick={() => setOpen('business')}>
          {business === null ? 'Bill to a business' : 'Correct the business'}
        </Button>
      )}
      {state.courier !== null && (
        <p className="mt-2 border-line border-t pt-2 text-sm">
          {state.courier} <span className="break-all tabular-nums">{state.trackingNumber}</span>
        </p>
      )}
      {open === 'address' && <AddressDialog order={order} acts={acts} onClose={close} />}
      {open === 'business' && <BusinessDialog order={order} acts={acts} onClose={close} />}
    </Panel>
  );
}
