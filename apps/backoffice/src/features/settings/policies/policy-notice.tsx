import { settledWith } from '@ilaneer/client/query-client';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { announcePolicyChange, getPolicyNotice } from '@ilaneer/contract/staff/shop/policy-notices';
import type { AnnouncedPolicy } from '@ilaneer/domain/setting/policies';
import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useConfirm } from '../../../parts/act/confirm.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { countWords } from '../../../parts/words/count-words.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { request } from '../../../session/staff-api.ts';

type Notice = ReplyOf<typeof getPolicyNotice>['notice'];

/** CONTENT-26. */
export function PolicyNotice({ slug }: { slug: AnnouncedPolicy }) {
  const query = useQuery({
    queryKey: ['content', 'policies', slug, 'notice'],
    queryFn: ({ signal }) =>
      request<typeof getPolicyNotice>('GET', '/staff/policies/:slug/notice', { params: { slug }, signal }),
  });
  const notice = query.data?.notice;
  return (
    <Panel title="Account holders">
      {query.isError && <p className="text-sm">{refusalText(query.error)}</p>}
      {query.isPending && <Skeleton className="h-16 w-full" />}
      {notice !== undefined &&
        (notice.number === null ? (
          <p className="text-palm-soft text-sm">
            This is the first version: there is no change to announce yet.
          </p>
        ) : notice.told === null ? (
          <Untold slug={slug} number={notice.number} notice={notice} />
        ) : (
          <p className="text-sm">
            {notice.told.by} notified account holders of version {notice.number},{' '}
            <When at={notice.told.at} inside />: {countWords(exactly(notice.told.mails), 'mail')}
            {notice.told.isDone ? '.' : ' so far.'}
          </p>
        ))}
    </Panel>
  );
}

function Untold({ slug, number, notice }: { slug: AnnouncedPolicy; number: number; notice: Notice }) {
  const queries = useQueryClient();
  const ask = useConfirm();
  const { show } = useToast();
  const tell = useMutation({
    mutationFn: () =>
      request<typeof announcePolicyChange>('POST', '/staff/policies/:slug/notice', {
        params: { slug },
        body: { number },
      }),
    onSuccess: () => show({ text: 'Account holders are notified', tone: 'success', polite: true }),
    onError: (error) => show({ text: refusalText(error), tone: 'error' }),
    onSettled: settledWith(() => queries.invalidateQueries({ queryKey: ['content', 'policies', slug] })),
  });
  const { mails, unreachable } = notice;
  async function press(): Promise<void> {
    const yes = await ask({
      title: `Notify account holders of version ${number}?`,
      figure: countWords(exactly(mails), 'mail'),
      text: `The mails announce the change and link to the page. Each account gets one per version. Sent mails can't be recalled.${
        unreachable > 0
          ? ` ${countWords(exactly(unreachable), 'account')} without a confirmed email address can't be reached.`
          : ''
      }`,
      confirmLabel: `Send ${countWords(exactly(mails), 'mail')}`,
    });
    if (yes) tell.mutate();
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p className="max-w-text">
        Account holders are not notified of version {number} yet. Notify them of a material change, such as
        the use or recipients of data, or the terms of purchases and returns.
      </p>
      <Button variant="secondary" busy={tell.isPending} onClick={() => void press()}>
        Notify account holders …
      </Button>
    </div>
  );
}

function exactly(found: number) {
  return { found, isMore: false };
}
