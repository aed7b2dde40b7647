import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { focusTitle } from '../../../parts/frame/focus-title.ts';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { useShortcuts } from '../../../parts/keys/shortcuts.ts';
import { toggleMuted, useMuted } from '../../../parts/scanner/sounds.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import * as calls from './bench-calls.ts';
import { PackedBench } from './packed-bench.tsx';
import { PackingBench } from './packing-bench.tsx';
import { ReadyBench } from './ready-bench.tsx';

/** Polls for holds and cancellations between scans. */
const POLL_EVERY_MS = 3_000;

/** A reply older than the last step must not overwrite it. */
function newestOf(shown: unknown, read: unknown): unknown {
  // Both are what this query reads.
  const before = shown as ParcelView | undefined;
  const now = read as ParcelView;
  return before !== undefined && before.version > now.version ? before : now;
}

/** The packing bench: its own place, large, and nothing to click. */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const parcelId = address.get('parcel');
  const muted = useMuted();
  useShortcuts('This bench', [{ keys: 'm', label: muted ? 'Sound on' : 'Sound off', run: toggleMuted }]);
  const parcel = useQuery({
    queryKey: ['parcel', parcelId],
    queryFn: ({ signal }) => calls.read(parcelId ?? '', signal),
    enabled: parcelId !== null,
    refetchInterval: POLL_EVERY_MS,
    structuralSharing: newestOf,
  });
  // Each step removes the field of the previous one.
  const state = parcel.data?.state;
  const shown = useRef({ parcelId, state });
  useEffect(() => {
    const before = shown.current;
    shown.current = { parcelId, state };
    const isAnother = before.parcelId !== parcelId || before.state !== state;
    if (isAnother && document.activeElement === document.body) focusTitle();
  }, [parcelId, state]);
  const open = (id: string) => setAddress({ parcel: id }, { replace: true });
  const leave = () => setAddress({}, { replace: true });
  const next = () => setAddress({ next: '1' }, { replace: true });

  if (parcelId === null)
    return <ReadyBench isNext={address.get('next') !== null} onOpen={open} onReady={leave} />;
  if (parcel.data === undefined) {
    return (
      <>
        <PageHeader title="Packing" />
        {parcel.isError ? (
          <StatePanel
            kind="error"
            title="This parcel could not be loaded"
            text={refusalText(parcel.error)}
            actions={<Button onClick={leave}>Scan another one</Button>}
          />
        ) : (
          <StatePanel kind="loading" title="Opening the parcel …" />
        )}
      </>
    );
  }
  switch (parcel.data.state) {
    case 'packing':
    case 'cancelled':
    case 'waiting':
      return <PackingBench key={parcelId} parcel={parcel.data} onLeave={leave} onNext={next} onOpen={open} />;
    default:
      return <PackedBench key={parcelId} parcel={parcel.data} onOpen={open} onNext={next} />;
  }
}
