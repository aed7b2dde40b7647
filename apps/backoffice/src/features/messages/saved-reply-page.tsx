import type { SavedReplyForm, SavedReplyView } from '@ilaneer/contract/staff/messages/saved-replies';
import { REPLY_FACTS, savedReplyProblems } from '@ilaneer/domain/support/saved-reply';
import { Button } from '@ilaneer/ui/buttons/button';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useConfirm } from '../../parts/act/confirm.tsx';
import { Area, Line } from '../../parts/form/fields.tsx';
import { SectionForm } from '../../parts/form/section-form.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../parts/live/changed-notice.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { addReply, REPLIES_KEY, removeReply, saveReply, useSavedReplies } from './saved-reply-calls.ts';

const BACK = { label: 'Saved replies', to: '/saved-replies' };
const NEW: SavedReplyView = { id: '', title: '', text: '', version: 0 };
const LABELS = { title: 'Title', text: 'Text' };
const FACTS = REPLY_FACTS.map((fact) => `{{${fact}}}`).join(', ');

/** SUPPORT-13. */
export function Component() {
  const { replyId = '' } = useParams();
  const query = useSavedReplies();
  if (replyId === 'new') {
    return (
      <>
        <PageHeader title="New saved reply" back={BACK} />
        <ReplyForm reply={NEW} />
      </>
    );
  }
  if (query.isError) return <Unreadable what="This saved reply" query={query} />;
  if (query.data === undefined) return <Spinner label="Loading …" />;
  const reply = query.data.find(({ id }) => id === replyId);
  if (reply === undefined) return <StatePanel kind="error" heading="h1" title="Saved reply not found" />;
  return (
    <>
      <PageHeader title={reply.title} back={BACK} actions={<DeleteButton reply={reply} />} />
      <ChangedNotice kind="saved reply" id={reply.id} />
      <div className="grid gap-4">
        <ReplyForm key={reply.id} reply={reply} />
        <div className="max-w-3xl">
          <HistoryPanel kind="saved reply" id={reply.id} />
        </div>
      </div>
    </>
  );
}

function ReplyForm({ reply }: { reply: SavedReplyView }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id } = reply;
  const isNew = reply.version === 0;
  return (
    <SectionForm<SavedReplyView, SavedReplyForm>
      name={`saved-reply.${id}`}
      section={reply}
      formOf={formOf}
      problems={savedReplyProblems}
      save={(form, version) => (isNew ? addReply(form) : saveReply({ id, version }, form))}
      onSaved={async (saved) => {
        await queries.invalidateQueries({ queryKey: REPLIES_KEY });
        if (isNew) await navigate(`${BACK.to}/${saved.id}`, { replace: true });
      }}
      labels={LABELS}
      thing="this saved reply"
      did="Saved reply saved"
    >
      <Panel title="Saved reply">
        <div className="grid gap-4">
          <Line name="title" label="Title" />
          <Area name="text" label="Text" rows={8} hint={`Filled in by the shop: ${FACTS}`} />
        </div>
      </Panel>
    </SectionForm>
  );
}

function DeleteButton({ reply }: { reply: SavedReplyView }) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { show } = useToast();
  const remove = useMutation({
    mutationFn: () => removeReply(reply),
    onSuccess: async () => {
      show({ text: `${reply.title} is deleted`, tone: 'success' });
      await navigate(BACK.to);
    },
    onError: (error) => show({ text: refusalText(error), tone: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: REPLIES_KEY }),
  });
  const ask = async () => {
    const isSure = await confirm({ title: `Delete ${reply.title}?`, confirmLabel: 'Delete', danger: true });
    if (isSure) remove.mutate();
  };
  return (
    <Button variant="quiet" size="sm" busy={remove.isPending} onClick={() => void ask()}>
      Delete
    </Button>
  );
}

function formOf({ title, text }: SavedReplyView): SavedReplyForm {
  return { title, text };
}
