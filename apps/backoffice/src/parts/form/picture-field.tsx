import { Button } from '@ilaneer/ui/buttons/button';
import { FieldError, RequiredMark } from '@ilaneer/ui/fields/field-frame';
import { cx } from '@ilaneer/ui/text/cx';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { CropDialog } from '../picture/crop-dialog.tsx';
import { PICTURE_TYPES, sendPicture } from '../picture/picture-calls.ts';
import { refusalText } from '../words/refusal-text.ts';
import { useProblem } from './fields.tsx';

type PictureFieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  required?: boolean;
  wide?: boolean;
  /** Colour behind it, for a picture with a transparent ground. */
  ground?: string | undefined;
};

/** The value is the file's name below `/pictures/`; empty without a picture. */
export function PictureField({
  name,
  label,
  hint,
  required = false,
  wide = false,
  ground,
}: PictureFieldProps) {
  const { field } = useController({ name });
  const file: string = field.value;
  const problem = useProblem(name);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isCropped, setCropped] = useState(false);
  const send = useMutation({ mutationFn: sendPicture, onSuccess: (sent) => field.onChange(sent.file) });
  const error = send.isError ? refusalText(send.error) : problem;
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-describedby={
        cx(required && `${id}-required`, error && `${id}-error`, hint && `${id}-hint`) || undefined
      }
      className={cx('grid min-w-0 content-start gap-1.5', wide && 'sm:col-span-2')}
    >
      <span id={`${id}-label`} className="font-semibold text-sm">
        {label}
        {required && <RequiredMark />}
      </span>
      {required && (
        <span id={`${id}-required`} className="sr-only">
          Required
        </span>
      )}
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={PICTURE_TYPES}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) send.mutate(chosen);
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        {file !== '' && (
          <img
            src={`/pictures/${file}`}
            alt=""
            style={{ backgroundColor: ground }}
            className="h-20 max-w-40 rounded-sm bg-row object-contain"
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            ref={field.ref}
            variant="secondary"
            size="sm"
            busy={send.isPending}
            onClick={() => input.current?.click()}
          >
            {file === '' ? 'Choose a picture' : 'Replace'}
          </Button>
          {file.startsWith('photos/') && (
            <Button variant="quiet" size="sm" onClick={() => setCropped(true)}>
              Crop
            </Button>
          )}
          {file !== '' && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                send.reset();
                field.onChange('');
              }}
            >
              Remove
            </Button>
          )}
        </div>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="text-palm-soft text-sm">
          {hint}
        </p>
      )}
      {isCropped && (
        <CropDialog
          file={file}
          onClose={() => setCropped(false)}
          onCut={(cut) => {
            field.onChange(cut);
            setCropped(false);
          }}
        />
      )}
    </fieldset>
  );
}
