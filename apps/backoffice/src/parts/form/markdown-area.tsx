import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextDialog } from '../act/text-dialog.tsx';
import { PICTURE_TYPES, sendPicture } from '../picture/picture-calls.ts';
import { refusalText } from '../words/refusal-text.ts';
import { useProblem } from './fields.tsx';

type MarkdownAreaProps = { name: string; label: string };

/** Pictures are uploaded and inserted at the cursor. */
export function MarkdownArea({ name, label }: MarkdownAreaProps) {
  const { register, getValues, setValue } = useFormContext();
  const { ref, ...field } = register(name);
  const area = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<string | null>(null);
  const send = useMutation({ mutationFn: sendPicture, onSuccess: (sent) => setFile(sent.file) });

  function insert(picture: string): void {
    const text = String(getValues(name));
    const { selectionStart: start = text.length, selectionEnd: end = text.length } = area.current ?? {};
    const before = text.slice(0, start).trimEnd();
    const after = text.slice(end).trimStart();
    const head = `${before}${before === '' ? '' : '\n\n'}${picture}`;
    setValue(name, `${head}${after === '' ? '\n' : `\n\n${after}`}`, { shouldDirty: true });
    area.current?.setSelectionRange(head.length, head.length);
  }

  return (
    <div className="grid gap-2">
      <TextAreaField
        label={label}
        hideLabel
        {...field}
        ref={(element) => {
          ref(element);
          area.current = element;
        }}
        error={useProblem(name)}
        hint="Markdown: ## before a heading, - before a point, **bold**, [words](/address)."
        className="[&_textarea]:max-h-[60vh] [&_textarea]:min-h-80"
      />
      <input
        ref={input}
        type="file"
        aria-label="Picture in the text"
        accept={PICTURE_TYPES}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) send.mutate(chosen);
        }}
      />
      {send.isError && <Notice tone="error">{refusalText(send.error)}</Notice>}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        busy={send.isPending}
        onClick={() => input.current?.click()}
      >
        Insert a picture
      </Button>
      {file !== null && (
        <TextDialog
          title="Describe the picture"
          text="Screen readers read it aloud."
          label="What the picture shows"
          missing="Say what the picture shows"
          confirmLabel="Insert"
          onClose={() => setFile(null)}
          onConfirm={async (alt) => insert(`![${alt.replaceAll(/[[\]\\]/g, '')}](/pictures/${file})`)}
        />
      )}
    </div>
  );
}
