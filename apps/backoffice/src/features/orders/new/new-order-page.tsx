import { ApiError } from '@ilaneer/client/api-errors';
import { formatPrice } from '@ilaneer/client/format-price';
import type { placePhoneOrder, quotePhoneOrder } from '@ilaneer/contract/staff/orders/phone-orders';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Figure } from '@ilaneer/ui/text/figure';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfirm } from '../../../parts/act/confirm.tsx';
import { DetailLayout } from '../../../parts/frame/detail-layout.tsx';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { request } from '../../../session/staff-api.ts';
import { BilledTo } from './billed-to.tsx';
import { CallerPanel } from './caller-panel.tsx';
import {
  bodyOf,
  linesOf,
  newDraft,
  type PhoneDraft,
  problemsOf,
  readDraft,
  storeDraft,
  unitProblems,
} from './phone-draft.ts';
import { PhoneItems } from './phone-items.tsx';
import { PhoneTotal } from './phone-total.tsx';
import { WhereTo } from './where-to.tsx';

export function Component() {
  const [draft, setDraft] = useState(readDraft);
  // Errors of placing, until edited.
  const [found, setFound] = useState<readonly FieldProblem[]>([]);
  const form = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const items = useRef<HTMLInputElement>(null);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { show } = useToast();
  const isKnown = draft.customer !== null;
  useEffect(() => (isKnown ? items : first).current?.focus(), [isKnown]);
  useEffect(() => {
    if (found.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [found]);
  const change = (next: PhoneDraft) => {
    setDraft(next);
    storeDraft(next);
    setFound([]);
    if (!place.isIdle && !place.isPending) place.reset();
  };
  const lines = linesOf(draft);
  const canQuote = lines.length > 0 && unitProblems(draft).length === 0;
  const couponCode = draft.couponCode.trim();
  const pinCode = /^\d{6}$/.test(draft.address.zipCode) ? draft.address.zipCode : '';
  const quote = useQuery({
    queryKey: ['stock', 'phone-quote', draft.customer?.id ?? null, lines, couponCode, pinCode],
    enabled: canQuote,
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      request<typeof quotePhoneOrder>('POST', '/staff/phone-orders/quote', {
        body: {
          customerId: draft.customer?.id ?? null,
          ...{ lines, couponCode },
          ...(pinCode !== '' && { pinCode }),
        },
        signal,
      }),
  });
  const shown = canQuote ? quote.data : undefined;
  const place = useMutation({
    mutationFn: (total: number) =>
      request<typeof placePhoneOrder>('POST', '/staff/phone-orders', {
        headers: { 'idempotency-key': draft.key },
        body: bodyOf(draft, total),
      }),
    onSuccess: async ({ orderId, orderNumber }) => {
      storeDraft(newDraft());
      await queries.invalidateQueries({ queryKey: ['order'] });
      show({ text: `${orderNumber} is placed`, tone: 'success', polite: true });
      await navigate(`/orders/${orderId}`, { replace: true });
    },
    // Price or stock may have changed.
    onError: () => queries.invalidateQueries({ queryKey: ['stock'] }),
  });
  const canPlace = shown !== undefined && !quote.isPlaceholderData && shown.couponProblem === null;
  const isAsking = useRef(false);
  async function finish() {
    if (!canPlace || place.isPending || isAsking.current) return;
    const wrong = problemsOf(draft);
    setFound(wrong);
    if (wrong.length > 0) return;
    const { total } = shown.summary;
    isAsking.current = true;
    const yes = await confirm({
      title: 'Place this order?',
      figure: `${formatPrice(total)} ${draft.payment === 'cod' ? 'on delivery' : 'by link'}`,
      text: 'The customer gets the usual confirmation.',
      confirmLabel: 'Place the order',
    });
    isAsking.current = false;
    if (yes) place.mutate(total);
  }
  const startOver = async () => {
    const yes = await confirm({
      title: 'Start over?',
      text: 'Your entries will be deleted.',
      confirmLabel: 'Start over',
      danger: true,
    });
    if (yes) change(newDraft());
  };
  usePageActions([
    { label: 'Place the order', keys: 'Shift+Enter', needs: 'orders.edit', run: () => void finish() },
  ]);
  const refused = place.error ?? quote.error;
  const said = refused instanceof ApiError ? (refused.reply?.fields ?? []) : [];
  const problems = new Map(
    [...unitProblems(draft), ...found, ...said].map(({ field, message }) => [field, message]),
  );
  return (
    <>
      <PageHeader
        title="Order by phone"
        back={{ label: 'Orders', to: '/orders' }}
        about={
          lines.length === 0
            ? 'Add an item to place the order. Your entries are kept in this browser until then.'
            : 'Your entries are kept in this browser until the order is placed.'
        }
        actions={
          <>
            <Button variant="quiet" size="sm" disabled={place.isPending} onClick={() => void startOver()}>
              Start over
            </Button>
            <Button size="sm" busy={place.isPending} disabled={!canPlace} onClick={() => void finish()}>
              {shown === undefined ? (
                'Place the order'
              ) : (
                <span>
                  Place for <Figure>{formatPrice(shown.summary.total)}</Figure>
                </span>
              )}
            </Button>
          </>
        }
      />
      {refused !== null && (
        <Notice tone="error" className="mb-4">
          {refusalText(refused)}
        </Notice>
      )}
      <div ref={form}>
        <DetailLayout
          aside={
            <PhoneTotal draft={draft} quote={shown} onChange={(more) => change({ ...draft, ...more })} />
          }
        >
          <CallerPanel
            draft={draft}
            problems={problems}
            box={first}
            onChange={(more) => change({ ...draft, ...more })}
          />
          <PhoneItems
            draft={draft}
            problems={problems}
            box={items}
            isBeforeGst={shown?.summary.gstIncluded === false}
            onDraft={change}
          />
          <WhereTo draft={draft} problems={problems} onAddress={(address) => change({ ...draft, address })} />
          <BilledTo
            draft={draft}
            problems={problems}
            onBusiness={(business) => change({ ...draft, business })}
          />
        </DetailLayout>
      </div>
    </>
  );
}
