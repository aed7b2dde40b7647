import { ApiError, isSessionLost } from '@ilaneer/client/api-errors';
import { Button } from '@ilaneer/ui/buttons/button';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Panel } from '../../../parts/frame/panel.tsx';
import { CropDialog } from '../../../parts/picture/crop-dialog.tsx';
import { PICTURE_TYPES, sendPicture } from '../../../parts/picture/picture-calls.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import type { ProductForm } from './product-form.ts';

/** Sharp on phones. */
const SHARP_PX = 1_000;

export function PicturesPanel({ version }: { version: number }) {
  const { setValue, getValues, formState } = useFormContext<ProductForm>();
  const { submitCount } = formState;
  const pictures = useWatch<ProductForm, 'pictures'>({ name: 'pictures' });
  const [cropped, setCropped] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // Stable keys: a crop replaces the file in its row.
  const [rowKeys] = useState(() => new Map<string, string>());
  const rowKey = (file: string) => rowKeys.get(file) ?? file;
  const set = (next: ProductForm['pictures']) => setValue('pictures', next, { shouldDirty: true });
  const send = useMutation({
    // Continue after refusals.
    mutationFn: async (files: readonly File[]) => {
      const refusals: string[] = [];
      const small: string[] = [];
      for (const file of files) {
        try {
          const { file: name, width, height } = await sendPicture(file);
          if (Math.max(width, height) < SHARP_PX) small.push(`${file.name}: ${width} × ${height} px`);
          const known = getValues('pictures');
          if (known.every((one) => one.file !== name)) set([...known, { file: name, alt: '' }]);
        } catch (error) {
          // Abort without session or connection.
          if (!(error instanceof ApiError) || isSessionLost(error)) throw error;
          refusals.push(`${file.name}: ${error.message}`);
        }
      }
      return { refusals, small };
    },
  });
  const { refusals = [], small = [] } = send.data ?? {};
  // Upload errors end with the next action.
  const { reset: forget } = send;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save and each move
  useEffect(() => forget(), [version, submitCount, forget]);
  const move = (at: number, by: -1 | 1) => {
    const moved = pictures[at];
    if (moved !== undefined) set(pictures.toSpliced(at, 1).toSpliced(at + by, 0, moved));
  };
  const change = (at: number, part: object) =>
    set(pictures.map((picture, index) => (index === at ? { ...picture, ...part } : picture)));
  return (
    <Panel
      title="Pictures"
      actions={
        <Button
          type="button"
          variant="secondary"
          size="sm"
          busy={send.isPending}
          onClick={() => input.current?.click()}
        >
          Add pictures
        </Button>
      }
    >
      <input
        ref={input}
        type="file"
        aria-label="Pictures of the product"
        accept={PICTURE_TYPES}
        multiple
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) send.mutate(files);
        }}
      />
      {send.isError && (
        <Notice tone="error" className="mb-3">
          {refusalText(send.error)}
        </Notice>
      )}
      {refusals.length > 0 && (
        <Notice tone="error" className="mb-3 wrap-anywhere">
          <Lines lines={refusals} />
        </Notice>
      )}
      {small.length > 0 && (
        <div role="status" className="mb-3 wrap-anywhere rounded-md bg-sun-tint px-3 py-2 text-sm">
          <Lines
            lines={small.map((one) => `${one} looks blurred when enlarged. Use ${SHARP_PX} px or more.`)}
          />
        </div>
      )}
      {pictures.length === 0 && (
        <p className="text-palm-soft text-sm">
          None yet. JPEG, PNG, WebP or AVIF, up to 20 MB; sizes for phones and screens are made of them.
        </p>
      )}
      <ol className="grid gap-3">
        {pictures.map((picture, at) => (
          <li key={rowKey(picture.file)} className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-end gap-3">
            <img
              src={`/pictures/${picture.file}`}
              alt=""
              className="size-20 rounded-sm bg-row object-contain"
            />
            <TextField
              label={`Description of picture ${at + 1}`}
              hint={at === 0 ? 'Read aloud by screen readers' : undefined}
              value={picture.alt}
              onChange={({ target }) => change(at, { alt: target.value })}
            />
            <div className="flex">
              {picture.file.startsWith('photos/') && (
                <IconButton icon="pencil" label={`Crop picture ${at + 1}`} onClick={() => setCropped(at)} />
              )}
              <IconButton
                icon="chevron-up"
                label={`Move picture ${at + 1} up`}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              />
              <IconButton
                icon="chevron-down"
                label={`Move picture ${at + 1} down`}
                disabled={at === pictures.length - 1}
                onClick={() => move(at, 1)}
              />
              <IconButton
                icon="trash"
                label={`Remove picture ${at + 1}`}
                onClick={() => set(pictures.filter((_, index) => index !== at))}
              />
            </div>
          </li>
        ))}
      </ol>
      {cropped !== null && pictures[cropped] !== undefined && (
        <CropDialog
          file={pictures[cropped].file}
          onClose={() => setCropped(null)}
          onCut={(file) => {
            const whole = pictures[cropped]?.file ?? '';
            rowKeys.set(file, rowKey(whole));
            // Re-added files need a new key.
            rowKeys.set(whole, `${whole} ${rowKeys.size}`);
            change(cropped, { file });
            setCropped(null);
          }}
        />
      )}
    </Panel>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 1) return lines[0];
  return (
    <ul className="grid gap-1">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
