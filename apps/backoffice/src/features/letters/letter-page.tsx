import type { LetterView } from '@ilaneer/contract/staff/messages/letters';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useParams } from 'react-router';
import { Facts } from '../../parts/frame/facts.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { ProgressBar } from '../../parts/frame/progress-bar.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../parts/live/changed-notice.tsx';
import { LetterActions } from './letter-actions.tsx';
import { useLetter } from './letter-calls.ts';
import { LetterForm, NEW_LETTER } from './letter-form.tsx';
import { LetterState } from './letter-state.tsx';

const BACK = { label: 'Letters', to: '/letters' };

/** NEWSLETTER-7, NEWSLETTER-8. */
export function Component() {
  const { letterId = '' } = useParams();
  const query = useLetter(letterId);
  if (letterId === 'new') {
    return (
      <>
        <PageHeader title="New letter" back={BACK} />
        <LetterForm letter={NEW_LETTER} />
      </>
    );
  }
  if (query.isError) return <Unreadable what="This letter" query={query} />;
  if (query.data === undefined) return <Spinner label="Loading …" />;
  const { data: letter } = query;
  return (
    <>
      <PageHeader
        title={letter.subject}
        back={BACK}
        state={<LetterState letter={letter} />}
        actions={<LetterActions letter={letter} />}
      />
      <ChangedNotice kind="letter" id={letterId} />
      <div className="grid gap-4">
        {letter.recipients !== null && <Progress letter={letter} total={letter.recipients} />}
        {letter.state === 'draft' ? <LetterForm key={letterId} letter={letter} /> : <Text letter={letter} />}
        <div className="max-w-3xl">
          <HistoryPanel kind="letter" id={letterId} />
        </div>
      </div>
    </>
  );
}

function Progress({ letter: { deliveries }, total }: { letter: LetterView; total: number }) {
  const { sent, refused, left, failed, waiting } = deliveries;
  return (
    <div className="max-w-3xl">
      <Panel title="Deliveries">
        <ProgressBar done={total - waiting} of={Math.max(total, 1)} label="Deliveries" />
        <Facts
          facts={[
            ['Addresses', String(total)],
            ['Sent', String(sent)],
            ['Waiting', String(waiting)],
            ['Refused by the mail server', String(refused)],
            ['Unsubscribed before', String(left)],
            ['Failed', String(failed)],
          ]}
        />
      </Panel>
    </div>
  );
}

function Text({ letter }: { letter: LetterView }) {
  const { heading, words, buttonLabel, buttonUrl } = letter;
  return (
    <div className="max-w-3xl">
      <Panel title={heading}>
        <p className="whitespace-pre-line">{words}</p>
        {buttonUrl !== '' && (
          <p className="mt-3 text-palm-soft text-sm">
            {buttonLabel}: {buttonUrl}
          </p>
        )}
      </Panel>
    </div>
  );
}
