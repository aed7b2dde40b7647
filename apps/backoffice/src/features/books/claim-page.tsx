import type { ClaimView, getClaim, refuseClaim, withdrawClaim } from '@ilaneer/contract/staff/books/claims';
import { isWithdrawable } from '@ilaneer/domain/claim/parcel-claim';
import { formatDay } from '@ilaneer/domain/india-day';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { Button } from '@ilaneer/ui/buttons/button';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { TextDialog } from '../../parts/act/text-dialog.tsx';
import { DetailLayout } from '../../parts/frame/detail-layout.tsx';
import { Facts } from '../../parts/frame/facts.tsx';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../parts/live/changed-notice.tsx';
import { Money } from '../../parts/words/money.tsx';
import { When } from '../../parts/words/when.tsx';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';
import { CAUSE_WORDS, ClaimBadge } from './claim-words.tsx';
import { PayClaimDialog } from './pay-claim-dialog.tsx';

/** REMITTANCE-8. */
export function Component() {
  const { claimId = '' } = useParams();
  const may = useMay();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'pay' | 'refuse' | 'withdraw' | null>(null);
  const found = useQuery({
    queryKey: ['claim', claimId],
    queryFn: ({ signal }) =>
      request<typeof getClaim>('GET', '/staff/claims/:claimId', { params: { claimId }, signal }),
  });
  const claim = found.data?.claim;
  const canSettle = claim?.state === 'open' && may('books.write');
  const canWithdraw = claim !== undefined && isWithdrawable(claim.state) && may('books.write');
  const isWeight = claim?.reason === 'weight';
  const closing = isWeight ? 'Accept the charge' : 'Write off';
  const paying = isWeight ? 'Record the credit' : 'Record the payment';
  usePageActions([
    ...(canSettle
      ? ([
          { label: paying, keys: 'p', run: () => setOpen('pay') },
          { label: closing, run: () => setOpen('refuse') },
        ] as const)
      : []),
    ...(canWithdraw ? ([{ label: 'Withdraw the claim', run: () => setOpen('withdraw') }] as const) : []),
  ]);
  if (found.isError) return <Unreadable what="This claim" query={found} />;
  if (claim === undefined) return <Spinner label="Loading the claim" />;
  const close = () => setOpen(null);
  const refuse = async (reason: string) => {
    const options = { params: { claimId }, body: { reason } };
    await request<typeof refuseClaim>('POST', '/staff/claims/:claimId/refusal', options);
    await queries.invalidateQueries({ queryKey: ['claim'] });
  };
  const withdraw = async (reason: string) => {
    const options = { params: { claimId }, body: { reason } };
    await request<typeof withdrawClaim>('POST', '/staff/claims/:claimId/withdrawal', options);
    await queries.invalidateQueries({ queryKey: ['claim'] });
  };
  return (
    <>
      <PageHeader
        title={claim.parcelNumber}
        tab={`Claim ${claim.parcelNumber}`}
        back={{ label: 'Claims against couriers', to: '/claims' }}
        state={<ClaimBadge {...claim} />}
        about={`${isWeight ? 'Weight charged by' : `${CAUSE_WORDS[claim.reason]} on the way with`} ${claim.courier}`}
        actions={
          <>
            {canWithdraw && (
              <Button size="sm" variant="quiet" onClick={() => setOpen('withdraw')}>
                Withdraw
              </Button>
            )}
            {canSettle && (
              <>
                <Button size="sm" variant="secondary" onClick={() => setOpen('refuse')}>
                  {closing}
                </Button>
                <Button size="sm" onClick={() => setOpen('pay')}>
                  {paying}
                </Button>
              </>
            )}
          </>
        }
      />
      <ChangedNotice kind="claim" id={claim.id} />
      <DetailLayout aside={<HistoryPanel kind="claim" id={claim.id} />}>
        <Panel title="Claim">
          <Facts facts={factsOf(claim)} />
        </Panel>
      </DetailLayout>
      {open === 'pay' && <PayClaimDialog claim={claim} onClose={close} />}
      {open === 'refuse' && (
        <TextDialog
          title={
            isWeight
              ? `Accept the charge for ${claim.parcelNumber}?`
              : `Write off the claim for ${claim.parcelNumber}?`
          }
          text={
            isWeight
              ? "The courier keeps it, or credits it to a prepaid balance: nothing comes to the bank. This can't be undone."
              : "The courier refused it: the whole amount becomes a bad debt. This can't be undone."
          }
          confirmLabel={closing}
          danger
          long
          onClose={close}
          onConfirm={refuse}
        />
      )}
      {open === 'withdraw' && (
        <TextDialog
          title={
            isWeight
              ? `Withdraw the weight of ${claim.parcelNumber}?`
              : `Withdraw the claim for ${claim.parcelNumber}?`
          }
          text={
            isWeight
              ? 'For a weight recorded by mistake. What it posted is reversed today, and it can be recorded correctly.'
              : 'For a claim opened by mistake. Its posting is reversed today, and the parcel can be claimed correctly.'
          }
          confirmLabel="Withdraw"
          danger
          long
          onClose={close}
          onConfirm={withdraw}
        />
      )}
    </>
  );
}

const DAYS_OF: Readonly<Record<ClaimView['state'], string>> = {
  open: 'Open for',
  paid: 'Settled after',
  refused: 'Settled after',
  accepted: 'Settled after',
  withdrawn: 'Withdrawn after',
};

const grams = (weight: number) => `${indianDigits(weight)} g`;

function factsOf(claim: ClaimView): Parameters<typeof Facts>[0]['facts'] {
  const { paid, amount } = claim;
  const isClaimed = claim.state === 'paid' || claim.state === 'refused';
  const writtenOff = !isClaimed ? 0 : Math.round((amount - (paid ?? 0)) * 100) / 100;
  return [
    ['Amount', <Money key="amount" rupees={amount} />],
    [
      'Parcel',
      <Link key="parcel" to={`/orders/${claim.orderId}`} className="underline">
        {claim.parcelNumber}
      </Link>,
    ],
    claim.chargedGrams === null ? null : ['Charged for', grams(claim.chargedGrams)],
    claim.packedGrams === null ? null : ['Packed at', grams(claim.packedGrams)],
    claim.chargedOn === null ? null : ['Charged on', formatDay(`${claim.chargedOn}T06:00:00Z`)],
    ["Courier's claim number", claim.voucher || '–'],
    ['Opened', <When key="opened" at={claim.openedAt} whole />],
    [DAYS_OF[claim.state], `${indianDigits(claim.days)} days`],
    paid === null ? null : ['Paid', <Money key="paid" rupees={paid} />],
    claim.paidOn === null
      ? null
      : ['In the bank', `${formatDay(`${claim.paidOn}T06:00:00Z`)}, ${claim.reference ?? ''}`],
    writtenOff === 0 ? null : ['Written off', <Money key="off" rupees={writtenOff} />],
    claim.settledReason === null ? null : ['Reason', claim.settledReason],
    claim.settledAt === null
      ? null
      : [
          claim.state === 'withdrawn' ? 'Withdrawn' : 'Settled',
          <When key="settled" at={claim.settledAt} whole />,
        ],
  ];
}
