import { ApiError } from '@ilaneer/client/api-errors';
import type { ArticleForm, StaffArticleView } from '@ilaneer/contract/staff/content/articles';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useConfirm } from '../../../parts/act/confirm.tsx';
import { ScheduleDialog } from '../../../parts/act/schedule-dialog.tsx';
import { useUndo } from '../../../parts/act/undo.ts';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { putInPublic, removeArticle } from './article-calls.ts';

type ArticleActsProps = { article: StaffArticleView; onMoved: (article: StaffArticleView) => void };

type Move = { readonly isPublic: boolean; readonly publishedAt: string | null; readonly did: string };

/** CONTENT-37. */
export function ArticleActs({ article, onMoved }: ArticleActsProps) {
  const { formState, setError } = useFormContext<ArticleForm>();
  const { state, publishedAt } = article;
  const undo = useUndo();
  const { show } = useToast();
  const [isScheduling, setScheduling] = useState(false);
  const move = useMutation({
    mutationFn: (to: Move) => putInPublic(article, to.isPublic, to.publishedAt),
    onSuccess: (moved, { did }) => {
      onMoved(moved);
      undo(did, async () => onMoved(await putInPublic(moved, state !== 'draft', publishedAt)));
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? (error.reply?.fields ?? []) : [];
      for (const { field, message } of fields) setError(field as keyof ArticleForm, { message });
      const said = fields.map(({ message }) => message).join('; ');
      show({ text: said === '' ? refusalText(error) : `Not published: ${said}`, tone: 'error' });
    },
  });
  const publish = () =>
    move.mutate({ isPublic: true, publishedAt: earlier(article), did: 'Article published' });
  const publishNow = () => move.mutate({ isPublic: true, publishedAt: null, did: 'Article published' });
  const hide = () => move.mutate({ isPublic: false, publishedAt, did: 'Article hidden' });
  const isStill = !formState.isDirty && !move.isPending;
  usePageActions(
    isStill
      ? [
          ...(state === 'draft' ? [{ label: 'Publish', run: publish }] : [{ label: 'Hide', run: hide }]),
          {
            label: state === 'draft' ? 'Schedule publishing' : 'Publication date',
            run: () => setScheduling(true),
          },
        ]
      : [],
  );
  return (
    <>
      {state === 'draft' && (
        <Button variant="secondary" disabled={!isStill} busy={move.isPending} onClick={publish}>
          Publish
        </Button>
      )}
      {state === 'scheduled' && (
        <Button variant="secondary" disabled={!isStill} busy={move.isPending} onClick={publishNow}>
          Publish now
        </Button>
      )}
      <Button variant="quiet" disabled={!isStill} onClick={() => setScheduling(true)}>
        {state === 'draft' ? 'Schedule' : 'Change the date'}
      </Button>
      {state !== 'draft' && (
        <Button variant="quiet" disabled={!isStill} onClick={hide}>
          Hide
        </Button>
      )}
      <DeleteButton article={article} />
      {isScheduling && (
        <ScheduleDialog
          description={
            state === 'draft'
              ? 'It appears in the shop by itself then.'
              : 'With a date in the future it leaves the shop until then.'
          }
          {...(state !== 'draft' && publishedAt !== null && { from: publishedAt })}
          onClose={() => setScheduling(false)}
          onChosen={(at) => {
            setScheduling(false);
            const isLater = new Date(at) > new Date();
            const did = isLater ? 'Publishing scheduled' : 'Publication date changed';
            move.mutate({ isPublic: true, publishedAt: at, did });
          }}
        />
      )}
    </>
  );
}

function DeleteButton({ article }: { article: StaffArticleView }) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { show } = useToast();
  const { title } = article;
  const remove = useMutation({
    mutationFn: () => removeArticle(article),
    onSuccess: async () => {
      show({ text: `${title} is deleted`, tone: 'success' });
      await navigate('/settings/articles');
    },
    onError: (error) => show({ text: refusalText(error), tone: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['content', 'list'] }),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: `Delete ${title}?`,
      text: 'Its addresses lead nowhere then. To keep it, hide it.',
      confirmLabel: 'Delete',
      danger: true,
    });
    if (isSure) remove.mutate();
  };
  return (
    <Button variant="quiet" busy={remove.isPending} onClick={() => void ask()}>
      Delete
    </Button>
  );
}

/** Hidden articles come back with their date. */
function earlier({ publishedAt }: StaffArticleView): string | null {
  return publishedAt !== null && new Date(publishedAt) <= new Date() ? publishedAt : null;
}
