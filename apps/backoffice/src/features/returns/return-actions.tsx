import { ApiError } from '@ilaneer/client/api-errors';
import { formatPrice } from '@ilaneer/client/format-price';
import type { StaffReturnView } from '@ilaneer/contract/staff/orders/returns-desk';
import { comesBack } from '@ilaneer/domain/return/return-reason';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useState } from 'react';
import { useConfirm } from '../../parts/act/confirm.tsx';
import { TextDialog } from '../../parts/act/text-dialog.tsx';
import { useOneAtATime } from '../../parts/act/use-one-at-a-time.ts';
import { type PageAction, usePageActions } from '../../parts/frame/page-actions.ts';
import { InspectDialog } from '../../parts/goods/inspect-dialog.tsx';
import { ExchangeDialog } from '../../parts/order/exchange-dialog.tsx';
import type { ReturnActs } from '../../parts/order/use-return.ts';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { useMay } from '../../session/permission.ts';
import { REASON_WORDS } from './return-words.tsx';

type Open = 'refuse' | 'inspect' | 'reference' | 'exchange';

type Offered = PageAction & { readonly isMain: boolean };

/** Confirmed, since the shopper is mailed. */
export function ReturnActions({ request, acts }: { request: StaffReturnView; acts: ReturnActs }) {
  const { moves, version, refund } = request;
  const [open, setOpen] = useState<Open | null>(null);
  const [busy, oneAtATime] = useOneAtATime();
  const may = useMay();
  const confirm = useConfirm();
  const { show } = useToast();
  const close = () => setOpen(null);

  async function ask(question: Parameters<typeof confirm>[0], act: () => Promise<void>) {
    if (!(await confirm(question))) return;
    await oneAtATime(async () => {
      try {
        await act();
      } catch (error) {
        const isStale = error instanceof ApiError && error.reply?.code === 'VERSION_STALE';
        if (isStale) await acts.readAgain();
        show({
          text: isStale
            ? 'Someone else has already decided. The current version is shown.'
            : refusalText(error),
          tone: 'error',
        });
      }
    });
  }

  const executeRefund = (reference: string) => acts.refund(version, reference);
  const told = 'The shopper is notified by mail.';
  const all: Readonly<Record<StaffReturnView['moves'][number], Offered>> = {
    approve: {
      label: 'Approve',
      keys: 'a',
      needs: 'returns.decide',
      isMain: true,
      run: () =>
        void ask({ title: 'Approve this return?', text: told, confirmLabel: 'Approve' }, () =>
          acts.move(version, { move: 'approve' }),
        ),
    },
    refuse: {
      label: 'Refuse',
      keys: 'f',
      needs: 'returns.decide',
      isMain: false,
      run: () => setOpen('refuse'),
    },
    'pick-up': {
      label: 'Picked up',
      keys: 'p',
      needs: 'returns.decide',
      isMain: true,
      run: () =>
        void ask({ title: 'Are the goods picked up?', text: told, confirmLabel: 'Picked up' }, () =>
          acts.move(version, { move: 'pick-up' }),
        ),
    },
    receive: {
      label: 'Receive and inspect',
      keys: 'i',
      needs: 'returns.decide',
      isMain: true,
      run: () => setOpen('inspect'),
    },
    refund: {
      label: `Refund ${formatPrice(refund.amount)}`,
      keys: 'r',
      needs: 'refunds.issue',
      isMain: request.state === 'received',
      run: () => {
        if (refund.byHand > 0) setOpen('reference');
        else {
          void ask(
            {
              title: 'Refund this return?',
              figure: formatPrice(refund.amount),
              text: "It is refunded to the original payment method, with a credit note. This can't be undone.",
              confirmLabel: 'Refund',
            },
            () => executeRefund(''),
          );
        }
      },
    },
    exchange: {
      label: 'Exchange',
      keys: 'x',
      needs: 'returns.decide',
      isMain: false,
      run: () => setOpen('exchange'),
    },
  };
  const offered = moves.map((move) => all[move]);
  usePageActions(offered);
  const allowed = offered
    .filter(({ needs = null }) => may(needs))
    .toSorted((one, other) => Number(one.isMain) - Number(other.isMain));

  return (
    <>
      {allowed.map(({ label, run, isMain }) => (
        <Button key={label} size="sm" variant={isMain ? 'primary' : 'secondary'} busy={busy} onClick={run}>
          {label}
        </Button>
      ))}
      {open === 'refuse' && (
        <TextDialog
          name="reason"
          title="Refuse this return"
          text="The shopper is notified by mail."
          label="Reason (shown to the shopper)"
          missing="Enter a reason"
          confirmLabel="Refuse"
          danger
          onClose={close}
          onConfirm={(reason) => acts.move(version, { move: 'refuse', reason })}
        />
      )}
      {open === 'reference' && (
        <TextDialog
          name="reference"
          title={`Refund ${formatPrice(refund.amount)}`}
          text={`${formatPrice(refund.byHand)} was paid in cash: pay it out by UPI or bank first. This can't be undone.`}
          label="Payment reference"
          missing="Enter the payment reference"
          confirmLabel={`Refund ${formatPrice(refund.amount)}`}
          onClose={close}
          onConfirm={executeRefund}
        />
      )}
      {open === 'exchange' && (
        <ExchangeDialog
          request={request}
          acts={acts}
          onClose={close}
          onExchanged={() => {
            close();
            show({ text: 'The replacement is ready to pack', tone: 'success', polite: true });
          }}
        />
      )}
      {open === 'inspect' && (
        <InspectDialog
          lines={request.lines.flatMap((line) =>
            comesBack(line.reason) ? [{ ...line, why: REASON_WORDS[line.reason] }] : [],
          )}
          description="Enter the units that can be sold again. The rest is written off. Food and drinks are never restocked."
          submitLabel="Received"
          onClose={close}
          onReceive={(restock) => acts.move(version, { move: 'receive', restock: [...restock] })}
        />
      )}
    </>
  );
}
