import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type { listOrderParcels } from '@ilaneer/contract/staff/parcels/parcels';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { request } from '../../../session/staff-api.ts';
import { claim } from '../bench/bench-calls.ts';
import { ReopenDialog } from '../bench/reopen-dialog.tsx';
import { SplitDialog } from '../bench/split-dialog.tsx';
import { ParcelPanel } from './parcel-panel.tsx';

const LOOK_AGAIN_MS = 5_000;

export function Component() {
  const { orderId = '' } = useParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { show } = useToast();
  const [splitting, setSplitting] = useState<ParcelView | null>(null);
  const [reopening, setReopening] = useState<ParcelView | null>(null);
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

  const toBench = (id: string) => navigate(`/packing/bench?parcel=${id}`);
  const pack = (parcel: ParcelView) =>
    act(async () => {
      const claimed = await claim(parcel.number);
      if (claimed !== null) await toBench(claimed.id);
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
            onReopen={() => setReopening(parcel)}
            onAct={(work) => void act(work)}
          />
        ))}
      </div>
      {splitting && <SplitDialog parcel={splitting} onClose={() => setSplitting(null)} />}
      {reopening && (
        <ReopenDialog
          parcel={reopening}
          onClose={() => setReopening(null)}
          onReopened={({ id }) => void toBench(id)}
        />
      )}
    </>
  );
}
