import { ApiError } from '@ilaneer/client/api-errors';
import { formatPrice } from '@ilaneer/client/format-price';
import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import type {
  LineEditPreview,
  previewOrderLines,
  putOrderLines,
} from '@ilaneer/contract/staff/orders/order-lines';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { useToast } from '@ilaneer/ui/layers/toast';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useConfirm } from '../../../parts/act/confirm.tsx';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { useUnsaved } from '../../../parts/act/use-unsaved.ts';
import { Panel } from '../../../parts/frame/panel.tsx';
import { FindOrderGoods } from '../../../parts/goods/find-order-goods.tsx';
import { useShortcuts } from '../../../parts/keys/shortcuts.ts';
import { BEFORE_GST } from '../../../parts/words/money.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { request } from '../../../session/staff-api.ts';
import { useIsOwnChange } from '../own-change.ts';
import {
  differenceOf,
  draftOf,
  lineProblem,
  onTopOf,
  type WantedLines,
  wantedOf,
  withGoods,
  withQuantity,
} from './draft-lines.ts';
import { DraftRows } from './draft-rows.tsx';
import { EditSummary, whatHappens } from './edit-summary.tsx';
import { OrderChanged } from './order-changed.tsx';

export function LinesEditor({ order, onClose }: { order: StaffOrderView; onClose: () => void }) {
  const box = useRef<HTMLInputElement>(null);
  const [lines, setLines] = useState(() => draftOf(order));
  // The order when editing began: a colleague may have changed it since.
  const [begun, setBegun] = useState({ version: order.state.version, lines });
  const { version } = begun;
  useUnsaved(lines !== begun.lines, 'the items');
  const confirm = useConfirm();
  const queries = useQueryClient();
  const { show } = useToast();
  const params = { orderId: order.state.id };
  const wanted = wantedOf(lines);
  useEffect(() => box.current?.focus(), []);
  const preview = useQuery({
    queryKey: ['lines preview', order.state.id, version, wanted],
    enabled: wanted !== null && order.state.version === version,
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await request<typeof previewOrderLines>('POST', '/staff/orders/:orderId/lines/preview', {
          params,
          body: { ...(wanted ?? { lines: [], added: [] }), version },
          signal,
        })
      ).preview,
  });
  const save = useMutation({
    mutationFn: (agreed: { wanted: WantedLines; total: number }) =>
      request<typeof putOrderLines>('PUT', '/staff/orders/:orderId/lines', {
        params,
        headers: ifMatch(version),
        body: { ...agreed.wanted, total: agreed.total },
      }),
    onSuccess: async ({ refunded, asked }) => {
      await queries.invalidateQueries({ queryKey: ['order'] });
      const { orderNumber } = order.state;
      const text =
        asked > 0
          ? `A payment of ${formatPrice(asked)} is requested. ${orderNumber} is on hold until it is paid.`
          : refunded > 0
            ? `${orderNumber} is changed, and ${formatPrice(refunded)} is refunded`
            : `${orderNumber} is changed`;
      show({ text, tone: 'success', polite: true });
      onClose();
    },
    onError: () => queries.invalidateQueries({ queryKey: ['order'] }),
  });
  const isKnownStale = isStaleness(preview.error) || isStaleness(save.error);
  const isChanged = order.state.version !== version && !save.isPending && !save.isSuccess;
  const isStale = isKnownStale || isChanged;
  const isOwn = useIsOwnChange(order.state);
  const isCurrent = wanted !== null && preview.isSuccess && !preview.isPlaceholderData && !isStale;
  useEffect(() => {
    if (isKnownStale) void queries.invalidateQueries({ predicate: isOrder });
  }, [isKnownStale, queries]);
  function takeTheirs() {
    const now = draftOf(order);
    setBegun({ version: order.state.version, lines: now });
    setLines(onTopOf(now, lines));
    save.reset();
    box.current?.focus();
  }
  async function finish() {
    if (wanted === null || !isCurrent || save.isPending) return;
    const agreed = { wanted, total: preview.data.total.after };
    if (await confirm(questionOf(order, preview.data))) save.mutate(agreed);
  }
  useShortcuts('Change the items', [
    { keys: '$mod+Enter', label: 'Save the items', run: () => void finish(), always: true },
  ]);
  return (
    <Panel
      title="Change the items"
      note={order.money.gstIncluded ? undefined : BEFORE_GST}
      flush
      actions={
        <>
          <Button variant="quiet" size="sm" disabled={save.isPending} onClick={onClose}>
            Close without saving
          </Button>
          <Button size="sm" busy={save.isPending} disabled={!isCurrent} onClick={() => void finish()}>
            Save items
          </Button>
        </>
      }
    >
      {isStale ? (
        <OrderChanged
          isOwn={isOwn}
          differences={differenceOf(begun.lines, draftOf(order))}
          busy={order.state.version === version}
          onTake={takeTheirs}
        />
      ) : (
        save.isError && (
          <Notice tone="error" className="m-4">
            {refusalText(save.error)}
          </Notice>
        )
      )}
      <DraftRows
        lines={lines}
        onQuantity={(key, quantity) => setLines((before) => withQuantity(before, key, quantity))}
      />
      <div className="border-line border-t px-4 py-3">
        <FindOrderGoods box={box} onFound={(goods) => setLines((before) => withGoods(before, goods))} />
      </div>
      <div className="border-line border-t" aria-live="polite" aria-busy={preview.isFetching}>
        {wanted !== null && preview.isError && !isStale && (
          <Notice tone="error" className="m-4">
            {refusalText(preview.error)}
          </Notice>
        )}
        {wanted !== null && preview.data !== undefined && !preview.isError && !isStale && (
          <EditSummary preview={preview.data} />
        )}
        {wanted === null && lines.every((line) => lineProblem(line) === null) && (
          <p className="px-4 py-3 text-palm-soft text-sm">
            Existing units keep their price; added units have today's price.
          </p>
        )}
      </div>
    </Panel>
  );
}

function isOrder({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey[0] === 'order' && queryKey.length === 2;
}

function isStaleness(error: Error | null): boolean {
  return error instanceof ApiError && error.reply?.code === 'VERSION_STALE';
}

function questionOf({ state }: StaffOrderView, preview: LineEditPreview) {
  const { refund, ask, total } = preview;
  const figure =
    refund > 0
      ? `${formatPrice(refund)} refund`
      : ask > 0
        ? `${formatPrice(ask)} to pay`
        : `${formatPrice(total.before)} → ${formatPrice(total.after)}`;
  return {
    title: `Change the items of ${state.orderNumber}?`,
    figure,
    text: `${whatHappens(preview)} The shopper gets a mail.`,
    confirmLabel: ask > 0 ? 'Request payment' : 'Change the items',
  };
}
