import { ApiError } from '@ilaneer/client/api-errors';
import { formatPrice } from '@ilaneer/client/format-price';
import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import { isOurNumber } from '@ilaneer/domain/order/order-number';
import { isTrackingNumber } from '@ilaneer/domain/order/shipment';
import { isUnshipped } from '@ilaneer/domain/order/status';
import { Button } from '@ilaneer/ui/buttons/button';
import { hasLayers } from '@ilaneer/ui/layers/layers';
import { Menu, type MenuEntry } from '@ilaneer/ui/layers/menu';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useConfirm } from '../../../parts/act/confirm.tsx';
import { TextDialog } from '../../../parts/act/text-dialog.tsx';
import { useUndo } from '../../../parts/act/undo.ts';
import { useOneAtATime } from '../../../parts/act/use-one-at-a-time.ts';
import { type PageAction, usePageActions } from '../../../parts/frame/page-actions.ts';
import { useShortcuts } from '../../../parts/keys/shortcuts.ts';
import { refundedWords } from '../../../parts/order/refund-amount.ts';
import { RefundDialog } from '../../../parts/order/refund-dialog.tsx';
import type { OrderActs } from '../../../parts/order/use-order.ts';
import { useScanner } from '../../../parts/scanner/use-scanner.ts';
import { MOVE_WORDS, type MoveName } from '../../../parts/words/order-words.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { useMay } from '../../../session/permission.ts';
import { useParcels } from '../parcels/use-parcels.ts';
import { ShipDialog, type Shipment } from '../ship-dialog.tsx';
import { unscannedOf } from '../unscanned.ts';

type Open = 'ship' | 'back' | 'cancel' | 'hold' | 'refund';

type Offered = PageAction & { readonly danger?: boolean };

