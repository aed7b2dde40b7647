import { clearOnEdit, showRefusal } from '@ilaneer/client/form';
import { formatPrice } from '@ilaneer/client/format-price';
import type {
  CheckedRemittance,
  checkRemittance,
  RemittanceBody,
  recordRemittance,
} from '@ilaneer/contract/staff/books/remittances';
import { indiaDay } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useConfirm } from '../../parts/act/confirm.tsx';
import { useUnsaved } from '../../parts/act/use-unsaved.ts';
import { DetailLayout } from '../../parts/frame/detail-layout.tsx';
import { Figures } from '../../parts/frame/figures.tsx';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { Money } from '../../parts/words/money.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { request } from '../../session/staff-api.ts';
import { OverduePanel } from './overdue-panel.tsx';
import { RemittanceFields, type RemittanceForm } from './remittance-fields.tsx';
import { RemittedLines } from './remitted-lines.tsx';

const FIELDS = ['payer', 'reference', 'receivedOn', 'net', 'charges', 'gst', 'lines'] as const;

type Seen = { readonly body: RemittanceBody; readonly checked: CheckedRemittance };

/** Match, then record (REMITTANCE-2). */
export function Component() {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { show } = useToast();
  const [seen, setSeen] = useState<Seen | null>(null);
  const form = useForm<RemittanceForm>({
    defaultValues: {
      ...{ source: 'gateway', gateway: 'razorpay', courier: '', reference: '' },
      ...{ receivedOn: indiaDay(new Date()), net: '', charges: '', gst: '', lines: '' },
    },
  });
  const saved = useUnsaved(form.formState.isDirty, 'this payout');
  const onError = (error: Error) => showRefusal(form, [...FIELDS], error);
  const check = useMutation({
    mutationFn: async (body: RemittanceBody) => {
      const { remittance } = await request<typeof checkRemittance>('POST', '/staff/remittance-checks', {
        body,
      });
      return { body, checked: remittance };
    },
    onSuccess: setSeen,
    onError,
  });
  const record = useMutation({
    mutationFn: (body: RemittanceBody) =>
      request<typeof recordRemittance>('POST', '/staff/remittances', { body }),
    onSuccess: async ({ remittanceId }) => {
      await queries.invalidateQueries({ queryKey: ['remittance'] });
      show({ text: 'The payout is recorded', tone: 'success', polite: true });
      saved();
      await navigate(`/remittances/${remittanceId}`, { replace: true });
    },
    onError,
  });
  const calls = {
    isError: check.isError || record.isError,
    reset: () => {
      check.reset();
      record.reset();
    },
  };
  const edited = () => {
    setSeen(null);
    clearOnEdit(form, calls).onChange();
  };
  const match = form.handleSubmit((values) => {
    calls.reset();
    check.mutate(bodyOf(values));
  });
  async function finish() {
    if (seen === null || record.isPending) return;
    const yes = await confirm({
      title: 'Record this payout?',
      figure: `${formatPrice(seen.body.net)} in the bank`,
      text: differencesOf(seen.checked),
      confirmLabel: 'Record it',
    });
    if (yes) record.mutate(seen.body);
  }
  usePageActions([
    {
      label: seen === null ? 'Match with receivables' : 'Record it',
      keys: 'Shift+Enter',
      needs: 'books.write',
      run: () => void (seen === null ? match() : finish()),
    },
  ]);
  const failed = record.error ?? check.error;
  return (
    <>
      <PageHeader
        title="Record a payout"
        back={{ label: 'Payouts received', to: '/remittances' }}
        about="Each line is matched with the payer's receivables before anything is posted."
        actions={
          seen === null ? (
            <Button size="sm" busy={check.isPending} onClick={() => void match()}>
              Match with receivables
            </Button>
          ) : (
            <Button size="sm" busy={record.isPending} onClick={() => void finish()}>
              Record it
            </Button>
          )
        }
      />
      {failed !== null && Object.keys(form.formState.errors).length === 0 && (
        <Notice tone="error" className="mb-4">
          {refusalText(failed)}
        </Notice>
      )}
      <DetailLayout aside={seen !== null && <CheckedFigures checked={seen.checked} />}>
        <RemittanceFields form={form} onEdit={edited} />
        {seen !== null && (
          <>
            <Panel title="Lines" flush>
              <RemittedLines lines={seen.checked.lines} overdue={seen.checked.overdue} />
            </Panel>
            <OverduePanel overdue={seen.checked.overdue} />
          </>
        )}
      </DetailLayout>
    </>
  );
}

function CheckedFigures({ checked }: { checked: CheckedRemittance }) {
  return (
    <Panel title="Figures">
      <div aria-live="polite" className="grid gap-3">
        <Figures
          rows={[
            ['Gross', <Money key="gross" rupees={checked.gross} />],
            ['Charges', <Money key="charges" rupees={-checked.charges} />],
            ['GST on charges', <Money key="gst" rupees={-checked.gst} />],
          ]}
          total={<Money rupees={checked.net} />}
        />
        {checked.unmatched !== 0 && (
          <p className="text-sm">
            <strong className="text-hibiscus-dark">
              <Money rupees={checked.unmatched} />
            </strong>{' '}
            has no match. It stays an unmatched receipt until you identify it.
          </p>
        )}
      </div>
    </Panel>
  );
}

function bodyOf(values: RemittanceForm): RemittanceBody {
  const { gateway, courier, net, charges, gst, ...given } = values;
  return {
    ...given,
    payer: given.source === 'gateway' ? gateway : courier,
    net: rupeesOf(net) ?? 0,
    charges: rupeesOf(charges),
    gst: rupeesOf(gst),
  };
}

/** With or without commas; null if empty. */
function rupeesOf(typed: string): number | null {
  const plain = typed.replaceAll(/[\s,₹]/g, '');
  return plain === '' ? null : Number(plain);
}

function differencesOf({ lines }: CheckedRemittance): string {
  const paise = lines.map(({ difference }) => Math.round(difference * 100));
  const sum = (some: readonly number[]) =>
    formatPrice(Math.abs(some.reduce((all, one) => all + one, 0)) / 100);
  const missing = paise.filter((one) => one < 0);
  const surplus = paise.filter((one) => one > 0);
  const parts = [
    ...(missing.length > 0 ? [`${sum(missing)} short`] : []),
    ...(surplus.length > 0 ? [`${sum(surplus)} over`] : []),
  ];
  return parts.length === 0
    ? 'Each line matches its receivable.'
    : `Compared with the receivables: ${parts.join(', ')}.`;
}
