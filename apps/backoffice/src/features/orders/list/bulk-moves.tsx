import type { BulkMoveView, startBulkMove } from '@ilaneer/contract/staff/orders/bulk-moves';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfirm } from '../../../parts/act/confirm.tsx';
import { TextDialog } from '../../../parts/act/text-dialog.tsx';
import { MOVE_WORDS } from '../../../parts/words/order-words.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { request } from '../../../session/staff-api.ts';

type Move = BulkMoveView['move'];

const CONSEQUENCES: Readonly<Record<Exclude<Move, 'back'>, string>> = {
  process: 'Each shopper is notified by mail. Orders that do not allow it stay unchanged.',
  'in-transit': 'Each shopper is notified by mail. Orders that do not allow it stay unchanged.',
  deliver:
    "Cash on delivery is marked as paid, coins are earned and each shopper is notified. This can't be undone. Orders that do not allow it stay unchanged.",
};

const MOVES: readonly Exclude<Move, 'back'>[] = ['process', 'in-transit', 'deliver'];

/** Confirmed, since each shopper is mailed. */
export function BulkMoves({ ids, onStarted }: { ids: readonly string[]; onStarted: () => void }) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { show } = useToast();
  const [isGoingBack, setGoingBack] = useState(false);
  const start = useMutation({
    mutationFn: ({ move, reason }: { move: Move; reason?: string }) =>
      request<typeof startBulkMove>('POST', '/staff/bulk-moves', {
        body: { move, orderIds: [...ids], ...(reason !== undefined && { reason }) },
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
    onSuccess: ({ bulkMove }) => {
      onStarted();
      void navigate(`/order-moves/${bulkMove.id}`);
    },
    onError: (error) => show({ text: refusalText(error), tone: 'error' }),
  });
  const orders = ids.length === 1 ? '1 order' : `${ids.length} orders`;

  async function ask(move: Exclude<Move, 'back'>) {
    const yes = await confirm({
      title: `${MOVE_WORDS[move].label}: ${orders}?`,
      text: CONSEQUENCES[move],
      confirmLabel: MOVE_WORDS[move].label,
    });
    if (yes) start.mutate({ move });
  }

  return (
    <>
      {MOVES.map((move) => (
        <Button
          key={move}
          size="sm"
          variant={move === 'process' ? 'primary' : 'secondary'}
          busy={start.isPending}
          onClick={() => void ask(move)}
        >
          {MOVE_WORDS[move].label}
        </Button>
      ))}
      <Button size="sm" variant="secondary" onClick={() => setGoingBack(true)}>
        {MOVE_WORDS.back.label}
      </Button>
      {isGoingBack && (
        <TextDialog
          long
          onClose={() => setGoingBack(false)}
          title={`Move ${orders} back one step`}
          text="From processing to placed, or from in transit to shipped. Shoppers get no mail."
          confirmLabel="Move back"
          onConfirm={async (reason) => {
            await start.mutateAsync({ move: 'back', reason });
          }}
        />
      )}
    </>
  );
}
