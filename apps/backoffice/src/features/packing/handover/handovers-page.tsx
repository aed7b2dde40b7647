import { showRefusal } from '@ilaneer/client/form';
import type { HandoverRow, HandoversReply, listHandovers } from '@ilaneer/contract/staff/parcels/handovers';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { COURIERS } from '@ilaneer/domain/order/shipment';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { FormDialog } from '../../../parts/act/form-dialog.tsx';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { KeyHint } from '../../../parts/keys/key-hint.tsx';
import type { Column } from '../../../parts/list/columns.ts';
import { choice } from '../../../parts/list/filters.ts';
import { StaffList } from '../../../parts/list/staff-list.tsx';
import { type Page, useList } from '../../../parts/list/use-list.ts';
import { useListState } from '../../../parts/list/use-list-state.ts';
import { countWords } from '../../../parts/words/count-words.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { readStored, writeStored } from '../../../session/browser-storage.ts';
import { request } from '../../../session/staff-api.ts';
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

/** PARCEL-40. */
export function Component() {
  const [begins, setBegins] = useState(false);
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
        about="Packed parcels are scanned out to a courier. Closing a hand-over ships them and makes the manifest."
        actions={
          <Button size="sm" onClick={() => setBegins(true)}>
            Begin a hand-over <KeyHint keys="n" />
          </Button>
        }
      />
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
      {begins && <BeginDialog onClose={() => setBegins(false)} />}
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

function BeginDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useForm({ defaultValues: { courier: readStored('staff.bench.courier') ?? '' } });
  const send = useMutation({
    mutationFn: ({ courier }: { courier: string }) => calls.open(courier),
    onSuccess: async (handover) => {
      writeStored('staff.bench.courier', handover.courier);
      queries.setQueryData(['hand-over', handover.id], handover);
      await navigate(`/packing/handovers/${handover.id}`);
    },
    onError: (error) => showRefusal(form, ['courier'], error),
  });
  const problem = form.formState.errors.courier?.message;
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title="Begin a hand-over"
      description="An open hand-over to the courier is continued."
      submitLabel="Scan parcels"
      busy={send.isPending}
      error={send.isError && problem === undefined && refusalText(send.error)}
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
    >
      <TextField
        label="Courier"
        list="handover-couriers"
        autoComplete="off"
        error={problem}
        {...form.register('courier', { validate: (typed) => typed.trim() !== '' || 'Courier is required' })}
      />
      <datalist id="handover-couriers">
        {COURIERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </FormDialog>
  );
}
