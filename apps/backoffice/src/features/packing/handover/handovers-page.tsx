import { ApiError } from '@ilaneer/client/api-errors';
import type {
  HandoverRow,
  HandoversReply,
  HandoverView,
  listHandovers,
} from '@ilaneer/contract/staff/parcels/handovers';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { hasLayers } from '@ilaneer/ui/layers/layers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { KeyHint } from '../../../parts/keys/key-hint.tsx';
import type { Column } from '../../../parts/list/columns.ts';
import { choice } from '../../../parts/list/filters.ts';
import { StaffList } from '../../../parts/list/staff-list.tsx';
import { type Page, useList } from '../../../parts/list/use-list.ts';
import { useListState } from '../../../parts/list/use-list-state.ts';
import { CameraButton } from '../../../parts/scanner/camera-panel.tsx';
import { play } from '../../../parts/scanner/sounds.ts';
import { useScanner } from '../../../parts/scanner/use-scanner.ts';
import { countWords } from '../../../parts/words/count-words.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { request } from '../../../session/staff-api.ts';
import { BeginDialog } from './begin-dialog.tsx';
import * as calls from './handover-calls.ts';

const SPEC = {
  filters: {
    state: choice('State', [
      ['open', 'Open'],
      ['closed', 'Closed'],
    ]),
  },
  sorts: ['newest'],
} as const;

const COLUMNS: readonly Column<HandoverRow, 'newest'>[] = [
  { id: 'number', label: 'Manifest', cell: ({ number }) => `Manifest ${number}` },
  { id: 'courier', label: 'Courier', cell: ({ courier }) => courier },
  { id: 'state', label: 'State', card: 'corner', cell: (row) => <StateOf row={row} /> },
  {
    id: 'parcels',
    label: 'Parcels',
    align: 'end',
    cell: ({ state, scanned, handedOver }) => indianDigits(state === 'closed' ? handedOver : scanned),
  },
  { id: 'opened', label: 'Begun', cell: ({ openedAt }) => <When at={openedAt} /> },
];

const idOf = ({ id }: HandoverRow) => id;
const nameOf = ({ number }: HandoverRow) => `manifest ${number}`;
const linkTo = ({ id }: HandoverRow) => `/packing/handovers/${id}`;

/** A scan begins the hand-over of the parcel's courier (PARCEL-40, PARCEL-41). */
export function Component() {
  const [begins, setBegins] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const openPage = async (handover: HandoverView) => {
    queries.setQueryData(['hand-over', handover.id], handover);
    await navigate(`/packing/handovers/${handover.id}`);
  };
  const scan = useMutation({
    mutationFn: calls.openByScan,
    onSuccess: (handover) => {
      play('packed');
      return openPage(handover);
    },
    onError: (error) => {
      play('wrong item');
      if (error instanceof ApiError && error.reply?.code === 'PARCEL_WITHOUT_COURIER') setBegins(true);
    },
  });
  const refusal = scan.isError && refusalText(scan.error);
  useScanner((code) => (hasLayers() ? play('wrong item') : scan.mutate(code)));
  const list = useListState(SPEC);
  const page = useList<HandoverRow, typeof SPEC.filters, 'newest'>('hand-over', list, (query, signal) =>
    request<typeof listHandovers>('GET', '/staff/handovers', { query, signal }),
  );
  usePageActions([{ label: 'Begin a hand-over', keys: 'n', run: () => setBegins(true) }]);
  return (
    <>
      <PageHeader
        title="Hand-over"
        back={{ label: 'Packing', to: '/packing' }}
        about="Packed parcels are scanned out to a courier. Closing a hand-over ships them and makes the manifest. Scan a parcel to begin with its courier."
        actions={
          <>
            <CameraButton />
            <Button size="sm" onClick={() => setBegins(true)}>
              Begin a hand-over <KeyHint keys="n" />
            </Button>
          </>
        }
      />
      {refusal !== false && !begins && (
        <Notice tone="error" className="mb-4">
          {refusal}
        </Notice>
      )}
      {page.data !== undefined && isReply(page.data) && page.data.late.found > 0 && (
        <Notice tone="error" className="mb-4">
          <Link to="/packing?state=late" className="font-semibold underline">
            {countWords(page.data.late, 'parcel', 'parcels')}
          </Link>{' '}
          packed before the last hand-over time ({page.data.time}) and still here.
        </Notice>
      )}
      <StaffList
        name="handovers"
        words={['hand-over', 'hand-overs']}
        {...{ list, page, idOf, nameOf, linkTo, columns: COLUMNS }}
        searchFor="Courier or manifest number"
        empty={{ title: 'No hand-overs yet', text: 'Begin one when the courier comes.' }}
      />
      {begins && (
        <BeginDialog
          couriers={page.data !== undefined && isReply(page.data) ? page.data.couriers : []}
          refusal={refusal}
          onScan={scan.mutate}
          onBegun={openPage}
          onClose={() => {
            setBegins(false);
            scan.reset();
          }}
        />
      )}
    </>
  );
}

function isReply(page: Page<HandoverRow>): page is HandoversReply {
  return 'late' in page;
}

function StateOf({ row: { state, refused } }: { row: HandoverRow }) {
  if (state === 'open') return <Badge tone="sun">Open</Badge>;
  if (state === 'closing') return <Badge tone="water">Shipping</Badge>;
  return refused > 0 ? <Badge tone="hibiscus">{indianDigits(refused)} refused</Badge> : <Badge>Closed</Badge>;
}
