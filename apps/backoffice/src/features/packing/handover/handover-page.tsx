import type { HandoverView } from '@ilaneer/contract/staff/parcels/handovers';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { hasLayers } from '@ilaneer/ui/layers/layers';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { FormDialog } from '../../../parts/act/form-dialog.tsx';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { CameraButton } from '../../../parts/scanner/camera-panel.tsx';
import { NumberForm } from '../../../parts/scanner/number-form.tsx';
import { play } from '../../../parts/scanner/sounds.ts';
import { useScanner } from '../../../parts/scanner/use-scanner.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import * as calls from './handover-calls.ts';
import { HandoverParcels, parcelWords } from './handover-parcels.tsx';
import { ScanBanner } from './scan-banner.tsx';
import { useScanOut } from './use-scan-out.ts';

const POLL_EVERY_MS = 1_000;

/** Parcels are scanned out, then shipped together (PARCEL-41 to PARCEL-44). */
export function Component() {
  const { handoverId = '' } = useParams();
  const found = useQuery({
    queryKey: ['hand-over', handoverId],
    queryFn: ({ signal }) => calls.read(handoverId, signal),
    refetchInterval: ({ state }) => (state.data?.state === 'closing' ? POLL_EVERY_MS : false),
  });
  if (found.data === undefined) {
    return found.isError ? (
      <Unreadable what="This hand-over" query={found} />
    ) : (
      <Spinner label="Loading the hand-over" />
    );
  }
  const handover = found.data;
  return handover.state === 'open' ? (
    <OpenHandover key={handoverId} handover={handover} />
  ) : (
    <ClosedHandover handover={handover} />
  );
}

const BACK = { label: 'Hand-over', to: '/packing/handovers' } as const;

function OpenHandover({ handover }: { handover: HandoverView }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const { verdict, scan } = useScanOut(handover.id);
  const [closes, setCloses] = useState(false);
  const hasParcels = handover.parcels.length > 0;
  useScanner((code) => (hasLayers() ? play('wrong item') : scan(code)));
  const takeOut = useMutation({
    mutationFn: (parcelId: string) => calls.takeOut(handover.id, parcelId),
    onSuccess: (changed) => client.setQueryData(['hand-over', handover.id], changed),
  });
  const discard = useMutation({
    mutationFn: () => calls.discard(handover.id),
    onSuccess: async () => {
      show({ text: `The hand-over to ${handover.courier} is discarded`, tone: 'success', polite: true });
      await client.invalidateQueries({ queryKey: ['hand-over', 'list'] });
      await navigate(BACK.to);
    },
    // A colleague may have scanned into it.
    onError: () => client.invalidateQueries({ queryKey: ['hand-over', handover.id] }),
  });
  usePageActions(
    hasParcels
      ? [{ label: 'Close and ship', keys: 'c', run: () => setCloses(true) }]
      : [{ label: 'Discard the hand-over', run: () => discard.mutate() }],
  );

  return (
    <>
      <PageHeader
        title={`Hand-over to ${handover.courier}`}
        back={BACK}
        about={`Manifest ${handover.number}`}
        actions={
          hasParcels ? (
            <Button size="sm" onClick={() => setCloses(true)}>
              Close and ship
            </Button>
          ) : (
            <Button size="sm" variant="secondary" busy={discard.isPending} onClick={() => discard.mutate()}>
              Discard
            </Button>
          )
        }
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <div className="grid gap-4">
          <ScanBanner verdict={verdict} />
          <div className="flex flex-wrap items-center gap-2">
            <CameraButton />
            {handover.canAskForPickup && <Pickup handover={handover} />}
          </div>
          <NumberForm action="Enter" onNumber={scan} />
        </div>
        <Panel title={parcelWords(handover.parcels.length)} flush>
          {takeOut.isError && <Notice tone="error">{refusalText(takeOut.error)}</Notice>}
          {discard.isError && <Notice tone="error">{refusalText(discard.error)}</Notice>}
          <HandoverParcels parcels={handover.parcels} onTakeOut={(id) => takeOut.mutate(id)} />
        </Panel>
      </div>
      {closes && <CloseDialog handover={handover} onClose={() => setCloses(false)} />}
    </>
  );
}

/** Only where the courier takes such requests (PARCEL-45). */
function Pickup({ handover: { id, parcels, pickupAskedAt } }: { handover: HandoverView }) {
  const client = useQueryClient();
  const ask = useMutation({
    mutationFn: () => calls.askForPickup(id),
    onSuccess: (asked) => client.setQueryData(['hand-over', id], asked),
  });
  if (pickupAskedAt !== null) {
    return (
      <p>
        Pickup asked for <When at={pickupAskedAt} inside />
      </p>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        busy={ask.isPending}
        disabled={parcels.length === 0}
        onClick={() => ask.mutate()}
      >
        Ask for a pickup
      </Button>
      {ask.isError && (
        <Notice tone="error" className="w-full">
          {refusalText(ask.error)}
        </Notice>
      )}
    </>
  );
}

function ClosedHandover({ handover }: { handover: HandoverView }) {
  const { number, courier, state, handedOver, refused, handedTo } = handover;
  const manifest = `/api/staff/handovers/${handover.id}/manifest`;
  usePageActions(
    state === 'closed'
      ? [
          {
            label: 'Print the manifest',
            keys: 'p',
            run: () => void window.open(manifest, '_blank', 'noopener'),
          },
        ]
      : [],
  );
  return (
    <>
      <PageHeader
        title={`Manifest ${number}`}
        back={BACK}
        state={state === 'closing' ? <Badge tone="water">Shipping</Badge> : <Badge>Closed</Badge>}
        about={`${courier}${handedTo === '' ? '' : `, ${handedTo}`}`}
        actions={
          state === 'closed' && (
            <ButtonLink size="sm" render={<a href={manifest} target="_blank" rel="noopener" />}>
              <Icon name="download" className="size-4" />
              Print the manifest
            </ButtonLink>
          )
        }
      />
      <div aria-live="polite" className="mb-4 grid gap-3">
        {state === 'closing' ? (
          <p>
            Shipping: {handedOver + refused} of {handover.scanned} done.
          </p>
        ) : (
          <p>{parcelWords(handedOver)} handed over.</p>
        )}
        {refused > 0 && (
          <Notice tone="error">
            {parcelWords(refused)} refused: keep {refused === 1 ? 'it' : 'them'} here. The reasons are below.
          </Notice>
        )}
      </div>
      <Panel title="Parcels" flush>
        <HandoverParcels parcels={handover.parcels} />
      </Panel>
    </>
  );
}

function CloseDialog({ handover, onClose }: { handover: HandoverView; onClose: () => void }) {
  const client = useQueryClient();
  const [handedTo, setHandedTo] = useState('');
  const send = useMutation({
    mutationFn: () => calls.close(handover.id, handedTo.trim()),
    onSuccess: (closed) => {
      onClose();
      client.setQueryData(['hand-over', handover.id], closed);
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={`Hand ${parcelWords(handover.parcels.length)} over to ${handover.courier}?`}
      description="The parcels are shipped, invoices issued and the customers notified."
      submitLabel="Close and ship"
      busy={send.isPending}
      error={send.isError && refusalText(send.error)}
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <TextField
        label="Name of the courier's person (optional)"
        maxLength={80}
        autoComplete="off"
        value={handedTo}
        onChange={({ target }) => setHandedTo(target.value)}
      />
    </FormDialog>
  );
}
