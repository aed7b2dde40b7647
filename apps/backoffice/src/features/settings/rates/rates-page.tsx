import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { listTaxRates, TaxRateView } from '@ilaneer/contract/staff/shop/tax-rates';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { request } from '../../../session/staff-api.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import { useSettings } from '../use-settings.ts';
import { RateDialog } from './rate-dialog.tsx';
import { dayText, rateText } from './rate-text.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const RATES_KEY = ['setting', 'rates'];

type Rates = ReplyOf<typeof listTaxRates>;

/** PRICING-33. */
export function Component() {
  const rates = useQuery({
    queryKey: RATES_KEY,
    queryFn: ({ signal }) => request<typeof listTaxRates>('GET', '/staff/tax-rates', { signal }),
  });
  return (
    <SettingsFrame
      title="GST rates"
      about="By HSN code and start date; the longest matching code applies. A live shop opens once the rates of its products are confirmed."
    >
      <ChangedNotice kind="setting" id="rates" />
      {rates.isError ? (
        <Unreadable what="The rates" query={rates} inside />
      ) : rates.data === undefined ? (
        <Spinner label="Loading …" />
      ) : (
        <div className="grid gap-4">
          <RuleNotice />
          <RatesTable table={rates.data} />
          <HistoryPanel kind="setting" id="rates" empty="No rate is confirmed or added yet." />
        </div>
      )}
    </SettingsFrame>
  );
}

function RuleNotice() {
  const { data } = useSettings();
  if (data === undefined || data.settings.tax.values.mode === 'hsn') return null;
  return (
    <p className="rounded-md bg-water px-3 py-2 text-sm">
      All goods bear 18 % now. These rates count once the{' '}
      <Link to="/settings/tax" className="underline">
        tax rule
      </Link>{' '}
      is “By HSN code”.
    </p>
  );
}

function RatesTable({ table }: { table: Rates }) {
  const [confirmedBy, setConfirmedBy] = useState('');
  const [open, setOpen] = useState<{ rate: TaxRateView | null } | null>(null);
  const [withdrawn, setWithdrawn] = useState<TaxRateView | null>(null);
  const isOwn = ({ products, confirmedBy: by }: TaxRateView) => products > 0 || by !== null;
  const own = table.rates.filter(isOwn);
  const others = table.rates.filter((rate) => !isOwn(rate));
  const acts = { onOpen: (rate: TaxRateView) => setOpen({ rate }), onWithdraw: setWithdrawn };
  return (
    <Panel
      title="Rates"
      flush
      actions={
        <Button variant="quiet" size="sm" className="-mr-4" onClick={() => setOpen({ rate: null })}>
          Add a rate
        </Button>
      }
    >
      {own.length === 0 ? (
        <p className="border-line border-t px-4 py-2 text-palm-soft text-sm">
          None of your products needs a rate yet.
        </p>
      ) : (
        <RateList rates={own} {...acts} />
      )}
      {others.length > 0 && (
        <details className="border-line border-t">
          <summary className="cursor-pointer px-4 py-3 font-semibold text-sm">
            {`Known rates that your products do not use (${others.length})`}
          </summary>
          <RateList rates={others} {...acts} />
        </details>
      )}
      {withdrawn !== null && (
        <WithdrawDialog rate={withdrawn} version={table.version} onClose={() => setWithdrawn(null)} />
      )}
      {open !== null && (
        <RateDialog
          rate={open.rate}
          version={table.version}
          confirmedBy={confirmedBy}
          onSaved={setConfirmedBy}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
}

type RateListProps = {
  rates: readonly TaxRateView[];
  onOpen: (rate: TaxRateView) => void;
  onWithdraw: (rate: TaxRateView) => void;
};

function RateList({ rates, onOpen, onWithdraw }: RateListProps) {
  return (
    <ul>
      {rates.map((rate) => (
        <li
          key={`${rate.hsn} ${rate.from}`}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-2 text-sm"
        >
          <span className="w-24 font-medium tabular-nums">{rate.hsn}</span>
          <span className="min-w-48 flex-1">
            {rate.goods}
            <span className="block text-palm-soft">
              {rateText(rate)}, from {dayText(rate.from)}
              {rate.products > 0 && `, on ${rate.products} of your products`}
            </span>
          </span>
          {rate.confirmedBy === null || rate.confirmedOn === null ? (
            <Badge tone={rate.products > 0 ? 'sun' : 'neutral'}>Not confirmed</Badge>
          ) : (
            <span className="text-palm-soft">
              Confirmed by {rate.confirmedBy}, {dayText(rate.confirmedOn)}
            </span>
          )}
          <Button variant="secondary" size="sm" onClick={() => onOpen(rate)}>
            {rate.confirmedBy === null ? 'Confirm' : 'Change'}
            <span className="sr-only">
              {' '}
              {rate.hsn} from {dayText(rate.from)}
            </span>
          </Button>
          {rate.confirmedBy !== null && (
            <Button variant="quiet" size="sm" className="-ml-3" onClick={() => onWithdraw(rate)}>
              Withdraw
              <span className="sr-only">
                {' '}
                {rate.hsn} from {dayText(rate.from)}
              </span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
