import { saveFile } from '@ilaneer/client/save-file';
import type {
  answerDataRequest,
  DataRequestView,
  getRequestedCopy,
} from '@ilaneer/contract/staff/privacy/data-requests';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextDialog } from '../../parts/act/text-dialog.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { request } from '../../session/staff-api.ts';

type Outcome = 'done' | 'refused' | 'withdrawn';

const CLOSINGS: Readonly<Record<Outcome, { readonly label: string; readonly reason: string }>> = {
  done: { label: 'Done', reason: 'How was the person identified?' },
  refused: { label: 'Refuse', reason: 'Why is it refused?' },
  withdrawn: { label: 'Withdrawn', reason: 'How was it withdrawn?' },
};

/** PRIVACY-18. */
export function RequestActions({ request: one }: { request: DataRequestView }) {
  const queries = useQueryClient();
  const { show } = useToast();
  const [closing, setClosing] = useState<Outcome | null>(null);
  const params = { requestId: one.id };
  const copy = useMutation({
    mutationFn: () =>
      request<typeof getRequestedCopy>('GET', '/staff/data-requests/:requestId/copy', { params }),
    onSuccess: ({ copy: { data } }) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(file, `data-${one.customerId}.json`);
    },
    onError: (error) => show({ text: refusalText(error), tone: 'error' }),
  });
  if (one.state !== 'open') return '–';
  const erases = one.kind === 'erasure' && closing === 'done';
  const answer = async (reason: string) => {
    if (closing === null) return;
    const body = { outcome: closing, reason };
    await request<typeof answerDataRequest>('POST', '/staff/data-requests/:requestId/answer', {
      params,
      body,
    });
    await queries.invalidateQueries({ queryKey: ['customer'] });
  };
  return (
    <span className="flex flex-wrap gap-1">
      {one.kind === 'copy' && (
        <Button variant="secondary" size="sm" busy={copy.isPending} onClick={() => copy.mutate()}>
          Save the copy
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => setClosing('done')}>
        {one.kind === 'erasure' ? 'Erase' : CLOSINGS.done.label}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => setClosing('refused')}>
        {CLOSINGS.refused.label}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => setClosing('withdrawn')}>
        {CLOSINGS.withdrawn.label}
      </Button>
      {closing !== null && (
        <TextDialog
          title={erases ? `Erase the account of ${one.customerName}?` : 'Close this request?'}
          text={
            erases
              ? "As if the owner had deleted it. This can't be undone. The reason is in the audit log: no personal data in it, please."
              : 'The reason is in the audit log: no personal data in it, please.'
          }
          label={CLOSINGS[closing].reason}
          confirmLabel={erases ? 'Erase the account' : 'Close the request'}
          danger={erases}
          long
          onClose={() => setClosing(null)}
          onConfirm={answer}
        />
      )}
    </span>
  );
}
