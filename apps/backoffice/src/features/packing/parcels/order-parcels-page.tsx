import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type {
  listOrderParcels,
  mergeParcel,
  moveParcel,
  splitParcel,
} from '@ilaneer/contract/staff/parcels/parcels';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { useUndo } from '../../../parts/act/undo.ts';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { KeyHint } from '../../../parts/keys/key-hint.tsx';
import { type PackingDocument, printParcels } from '../../../parts/print/print-parcels.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { useSession } from '../../../session/session.ts';
import { request } from '../../../session/staff-api.ts';
import { claim } from '../bench/bench-calls.ts';
import { LineList } from '../bench/line-list.tsx';
import { SplitDialog } from '../bench/split-dialog.tsx';

const LOOK_AGAIN_MS = 5_000;

/** The parcels of an order: who packs them, what lies in them, how they left. */
export function Component() {
  const { orderId = '' } = useParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { show } = useToast();
  const [splitting, setSplitting] = useState<ParcelView | null>(null);
  const query = useQuery({
    queryKey: ['parcel', 'order', orderId],
    queryFn: async ({ signal }) => {
      const params = { orderId };
      const { parcels } = await request<typeof listOrderParcels>('GET', '/staff/orders/:orderId/parcels', {
        params,
        signal,
      });
      return parcels;
    },
    refetchInterval: LOOK_AGAIN_MS,
  });
  const parcels = query.data ?? [];
  const [first] = parcels;

  async function act(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      show({ text: refusalText(error), tone: 'error' });
    }
    await client.invalidateQueries({ queryKey: ['parcel'] });
  }

  const pack = (parcel: ParcelView) =>
    act(async () => {
      const claimed = await claim(parcel.number);
      if (claimed !== null) await navigate(`/packing/bench?parcel=${claimed.id}`);
    });
  const waiting = parcels.find(({ state }) => state === 'waiting');
  usePageActions(waiting ? [{ label: 'Pack it', keys: 'p', run: () => void pack(waiting) }] : []);

  if (first === undefined) {
    return (
      <>
        <PageHeader title="Parcels" back={{ label: 'Packing', to: '/packing' }} />
        {query.isPending ? (
          <StatePanel kind="loading" title="Reading the parcels …" />
        ) : (
          <StatePanel
            kind={query.isError ? 'error' : 'empty'}
            title={query.isError ? 'The parcels could not be read' : 'This order has no parcels'}
            text={query.isError ? refusalText(query.error) : 'It was never packed here.'}
          />
        )}
      </>
    );
  }
  const { recipient } = first;
  return (
    <>
      <PageHeader
        title={first.orderNumber}
        back={{ label: 'Packing', to: '/packing' }}
        about={`${recipient.name}, ${recipient.city}, ${recipient.state} ${recipient.pinCode}`}
      />
      {first.hold !== null && (
        <Notice tone="error" className="mb-4">
          On hold: {first.hold}. It can be packed when the hold is lifted.
        </Notice>
      )}
      <div className="grid gap-4">
        {parcels.map((parcel) => (
          <ParcelPanel
            key={parcel.id}
            parcel={parcel}
            canMerge={parcels.filter(({ state }) => state === 'waiting').length > 1}
            onPack={() => void pack(parcel)}
            onSplit={() => setSplitting(parcel)}
            onAct={(work) => void act(work)}
          />
        ))}
      </div>
      {splitting && <SplitDialog parcel={splitting} onClose={() => setSplitting(null)} />}
    </>
  );
}

const TONES = {
  waiting: 'neutral',
  packing: 'water',
  packed: 'leaf',
  shipped: 'leaf',
  'in transit': 'leaf',
  delivered: 'palm',
  cancelled: 'hibiscus',
} as const;

const STATES = {
  waiting: 'To pack',
  packing: 'Being packed',
  packed: 'Packed, to ship',
  shipped: 'Shipped',
  'in transit': 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const;

type ParcelPanelProps = {
  parcel: ParcelView;
  canMerge: boolean;
  onPack: () => void;
  onSplit: () => void;
  onAct: (work: () => Promise<unknown>) => void;
};

function ParcelPanel({ parcel, canMerge, onPack, onSplit, onAct }: ParcelPanelProps) {
  const session = useSession();
  const undo = useUndo();
  const client = useQueryClient();
  const isMine = 'member' in session && parcel.claimedBy?.id === session.member?.id;
  const units = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const seen = { params: { parcelId: parcel.id }, headers: ifMatch(parcel.version) };
  const move = (to: 'in-transit' | 'deliver') => () =>
    request<typeof moveParcel>('POST', '/staff/parcels/:parcelId/moves', { ...seen, body: { move: to } });
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
      undo(`${parcel.number} lies in ${target.number} now`, () => splitParcelOff(target, lines));
    }
  };
  const print = (kinds: readonly PackingDocument[]) => () => printParcels({ parcelIds: [parcel.id] }, kinds);
  const isWaiting = parcel.state === 'waiting';
  const onBench = parcel.state === 'packed' || (parcel.state === 'packing' && isMine);

  return (
    <Panel
      title={parcel.number}
      actions={
        <Badge tone={TONES[parcel.state]}>
          {parcel.claimedBy ? `${parcel.claimedBy.name} packs it` : STATES[parcel.state]}
        </Badge>
      }
    >
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
        <div className="flex flex-wrap gap-2">
          {isWaiting && parcel.interruption === null && (
            <Button size="sm" onClick={onPack}>
              Pack it <KeyHint keys="p" />
            </Button>
          )}
          {onBench && (
            <ButtonLink size="sm" render={<Link to={`/packing/bench?parcel=${parcel.id}`} />}>
              {parcel.state === 'packed' ? 'Ship it' : 'Go on packing'}
            </ButtonLink>
          )}
          {isWaiting && units > 1 && (
            <Button variant="secondary" size="sm" onClick={onSplit}>
              Pack a part apart
            </Button>
          )}
          {isWaiting && canMerge && (
            <Button variant="secondary" size="sm" onClick={() => onAct(merge)}>
              Put it into the other parcel
            </Button>
          )}
          {parcel.allowed.includes('in-transit') && (
            <Button variant="secondary" size="sm" onClick={() => onAct(move('in-transit'))}>
              It is on its way
            </Button>
          )}
          {parcel.allowed.includes('deliver') && (
            <Button variant="secondary" size="sm" onClick={() => onAct(move('deliver'))}>
              It was delivered
            </Button>
          )}
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