export function OrderActions({ order, acts }: { order: StaffOrderView; acts: OrderActs }) {
  const { state, moves, money } = order;
  const { version, orderNumber } = state;
  const [open, setOpen] = useState<Open | null>(null);
  const [number, setNumber] = useState<Begun>();
  const [busy, oneAtATime] = useOneAtATime();
  const parcels = useParcels(state.id);
  const may = useMay();
  const undo = useUndo();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const { show } = useToast();
  const close = () => setOpen(null);

  /** On a conflict, shows the current state. */
  const run = (act: () => Promise<void>) =>
    oneAtATime(async () => {
      try {
        await act();
      } catch (error) {
        const isStale = error instanceof ApiError && error.reply?.code === 'VERSION_STALE';
        if (isStale) await queries.invalidateQueries({ queryKey: ['order'] });
        const text = isStale
          ? `Someone else has changed ${orderNumber}. The current version is shown.`
          : refusalText(error);
        show({ text, tone: 'error' });
      }
    });

  async function moveOn(move: 'accept' | 'process' | 'in-transit' | 'deliver') {
    // Irreversible: money and coins.
    if (move === 'accept' || move === 'deliver') {
      const yes = await confirm({
        title: move === 'accept' ? `Is order ${orderNumber} paid?` : `Is order ${orderNumber} delivered?`,
        text:
          move === 'accept'
            ? "It is marked as paid, and the shopper is notified. This can't be undone."
            : "Cash on delivery is marked as paid, coins are earned and the shopper is notified. This can't be undone.",
        confirmLabel: MOVE_WORDS[move].label,
      });
      if (!yes) return;
    }
    await run(async () => {
      const moved = await acts.move(version, { move });
      const text = `${orderNumber} is ${MOVE_WORDS[move].done}`;
      if (move === 'accept' || move === 'deliver') show({ text, tone: 'success', polite: true });
      else undo(text, () => acts.move(moved.version, { move: 'back', reason: 'Undone' }));
    });
  }

  const release = () =>
    run(async () => {
      const reason = state.hold?.reason ?? '';
      const released = await acts.release(version);
      undo(`${orderNumber} is released`, () => acts.hold(released.version, reason));
    });

  async function ship(shipment: Shipment) {
    const packed = state.status === 'placed' ? await acts.move(version, { move: 'process' }) : state;
    await acts.move(packed.version, { move: 'ship', ...shipment });
    show({ text: `${orderNumber} is shipped`, tone: 'success', polite: true });
  }

  // After the invoice only the unsent rest can be cancelled (PARCEL-49).
  const isPartlySent = order.documents.some(({ kind }) => kind === 'invoice');
  const unscanned = unscannedOf(order, parcels.data ?? []);
  const openShip = (known?: Begun) => {
    setNumber(known);
    setOpen('ship');
  };

  const start = (move: MoveName) => {
    if (move === 'ship') openShip();
    else if (move === 'back' || move === 'cancel') setOpen(move);
    else void moveOn(move);
  };
  const offered: Offered[] = moves.map(({ move }) => ({
    label: MOVE_WORDS[move].label,
    keys: MOVE_WORDS[move].keys,
    needs: move === 'cancel' || move === 'accept' ? 'orders.edit' : 'orders.fulfil',
    danger: move === 'cancel',
    run: () => start(move),
  }));
  if (state.status === 'placed' && moves.some(({ move }) => move === 'process')) {
    const { label, keys } = MOVE_WORDS.ship;
    offered.push({ label, keys, needs: 'orders.fulfil', run: () => openShip() });
  }
  // An open payment request must be withdrawn first.
  if (state.hold !== null && order.paymentRequest === null) {
    offered.unshift({ label: 'Release', keys: 'h', needs: 'orders.edit', run: () => void release() });
  } else if (state.hold === null && isUnshipped(state.status)) {
    offered.push({ label: 'Hold', keys: 'h', needs: 'orders.edit', run: () => setOpen('hold') });
  }
  if (money.refundable > 0) {
    offered.push({ label: 'Refund', keys: 'r', needs: 'refunds.issue', run: () => setOpen('refund') });
  }
  usePageActions(offered);
  const allowed = offered.filter(({ needs = null }) => may(needs));
  const primary = allowed.find(
    ({ danger, label }) =>
      danger !== true && label !== MOVE_WORDS.back.label && label !== 'Hold' && label !== 'Refund',
  );
  const canShip = allowed.some(({ label }) => label === MOVE_WORDS.ship.label);
  const rest = allowed.filter((one) => one !== primary);

  return (
    <>
      {canShip && open === null && <NumberReader onNumber={openShip} />}
      {rest.length > 0 && (
        <Menu
          trigger={
            <Button variant="secondary" size="sm">
              More
            </Button>
          }
          groups={[
            rest.filter(({ danger }) => danger !== true).map(toEntry),
            rest.filter(({ danger }) => danger === true).map(toEntry),
          ].filter((group) => group.length > 0)}
        />
      )}
      {primary && (
        <Button size="sm" busy={busy} onClick={primary.run}>
          {primary.label}
        </Button>
      )}
      {open === 'ship' && (
        <ShipDialog
          what={`order ${orderNumber}`}
          number={number}
          dispatch={
            unscanned && { unscanned, gate: order.dispatchGate, packAt: `/packing/orders/${state.id}` }
          }
          lacksEWayBill={order.lacksEWayBill ? state.id : null}
          onClose={close}
          onShip={ship}
        />
      )}
      {open === 'back' && (
        <TextDialog
          long
          onClose={close}
          title={`Move order ${orderNumber} back one step`}
          text="The reason is shown on the timeline. The shopper gets no mail."
          confirmLabel="Move back"
          onConfirm={async (reason) => void (await acts.move(version, { move: 'back', reason }))}
        />
      )}
      {open === 'cancel' && (
        <TextDialog
          long
          onClose={close}
          title={`Cancel ${isPartlySent ? 'the rest of order' : 'order'} ${orderNumber}`}
          text={`${isPartlySent ? 'The goods that were not sent return to stock, and their payment' : `The goods return to stock, and ${money.refundable > 0 ? formatPrice(money.refundable) : 'the payment'}`} is refunded to the shopper. This can't be undone.`}
          label="Reason (shown to the shopper)"
          confirmLabel={isPartlySent ? 'Cancel the rest' : 'Cancel the order'}
          danger
          onConfirm={async (reason) => void (await acts.cancel(version, reason))}
        />
      )}
      {open === 'hold' && (
        <TextDialog
          long
          onClose={close}
          title={`Put order ${orderNumber} on hold`}
          text="It can't be packed or shipped until it is released. The hold is not shown to the shopper."
          confirmLabel="Hold"
          onConfirm={async (reason) => {
            const held = await acts.hold(version, reason);
            undo(`${orderNumber} is on hold`, () => acts.release(held.version));
          }}
        />
      )}
      {open === 'refund' && (
        <RefundDialog
          order={order}
          onClose={close}
          onRefund={async ({ amount, reason, reference }) => {
            await acts.refund(version, { amount, reason, ...(reference !== '' && { reference }) });
            const text = refundedWords(orderNumber, amount, order.money);
            show({ text, tone: 'success', polite: true });
          }}
        />
      )}
    </>
  );
}

type Begun = { text: string; isWhole: boolean };

/** Outside fields: scan, paste or typing. */
function NumberReader({ onNumber }: { onNumber: (begun: Begun) => void }) {
  useScanner((code) => !hasLayers() && !isOurNumber(code) && onNumber({ text: code.trim(), isWhole: true }), {
    inFields: false,
  });
  useShortcuts('This page', [
    {
      keys: '([0-9])',
      label: 'Ship with the tracking number entered',
      // Synchronous, for the next digit.
      run: ({ key }) => flushSync(() => onNumber({ text: key, isWhole: false })),
    },
  ]);
  const pasted = useEffectEvent((text: string) => {
    const number = text.trim();
    if (!hasLayers() && isTrackingNumber(number) && !isOurNumber(number)) {
      onNumber({ text: number, isWhole: true });
    }
  });
  useEffect(() => {
    const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
      const isField = target instanceof HTMLElement && target.closest('input, textarea') !== null;
      if (!isField) pasted(clipboardData?.getData('text') ?? '');
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  return null;
}

function toEntry({ label, danger, run }: Offered): MenuEntry {
  return { label, danger, onSelect: run };
}
