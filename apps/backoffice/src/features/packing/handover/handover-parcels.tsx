import type { HandoverParcelView } from '@ilaneer/contract/staff/parcels/handovers';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Money } from '../../../parts/words/money.tsx';

type HandoverParcelsProps = {
  parcels: readonly HandoverParcelView[];
  /** While the hand-over is open. */
  onTakeOut?: (parcelId: string) => void;
};

/** Latest scans first. */
export function HandoverParcels({ parcels, onTakeOut }: HandoverParcelsProps) {
  if (parcels.length === 0) return <p className="px-4 py-3 text-palm-soft">Nothing is scanned yet.</p>;
  return (
    <ul className="divide-y divide-line">
      {parcels.map(({ parcelId, number, trackingNumber, toCollect, result, refusal }) => (
        <li key={parcelId} className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
          <span className="min-w-0 flex-1">
            <strong className="font-semibold">{number}</strong>
            <span className="wrap-anywhere block text-palm-soft text-sm">
              {trackingNumber}
              {toCollect !== null && (
                <>
                  , to collect <Money rupees={toCollect} />
                </>
              )}
            </span>
            {refusal !== null && <span className="block text-hibiscus-dark text-sm">{refusal}</span>}
          </span>
          {result === 'handed over' && <Badge tone="leaf">Handed over</Badge>}
          {result === 'refused' && <Badge tone="hibiscus">Refused</Badge>}
          {onTakeOut !== undefined && (
            <Button size="sm" variant="quiet" onClick={() => onTakeOut(parcelId)}>
              Take out<span className="sr-only"> {number}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

export function parcelWords(count: number): string {
  return `${indianDigits(count)} ${count === 1 ? 'parcel' : 'parcels'}`;
}
