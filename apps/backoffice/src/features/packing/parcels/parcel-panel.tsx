import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type { mergeParcel, splitParcel } from '@ilaneer/contract/staff/parcels/parcels';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { useUndo } from '../../../parts/act/undo.ts';
import { Panel } from '../../../parts/frame/panel.tsx';
import { KeyHint } from '../../../parts/keys/key-hint.tsx';
import { AttemptList } from '../../../parts/parcel/attempt-list.tsx';
import { MoveButton } from '../../../parts/parcel/move-dialog.tsx';
import { inspectGoods, moveParcelTo, type ParcelMoveBody } from '../../../parts/parcel/parcel-calls.ts';
import { ParcelClaim } from '../../../parts/parcel/parcel-claim.tsx';
import { ParcelMoves } from '../../../parts/parcel/parcel-moves.tsx';
import { type PackingDocument, printParcels } from '../../../parts/print/print-parcels.ts';
import { ParcelStateBadge } from '../../../parts/words/parcel-state.tsx';
import { When } from '../../../parts/words/when.tsx';
import { useSession } from '../../../session/session.ts';
import { request } from '../../../session/staff-api.ts';
import { LineList } from '../bench/line-list.tsx';

type ParcelPanelProps = {
  parcel: ParcelView;
  canMerge: boolean;
  onPack: () => void;
  onSplit: () => void;
  onReopen: () => void;
  onAct: (work: () => Promise<unknown>) => void;
};

export function ParcelPanel({ parcel, canMerge, onPack, onSplit, onReopen, onAct }: ParcelPanelProps) {
  const session = useSession();
  const undo = useUndo();
  const client = useQueryClient();
  const isMine = 'member' in session && parcel.claimedBy?.id === session.member?.id;
  const units = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const seen = { params: { parcelId: parcel.id }, headers: ifMatch(parcel.version) };
  const splitParcelOff = async (
    { id, version }: ParcelView,
    lines: { position: number; quantity: number }[],
  ): Promise<void> => {
    const options = { params: { parcelId: id }, headers: ifMatch(version), body: { lines } };
    await request<typeof splitParcel>('POST', '/staff/parcels/:parcelId/split', options);
    await client.invalidateQueries({ queryKey: ['parcel'] });
  };
  const merge = async () => {
    const { parcels } = await request<typeof mergeParcel>('POST', '/staff/parcels/:parcelId/merge', seen);
    const [target, ...others] = parcels.filter(({ state }) => state === 'waiting');
    const lines = parcel.lines.map(({ position, quantity }) => ({ position, quantity }));
    if (target !== undefined && others.length === 0) {
      undo(`${parcel.number} is merged into ${target.number}`, () => splitParcelOff(target, lines));
    }
  };
  const print = (kinds: readonly PackingDocument[]) => () => printParcels({ parcelIds: [parcel.id] }, kinds);
  const move = async (body: ParcelMoveBody) => {
    await moveParcelTo(parcel, body);
    await client.invalidateQueries({ queryKey: ['parcel'] });
  };
  const isWaiting = parcel.state === 'waiting';
  const onBench = parcel.state === 'packed' || (parcel.state === 'packing' && isMine);

  return (
    <Panel title={parcel.number} actions={<ParcelStateBadge {...parcel} />}>
      <div className="grid gap-3">
        <p className="text-palm-soft text-sm">
          Ordered <When at={parcel.placedAt} inside />
          {parcel.courier !== null && (
            <>
              . Left with {parcel.courier}, <strong className="text-palm">{parcel.trackingNumber}</strong>
            </>
          )}
        </p>
        <LineList lines={parcel.lines} current={null} />
        <AttemptList parcel={parcel} />
        <div className="flex flex-wrap gap-2">
          {isWaiting && parcel.interruption === null && (
            <Button size="sm" onClick={onPack}>
              Pack it <KeyHint keys="p" />
            </Button>
          )}
          {onBench && (
            <ButtonLink size="sm" render={<Link to={`/packing/bench?parcel=${parcel.id}`} />}>
              {parcel.state === 'packed' ? 'Ship it' : 'Continue packing'}
            </ButtonLink>
          )}
          {parcel.allowed.includes('reopen') && (
            <Button variant="secondary" size="sm" onClick={onReopen}>
              Reopen
            </Button>
          )}
          {isWaiting && units > 1 && (
            <Button variant="secondary" size="sm" onClick={onSplit}>
              Split
            </Button>
          )}
          {isWaiting && canMerge && (
            <Button variant="secondary" size="sm" onClick={() => onAct(merge)}>
              Merge into the other parcel
            </Button>
          )}
          {parcel.allowed.includes('in-transit') && (
            <MoveButton parcel={parcel} move="in-transit" onMove={move}>
              Mark as in transit
            </MoveButton>
          )}
          {parcel.allowed.includes('deliver') && (
            <MoveButton parcel={parcel} move="deliver" onMove={move}>
              Mark as delivered
            </MoveButton>
          )}
          <ParcelMoves
            parcel={parcel}
            onMove={move}
            onInspect={async (restock) => {
              await inspectGoods(parcel, restock);
              await client.invalidateQueries({ queryKey: ['parcel'] });
            }}
          />
          <ParcelClaim parcel={parcel} />
          {parcel.state !== 'cancelled' && (
            <Button variant="quiet" size="sm" onClick={() => onAct(print(['label', 'slip']))}>
              Print label and slip
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}
