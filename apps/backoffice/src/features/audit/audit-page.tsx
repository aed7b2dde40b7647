import type { AuditEntryView, listAuditEntries } from '@ilaneer/contract/staff/audit';
import { AUDITED_KINDS } from '@ilaneer/domain/audit/audited-act';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useState } from 'react';
import { Changes, changeWords } from '../../parts/history/changes.tsx';
import type { Column } from '../../parts/list/columns.ts';
import { choices, day, rare, text } from '../../parts/list/filters.ts';
import { ListPage } from '../../parts/list/list-page.tsx';
import { capital } from '../../parts/words/capital.ts';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';

const SPEC = {
  filters: {
    kind: choices(
      'Kind',
      AUDITED_KINDS.map((kind) => [kind, capital(kind)] as const),
    ),
    from: day('From'),
    to: day('To'),
    who: rare(text('Person (id)')),
  },
  sorts: ['newest', 'oldest'],
} as const;

const WORDS = ['entry', 'entries'] as const;
const idOf = ({ id }: AuditEntryView) => String(id);
const nameOf = ({ object, action }: AuditEntryView) => `${object.label}, ${action}`;

export function Component() {
  const [shown, setShown] = useState<AuditEntryView | null>(null);
  return (
    <>
      <ListPage
        title="Audit log"
        about="Actions of staff, with the values before and after. Entries can't be changed or deleted."
        name="audit"
        kind="audit entry"
        words={WORDS}
        spec={SPEC}
        read={(query, signal) =>
          request<typeof listAuditEntries>('GET', '/staff/audit-entries', { query, signal })
        }
        columns={columnsOf(setShown)}
        {...{ idOf, nameOf }}
        linkTo={null}
        searchFor="Record, person or id"
        empty={{
          title: 'No entries yet',
          text: 'Changes made in this app are listed here.',
        }}
      />
      <Dialog
        open={shown !== null}
        onOpenChange={(open) => open || setShown(null)}
        size="lg"
        title={shown === null ? '' : `${shown.object.label}: ${shown.action}`}
        description={
          shown && (
            <>
              {shown.actor.name}, <When at={shown.happenedAt} whole />
              {shown.reason && `. Reason: ${shown.reason}`}
            </>
          )
        }
      >
        {shown && <Changes entry={shown} />}
      </Dialog>
    </>
  );
}

function columnsOf(
  show: (entry: AuditEntryView) => void,
): readonly Column<AuditEntryView, 'newest' | 'oldest'>[] {
  return [
    {
      id: 'when',
      label: 'When',
      sorts: ['newest', 'oldest'],
      cell: ({ happenedAt }) => <When at={happenedAt} />,
    },
    {
      id: 'who',
      label: 'Person',
      cell: ({ actor }) => <span className="whitespace-nowrap font-medium">{actor.name}</span>,
    },
    { id: 'action', label: 'Action', cell: ({ action }) => capital(action) },
    {
      id: 'object',
      label: 'Record',
      cell: ({ object }) => (
        <>
          <span className="text-palm-soft">{capital(object.kind)}</span> {object.label}
        </>
      ),
    },
    {
      id: 'changes',
      label: 'Changes',
      cell: (entry) => (
        <button
          type="button"
          onClick={() => show(entry)}
          className="block min-h-8 w-full max-w-40 truncate lg:max-w-80 rounded-xs text-left text-leaf-dark hover:underline"
        >
          {changeWords(entry)}
          <span className="sr-only">{`. ${nameOf(entry)}`}</span>
        </button>
      ),
    },
    { id: 'reason', label: 'Reason', wide: true, cell: ({ reason }) => reason ?? '' },
    { id: 'id', label: 'Number', extra: true, align: 'end', cell: ({ id }) => id },
  ];
}
