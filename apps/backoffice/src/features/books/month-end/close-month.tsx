import type {
  closeMonth,
  LockRequestView,
  MonthEndView,
  withdrawLock,
} from '@ilaneer/contract/staff/books/month-end';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConfirm } from '../../../parts/act/confirm.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { request } from '../../../session/staff-api.ts';
import { monthName } from './months-offered.ts';
import { useMonthLights } from './use-month-lights.ts';

export function useCloseMonth(month: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => request<typeof closeMonth>('POST', '/staff/closed-months', { body: { month } }),
    // A refusal is explained by the proof, or by the request of another.
    onError: () => queries.invalidateQueries({ queryKey: ['book-proof'] }),
    // With the statements: the last month of a year closes its accounts.
    onSettled: () => queries.invalidateQueries({ queryKey: ['journal'] }),
  });
}

type CloseProps = { monthEnd: MonthEndView; name: string };

/** JOURNAL-34; by two persons if the shop wants it (JOURNAL-32). */
export function CloseMonth({ monthEnd, name }: CloseProps) {
  const { month, isOver, needsTwo, lockRequest, toLock } = monthEnd;
  const may = useMay();
  const confirm = useConfirm();
  const close = useCloseMonth(month);
  const lights = useMonthLights(month);
  if (!isOver) return <p className="text-sm">{name} is not over yet.</p>;
  const asks = needsTwo && lockRequest === null && toLock.length > 0;
  const press = async () => {
    // The question names red lights.
    const { data } = lights.isPending ? await lights.refetch({ cancelRefetch: false }) : lights;
    const isRed = data?.lights.some(({ colour }) => colour === 'red') ?? false;
    const yes = await confirm({
      title: `${asks ? 'Request the closing of' : 'Close'} ${name}?`,
      text: whatItDoes({ toLock, asks, isRed }),
      confirmLabel: asks ? 'Request the closing' : 'Close the month',
      danger: !asks,
    });
    if (yes) close.mutate();
  };
  return (
    <div className="grid justify-items-start gap-3 text-sm">
      <p className="max-w-text">
        Closing proves the books, locks the month and makes a ZIP file: GSTR-1 and the check sheet of GSTR-3B,
        registers, statements, ledgers, open items, and the PDF of every document.
        {needsTwo && ' Two persons close a month: one requests it, another confirms.'}
      </p>
      {lockRequest !== null && <Requested month={month} lockRequest={lockRequest} />}
      {close.isError && <Notice tone="error">{refusalText(close.error)}</Notice>}
      {!may('books.write') && (
        <p className="text-palm-soft">Closing takes the permission to keep the books.</p>
      )}
      {may('books.write') && lockRequest?.isOwn !== true && (
        <Button size="sm" busy={close.isPending} onClick={() => void press()}>
          <Icon name="lock" className="size-4" />
          {`${asks ? 'Request to close' : 'Close'} ${name}`}
        </Button>
      )}
    </div>
  );
}

type Effect = { toLock: readonly string[]; asks: boolean; isRed: boolean };

/** With the months and years that it takes along. */
function whatItDoes({ toLock, asks, isRed }: Effect): string {
  const [first, ...others] = toLock;
  const marches = toLock.filter((month) => month.endsWith('-03')).map(monthName);
  return [
    first === undefined && 'The month is locked already: this makes its files.',
    first !== undefined &&
      (others.length === 0
        ? 'The month is locked. Later entries belong to later months.'
        : `${toLock.length} months are locked, from ${monthName(first)} on. Later entries belong to later months.`),
    marches.length > 0 && `The financial year that ends in ${marches.join(' and ')} is closed.`,
    asks && 'A second person confirms it.',
    !asks && first !== undefined && "This can't be undone.",
    isRed && 'Some lights are red: the files will have those faults.',
  ]
    .filter((text) => text !== false)
    .join(' ');
}

function Requested({ month, lockRequest }: { month: string; lockRequest: LockRequestView }) {
  const may = useMay();
  const queries = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () =>
      request<typeof withdrawLock>('DELETE', '/staff/lock-requests/:month', { params: { month } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['journal'] }),
  });
  const { requestedBy, requestedAt, isOwn } = lockRequest;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <span>
          Requested by {isOwn ? 'you' : requestedBy}, <When at={requestedAt} />.
          {isOwn && ' Another person has to confirm it.'}
        </span>
        {may('books.write') && (
          <Button variant="quiet" size="sm" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Withdraw the request
          </Button>
        )}
      </p>
      {withdraw.isError && <Notice tone="error">{refusalText(withdraw.error)}</Notice>}
    </>
  );
}
