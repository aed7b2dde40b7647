import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { formatDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { courierLink } from '@ilaneer/domain/order/shipment';
import { scannedWords } from '@ilaneer/domain/parcel/dispatch-gate';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Figure } from '@ilaneer/ui/text/figure';
import { useState } from 'react';
import { Link } from 'react-router';
import { TextDialog } from '../../../parts/act/text-dialog.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { AttemptList } from '../../../parts/parcel/attempt-list.tsx';
import { eWayBillWords } from '../../../parts/parcel/e-way-bill.tsx';
import { MoveButton } from '../../../parts/parcel/move-dialog.tsx';
import type { ParcelMoveBody } from '../../../parts/parcel/parcel-calls.ts';
import { ParcelClaim } from '../../../parts/parcel/parcel-claim.tsx';
import { ParcelMoves } from '../../../parts/parcel/parcel-moves.tsx';
import { ParcelStateBadge, parcelStateWords } from '../../../parts/words/parcel-state.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { ShipDialog } from '../ship-dialog.tsx';
import { openDocument, type ParcelActs, useParcelActs, useParcels } from './use-parcels.ts';

export function ParcelsPanel({ orderId }: { orderId: string }) {
  const parcels = useParcels(orderId);
  const acts = useParcelActs();
  const may = useMay();
  if (parcels.data === undefined || parcels.data.length === 0) return null;
  const canPack = parcels.data.some(({ state }) => state === 'waiting' || state === 'packing');
  return (
    <Panel
      title={parcels.data.length === 1 ? 'Parcel' : `${parcels.data.length} parcels`}
      flush
      actions={
        may('orders.fulfil') && (
          <ButtonLink
            variant="quiet"
            size="sm"
            className="-mr-4"
            render={<Link to={`/packing/orders/${orderId}`} />}
          >
            {canPack ? 'Pack, split or merge' : 'Open in packing'}
          </ButtonLink>
        )
      }
    >
      <ul>
        {parcels.data.map((parcel) => (
          <li key={parcel.id} className="grid gap-2 border-line border-t px-4 py-3 text-sm">
            <ParcelRow parcel={parcel} acts={acts} isOnly={parcel.parcels === 1} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type RowProps = {
  parcel: ParcelView;
  acts: ParcelActs;
  /** An order in one parcel is moved as a whole. */
  isOnly: boolean;
};

function ParcelRow({ parcel, acts, isOnly }: RowProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <strong>{parcel.number}</strong>
        <ParcelStateBadge {...parcel} />
        <Shipment parcel={parcel} />
        {parcel.eWayBill !== null && <span>{eWayBillWords(parcel.eWayBill)}</span>}
      </p>
      <ul>
        {parcel.lines.map((line) => (
          <li key={line.position}>
            <Figure>{line.quantity}</Figure> × <span>{lineName(line)}</span>
            {line.batches.length > 0 && (
              <span className="block pl-4 text-palm-soft">{line.batches.map(batchText).join('; ')}</span>
            )}
          </li>
        ))}
      </ul>
      <History parcel={parcel} />
      <AttemptList parcel={parcel} />
      {parcel.state !== 'cancelled' && <ParcelButtons parcel={parcel} acts={acts} isOnly={isOnly} />}
    </>
  );
}

function batchText({ code, bestBefore, quantity }: ParcelView['lines'][number]['batches'][number]): string {
  return `${quantity} of batch ${code}, best before ${formatDay(startOfIndiaDay(bestBefore))}`;
}

function Shipment({ parcel: { courier, trackingNumber, number } }: { parcel: ParcelView }) {
  if (courier === null) return null;
  const link = courierLink(courier, trackingNumber);
  return (
    <span>
      {courier}{' '}
      {link === null ? (
        trackingNumber
      ) : (
        <a href={link} target="_blank" rel="noopener noreferrer" className="font-medium underline">
          {trackingNumber}
          <span className="sr-only"> of {number} at its courier, in a new tab</span>
        </a>
      )}
    </span>
  );
}

function History({ parcel }: { parcel: ParcelView }) {
  const { packedAt, packedBy, shippedAt, deliveredAt, events, weightGrams } = parcel;
  const steps = [
    packedAt === null
      ? null
      : ([packedBy === null ? 'Packed' : `Packed by ${packedBy}`, packedAt, ''] as const),
    shippedAt === null ? null : (['Shipped', shippedAt, unscannedWords(parcel)] as const),
    ...events.map((event) => [eventWords(event), event.at, contradictionWords(event)] as const),
    deliveredAt === null || events.some(({ kind }) => kind === 'delivered')
      ? null
      : (['Delivered', deliveredAt, ''] as const),
  ].filter((step) => step !== null);
  if (steps.length === 0) return null;
  return (
    <p className="text-palm-soft">
      {steps.map(([what, at, but], index) => (
        <span key={`${what} ${at}`}>
          {index > 0 && ' · '}
          {what} <When at={at} inside />
          {but}
        </span>
      ))}
      {weightGrams !== null && ` · ${weightGrams} g`}
    </p>
  );
}

function eventWords({ kind, source, code, reason }: ParcelView['events'][number]): string {
  const why = reason === null ? '' : `: ${reason}`;
  return source === 'courier' ? `Courier: ${code}` : `${parcelStateWords(kind)}${why}`;
}

function contradictionWords({ contradicts }: ParcelView['events'][number]): string {
  return contradicts ? ', against the end of this parcel: please check' : '';
}

/** Unscanned lines count as not packed. */
function unscannedWords({ packedAt, lines }: ParcelView): string {
  const scanned = lines.reduce((sum, { packed }) => sum + packed, 0);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return packedAt === null && scanned < units ? `, ${scannedWords({ scanned, units })}` : '';
}

const DOCUMENTS = [
  ['label', 'Label'],
  ['slip', 'Slip'],
  ['invoice', 'Invoice'],
] as const;

function ParcelButtons({ parcel, acts, isOnly }: RowProps) {
  const may = useMay();
  const { show } = useToast();
  const [open, setOpen] = useState<'ship' | 'reopen' | null>(null);
  if (!may('orders.fulfil')) return null;
  const { number, allowed, interruption } = parcel;
  const close = () => setOpen(null);
  const say = (text: string) => show({ text, tone: 'success', polite: true });

  async function run(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      show({ text: refusalText(error), tone: 'error' });
      await acts.readAgain();
    }
  }

  const move = (body: ParcelMoveBody) => acts.move(parcel, body);

  return (
    <div className="flex flex-wrap gap-2">
      {!isOnly && allowed.includes('ship') && interruption === null && (
        <Button size="sm" variant="secondary" onClick={() => setOpen('ship')}>
          Ship {number}
        </Button>
      )}
      {!isOnly && allowed.includes('in-transit') && (
        <MoveButton parcel={parcel} move="in-transit" onMove={move}>
          {number} is on its way
        </MoveButton>
      )}
      {!isOnly && allowed.includes('deliver') && (
        <MoveButton parcel={parcel} move="deliver" onMove={move}>
          {number} is delivered
        </MoveButton>
      )}
      <ParcelMoves
        parcel={parcel}
        isWhole={isOnly}
        onMove={move}
        onInspect={(restock) => acts.inspect(parcel, restock)}
      />
      <ParcelClaim parcel={parcel} />
      {allowed.includes('reopen') && (
        <Button size="sm" variant="quiet" onClick={() => setOpen('reopen')}>
          Reopen
        </Button>
      )}
      {DOCUMENTS.filter(([kind]) => kind !== 'invoice' || parcel.shippedAt !== null).map(([kind, label]) => (
        <Button
          key={kind}
          size="sm"
          variant="secondary"
          onClick={() => void run(() => openDocument(parcel, kind))}
        >
          {label}
          <span className="sr-only"> of {number} as PDF</span>
        </Button>
      ))}
      {open === 'ship' && (
        <ShipDialog
          what={`parcel ${number}`}
          dispatch={null}
          lacksEWayBill={parcel.needsEWayBill && parcel.eWayBill === null ? parcel.orderId : null}
          onClose={close}
          onShip={async (shipment) => {
            await acts.ship(parcel, shipment);
            say(`${number} is shipped`);
          }}
        />
      )}
      {open === 'reopen' && (
        <TextDialog
          long
          onClose={close}
          title={`Reopen parcel ${number}`}
          text="The person who reopens a parcel continues packing it."
          confirmLabel="Reopen"
          onConfirm={(reason) => acts.reopen(parcel, reason)}
        />
      )}
    </div>
  );
}
