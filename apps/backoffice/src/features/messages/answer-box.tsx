import { ApiError } from '@ilaneer/client/api-errors';
import { resolveBy, showRefusal } from '@ilaneer/client/form';
import type { StaffMessageView } from '@ilaneer/contract/staff/messages/messages';
import { validateAnswer } from '@ilaneer/domain/support/validate-ticket';
import { Button } from '@ilaneer/ui/buttons/button';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useUndo } from '../../parts/act/undo.ts';
import { useDraft } from '../../parts/form/use-draft.ts';
import { Panel } from '../../parts/frame/panel.tsx';
import { KeyHint } from '../../parts/keys/key-hint.tsx';
import { useShortcuts } from '../../parts/keys/shortcuts.ts';
import { ReplyPicker } from './reply-picker.tsx';
import { useMessageActs } from './use-message.ts';

const EMPTY = { message: '' };

type AnswerBoxProps = {
  message: StaffMessageView;
  /** A sentence about an act that the writer asked for. */
  proposed: string | null;
  onProposalClosed: () => void;
};

/** Mailed after the time for Undo (SUPPORT-10). */
export function AnswerBox({ message: one, proposed, onProposalClosed }: AnswerBoxProps) {
  const acts = useMessageActs(one.id);
  const undo = useUndo();
  const form = useForm({
    defaultValues: EMPTY,
    resolver: resolveBy((typed) => validateAnswer(typed.message)),
    reValidateMode: 'onSubmit',
  });
  // Kept for any version: a new message makes an answer no less the writer's.
  const draft = useDraft(`answer.${one.id}`, form, { version: 0, values: EMPTY });
  const send = useMutation({
    mutationFn: ({ message }: typeof EMPTY) => acts.answer(one.version, message),
    onSuccess: ({ version, messages }, { message }) => {
      draft.drop();
      form.reset(EMPTY);
      const position = messages.at(-1)?.position ?? 0;
      undo(`Answer to ${one.name}`, async () => {
        await acts.undoAnswer(version, position);
        form.setValue('message', message, { shouldDirty: true });
      });
    },
    onError: (error) => showRefusal(form, ['message'], error),
  });
  const submit = form.handleSubmit((typed) => {
    if (!send.isPending) send.mutate(typed);
  });
  useShortcuts('This page', [
    { keys: '$mod+Enter', label: 'Send the answer', always: true, run: () => void submit() },
    { keys: 'r', label: 'Write an answer', run: () => form.setFocus('message') },
  ]);
  const insert = (text: string) => {
    const typed = form.getValues('message').trimEnd();
    form.setValue('message', typed === '' ? text : `${typed}\n\n${text}`, { shouldDirty: true });
    form.clearErrors();
    form.setFocus('message');
  };
  const problem = form.formState.errors.message?.message;
  return (
    <Panel title="Answer" note={`By mail to ${one.email}`}>
      <form noValidate onSubmit={submit} className="grid gap-3">
        {send.isError && problem === undefined && <Notice tone="error">{refusalOf(send.error)}</Notice>}
        {proposed !== null && (
          <div
            role="status"
            className="flex flex-wrap items-center gap-2 rounded-md bg-row px-3 py-1.5 text-sm"
          >
            <span className="min-w-0 flex-1 basis-60">{proposed}</span>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                insert(proposed);
                onProposalClosed();
              }}
            >
              Add to the answer
            </Button>
            <IconButton icon="close" label="Leave it out" onClick={onProposalClosed} />
          </div>
        )}
        <TextAreaField
          {...form.register('message', {
            onChange: () => {
              form.clearErrors();
              if (send.isError) send.reset();
            },
          })}
          label="Answer"
          hideLabel
          rows={5}
          error={problem}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" size="sm" busy={send.isPending}>
            Send
          </Button>
          <KeyHint keys="$mod+Enter" />
          <ReplyPicker message={one} onPick={insert} />
        </div>
      </form>
    </Panel>
  );
}

function refusalOf(error: Error): string {
  return error instanceof ApiError && error.reply?.code === 'VERSION_STALE'
    ? 'This message has changed: read the new messages above, then send again. Your answer is kept.'
    : error.message;
}
