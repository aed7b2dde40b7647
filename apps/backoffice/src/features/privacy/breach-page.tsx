import type { getBreach } from '@ilaneer/contract/staff/privacy/breaches';
import { breachDuties } from '@ilaneer/domain/privacy/breach';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DetailLayout } from '../../parts/frame/detail-layout.tsx';
import { Facts } from '../../parts/frame/facts.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../parts/live/changed-notice.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { BreachForm } from './breach-form.tsx';
import { BreachLetters } from './breach-letters.tsx';
import { breachOf } from './breach-values.ts';
import { BreachState } from './breaches-page.tsx';
import { PrivacyFrame } from './privacy-frame.tsx';

const BACK = { label: 'Breaches', to: '/privacy/breaches' };

export function Component() {
  const { breachId = 'new' } = useParams();
  const isNew = breachId === 'new';
  const query = useQuery({
    queryKey: ['breach', breachId],
    queryFn: ({ signal }) =>
      request<typeof getBreach>('GET', '/staff/breaches/:breachId', { params: { breachId }, signal }),
    enabled: !isNew,
  });
  if (isNew) {
    return (
      <PrivacyFrame
        title="Record a breach"
        about="Only its title and since when it is known are needed now."
        back={BACK}
      >
        <BreachForm key="new" known={null} />
      </PrivacyFrame>
    );
  }
  if (!query.isSuccess) {
    return (
      <PrivacyFrame title="Breach" about="" back={BACK}>
        {query.isError ? (
          <StatePanel kind="error" title="This record could not be read" text={refusalText(query.error)} />
        ) : (
          <Spinner label="Loading …" />
        )}
      </PrivacyFrame>
    );
  }
  const { breach, from } = query.data;
  return (
    <PrivacyFrame
      title={breach.title}
      about={
        <>
          Known since <When at={breach.knownAt} inside />
        </>
      }
      back={BACK}
      state={<BreachState breach={breach} />}
    >
      <ChangedNotice kind="breach" id={breach.id} />
      <DetailLayout
        aside={
          <>
            <Panel title="Who is to be told">
              <Facts
                facts={breachDuties(breachOf(breach), new Date()).map(({ who, toldAt, dueAt, isLate }) => [
                  who,
                  toldAt !== null ? (
                    <span key={who}>
                      Told <When at={toldAt.toISOString()} inside />
                      {isLate && ', late'}
                    </span>
                  ) : dueAt !== null ? (
                    <span key={who} className={isLate ? 'font-semibold text-hibiscus-dark' : undefined}>
                      {isLate ? 'Was due ' : 'Due '}
                      <When at={dueAt.toISOString()} inside />
                    </span>
                  ) : (
                    'At once'
                  ),
                ])}
              />
            </Panel>
            <HistoryPanel kind="breach" id={breach.id} />
          </>
        }
      >
        <Panel title="Record">
          <BreachForm key={breach.id} known={breach} />
        </Panel>
        <BreachLetters breach={breachOf(breach)} from={from} />
      </DetailLayout>
    </PrivacyFrame>
  );
}
