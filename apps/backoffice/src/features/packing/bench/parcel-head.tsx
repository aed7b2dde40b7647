import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { EWayBillNotice, eWayBillWords } from '../../../parts/parcel/e-way-bill.tsx';
import { UnprintableNotice } from '../../../parts/print/unprintable-notice.tsx';
import { CameraButton } from '../../../parts/scanner/camera-panel.tsx';
import { toggleMuted, useMuted } from '../../../parts/scanner/sounds.ts';
import { Money } from '../../../parts/words/money.tsx';
import { ParcelStateBadge } from '../../../parts/words/parcel-state.tsx';

export function ParcelHead({ parcel }: { parcel: ParcelView }) {
  const muted = useMuted();
  const { recipient, toCollect, parcels, needsEWayBill } = parcel;
  return (
    <>
      <PageHeader
        title={parcel.number}
        back={{ label: 'Packing', to: '/packing' }}
        state={
          <>
            <ParcelStateBadge state={parcel.state} claimedBy={null} />
            {parcels > 1 && <Badge tone="water">{`${parcels} parcels in this order`}</Badge>}
            {needsEWayBill && parcel.eWayBill !== null && (
              <Badge tone="water">{eWayBillWords(parcel.eWayBill)}</Badge>
            )}
            {toCollect !== null && (
              <Badge tone="sun">
                Collect <Money rupees={toCollect} />
              </Badge>
            )}
          </>
        }
        about={
          <span className="text-lg text-palm">
            {recipient.name}, {recipient.city}, {recipient.state} <strong>{recipient.pinCode}</strong>
          </span>
        }
        actions={
          <>
            <CameraButton />
            <button
              type="button"
              aria-pressed={muted}
              onClick={toggleMuted}
              className="min-h-touch rounded-sm px-3 text-palm-soft text-sm ring-1 ring-line-strong ring-inset hover:bg-leaf-tint aria-pressed:bg-sun aria-pressed:text-palm"
            >
              {muted ? 'Sound is off' : 'Sound is on'}
            </button>
          </>
        }
      />
      {needsEWayBill && parcel.eWayBill === null && (
        <EWayBillNotice orderId={parcel.orderId} className="mb-4" />
      )}
      <UnprintableNotice letters={parcel.unprintable} />
    </>
  );
}
