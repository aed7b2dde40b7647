import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useConfirm } from '../../../parts/act/confirm.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { useMay } from '../../../session/permission.ts';
import { goodsName, signed } from '../stock-words.tsx';
import { CountUnits } from './count-units.tsx';
import { CountStateBadge } from './count-words.tsx';
import { useCount, useCountActs } from './use-count.ts';

const BACK = { label: 'Counts', to: '/counts' };

export function Component() {
  const { countId = '' } = useParams();
  const may = useMay();
  const confirm = useConfirm();
  const query = useCount(countId);
  const acts = useCountActs(countId);
  const apply = useMutation({ mutationFn: (version: number) => acts.apply(version) });
  const drop = useMutation({ mutationFn: (version: number) => acts.drop(version) });
  const strike = useMutation({ mutationFn: acts.note });
  if (query.isError) return <Unreadable what="This count" query={query} />;
  if (query.data === undefined) return <Spinner label="Loading …" />;
  const { count, lines } = query.data;
  const isOpen = count.state === 'open' && may('stock.adjust');
  const wrong = lines.filter(({ difference }) => difference !== 0);
  const failed = [apply, drop, strike].find(({ isError }) => isError)?.error;

  const askToApply = async () => {
    const yes = await confirm({
      title: 'Apply this count to the stock?',
      figure:
        wrong.length === 0
          ? 'No differences'
          : `${signed(count.difference)} ${Math.abs(count.difference) === 1 ? 'unit' : 'units'} on ${wrong.length} ${wrong.length === 1 ? 'line' : 'lines'}`,
      text: 'Units sold after counting are not counted as lost.',
      confirmLabel: 'Apply the count',
    });
    if (yes) apply.mutate(count.version);
  };
  const askToDrop = async () => {
    const yes = await confirm({
      title: 'Discard this count?',
      text: 'The stock stays unchanged.',
      confirmLabel: 'Discard it',
      danger: true,
    });
    if (yes) drop.mutate(count.version);
  };
  return (
    <>
      <PageHeader
        title={count.number}
        back={BACK}
        about={count.note === '' ? `Started by ${count.who}` : count.note}
        state={<CountStateBadge state={count.state} />}
        actions={
          isOpen && (
            <>
              <Button variant="secondary" size="sm" busy={drop.isPending} onClick={() => void askToDrop()}>
                Drop
              </Button>
              <Button
                size="sm"
                busy={apply.isPending}
                disabled={lines.length === 0}
                onClick={() => void askToApply()}
              >
                Apply the count
              </Button>
            </>
          )
        }
      />
      <ChangedNotice kind="stock" id={countId} />
      <div className="grid gap-4">
        {failed && <Notice tone="error">{refusalText(failed)}</Notice>}
        {isOpen && <CountUnits acts={acts} />}
        <Panel title={`Counted: ${lines.length}`} flush>
          {lines.length === 0 ? (
            <StatePanel kind="empty" title="Nothing counted yet" text="Scan the first goods above." />
          ) : (
            <div className="relative overflow-x-auto">
              <table className="w-full text-sm">
                <thead className="text-left text-palm-soft">
                  <tr className="border-line border-b">
                    <th className="px-4 py-1.5 font-medium">SKU</th>
                    <th className="px-3 py-1.5 font-medium">Goods</th>
                    <th className="px-3 py-1.5 font-medium">Batch</th>
                    <th className="px-3 py-1.5 whitespace-nowrap text-right font-medium">Recorded</th>
                    <th className="px-3 py-1.5 text-right font-medium">Counted</th>
                    <th className="px-3 py-1.5 text-right font-medium">Difference</th>
                    {isOpen && (
                      <th className="px-4 py-1.5">
                        <span className="sr-only">Remove</span>
                      </th>
                    )}
                  </tr>
                </thead>
                <tbody>
                  {lines.map((line) => (
                    <tr
                      key={`${line.variantId} ${line.batch?.id ?? ''}`}
                      className="border-line border-b last:border-0"
                    >
                      <td className="whitespace-nowrap px-4 py-1.5 font-semibold">{line.sku}</td>
                      <td className="px-3 py-1.5">{goodsName(line)}</td>
                      <td className="px-3 py-1.5">{line.batch?.code ?? ''}</td>
                      <td className="px-3 py-1.5 text-right">{line.expected}</td>
                      <td className="px-3 py-1.5 text-right">{line.counted}</td>
                      <td className="px-3 py-1.5 text-right font-semibold">
                        {line.difference === 0 ? 'None' : signed(line.difference)}
                      </td>
                      {isOpen && (
                        <td className="whitespace-nowrap py-0 text-right">
                          <Button
                            variant="quiet"
                            size="sm"
                            onClick={() =>
                              strike.mutate({
                                variantId: line.variantId,
                                batchId: line.batch?.id ?? null,
                                counted: null,
                              })
                            }
                          >
                            Remove
                          </Button>
                        </td>
                      )}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Panel>
        <HistoryPanel kind="stock" id={countId} />
      </div>
    </>
  );
}
