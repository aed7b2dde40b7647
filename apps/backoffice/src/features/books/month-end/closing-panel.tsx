import type { ClosingView, MonthEndView } from '@ilaneer/contract/staff/books/month-end';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Icon } from '@ilaneer/ui/text/icon';
import { Facts } from '../../../parts/frame/facts.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { ProgressBar } from '../../../parts/frame/progress-bar.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { CloseMonth, useCloseMonth } from './close-month.tsx';
import { monthName } from './months-offered.ts';

type ClosingProps = { monthEnd: MonthEndView; name: string };

const BYTES_OF_A_MEGABYTE = 1_000_000;

/** JOURNAL-34, JOURNAL-35. */
export function ClosingPanel({ monthEnd, name }: ClosingProps) {
  const { closing, lockedThrough } = monthEnd;
  const locked =
    lockedThrough === null
      ? 'No month is locked yet.'
      : `The books are locked up to the end of ${monthName(lockedThrough)}.`;
  return (
    <Panel title={`Close ${name}`} note={locked}>
      {closing === null && <CloseMonth monthEnd={monthEnd} name={name} />}
      {closing !== null && closing.finishedAt === null && <BeingMade monthEnd={monthEnd} name={name} />}
      {closing !== null && closing.finishedAt !== null && (
        <Closed month={monthEnd.month} closing={closing} finishedAt={closing.finishedAt} />
      )}
    </Panel>
  );
}

function BeingMade({ monthEnd: { month, documents, drawn }, name }: ClosingProps) {
  const may = useMay();
  const again = useCloseMonth(month);
  return (
    <div className="grid max-w-md justify-items-start gap-2 text-sm">
      <p role="status">
        {drawn < documents
          ? `The files are being made: ${indianDigits(drawn)} of ${indianDigits(documents)} documents.`
          : 'The files are being made: returns, registers and books.'}
      </p>
      <ProgressBar done={drawn} of={Math.max(1, documents)} label={`Documents of ${name}`} />
      {again.isError && <Notice tone="error">{refusalText(again.error)}</Notice>}
      {may('books.write') && (
        <>
          <p className="text-palm-soft">
            If this stays for some minutes, start again: finished files are kept.
          </p>
          <Button size="sm" variant="secondary" busy={again.isPending} onClick={() => again.mutate()}>
            Start again
          </Button>
        </>
      )}
    </div>
  );
}

type ClosedProps = { month: string; closing: ClosingView; finishedAt: string };

function Closed({ month, closing, finishedAt }: ClosedProps) {
  const may = useMay();
  const { documents, archiveBytes, archiveSha256 } = closing;
  const megabytes = Math.max(0.1, (archiveBytes ?? 0) / BYTES_OF_A_MEGABYTE).toFixed(1);
  return (
    <div className="grid justify-items-start gap-3">
      <Facts
        facts={[
          ['Closed', <When key="closed" at={finishedAt} />],
          ['Documents', indianDigits(documents ?? 0)],
          ['Size', `${megabytes} MB`],
          [
            'SHA-256',
            <span key="sum" translate="no">
              {archiveSha256}
            </span>,
          ],
        ]}
      />
      {may('exports.take') && (
        <ButtonLink size="sm" render={<a href={`/api/staff/closed-months/${month}`} download />}>
          <Icon name="download" className="size-4" />
          Download the ZIP file
        </ButtonLink>
      )}
    </div>
  );
}
