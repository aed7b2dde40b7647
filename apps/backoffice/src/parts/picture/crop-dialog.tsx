import { SMALLEST_PICTURE_SIDE } from '@ilaneer/domain/product/picture-files';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalText } from '../words/refusal-text.ts';
import { cutPicture } from './picture-calls.ts';

const SHAPES = [
  { name: 'Square', ratio: 1 },
  { name: 'Upright, 4:5', ratio: 4 / 5 },
  { name: 'Wide, 3:2', ratio: 3 / 2 },
] as const;
const LEAST_PERCENT = 30;

type CropDialogProps = { file: string; onClose: () => void; onCut: (file: string) => void };

export function CropDialog({ file, onClose, onCut }: CropDialogProps) {
  const [shape, setShape] = useState(0);
  const [size, setSize] = useState(100);
  const [across, setAcross] = useState(50);
  const [down, setDown] = useState(50);
  const [whole, setWhole] = useState<Sides | null>(null);
  const ratio = SHAPES[shape]?.ratio ?? 1;
  const least = whole === null ? LEAST_PERCENT : leastPercent(whole, ratio);
  const cut = whole && cutOf(whole, ratio, Math.max(size, least) / 100, across / 100, down / 100);
  const save = useMutation({
    mutationFn: async () => (cut === null ? null : cutPicture({ file, ...cut })),
    onSuccess: (picture) => picture && onCut(picture.file),
  });
  const slider = (label: string, value: number, least: number, set: (value: number) => void) => (
    <label className="grid gap-1 font-semibold text-sm">
      {label}
      <input
        type="range"
        min={least}
        max={100}
        value={value}
        onChange={({ target }) => set(Number(target.value))}
        className="accent-leaf"
      />
    </label>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      locked={save.isPending}
      size="lg"
      title="Crop picture"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={save.isPending} onClick={() => save.mutate()}>
            Crop
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        {/* Bounds for percentages. */}
        <div className="relative w-fit self-start justify-self-center overflow-hidden rounded-sm bg-row">
          <img
            src={`/pictures/${file}`}
            alt=""
            className="block max-h-96"
            onLoad={({ currentTarget }) =>
              setWhole({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
          />
          {whole && cut && (
            <div
              aria-hidden="true"
              className="absolute shadow-[0_0_0_2px_rgb(255_255_255/0.9),0_0_0_100vmax_rgb(4_16_11/0.6)]"
              style={{
                left: `${(100 * cut.left) / whole.width}%`,
                top: `${(100 * cut.top) / whole.height}%`,
                width: `${(100 * cut.width) / whole.width}%`,
                height: `${(100 * cut.height) / whole.height}%`,
              }}
            />
          )}
        </div>
        <div className="grid content-start gap-4">
          <SelectField label="Shape" value={shape} onChange={({ target }) => setShape(Number(target.value))}>
            {SHAPES.map(({ name }, at) => (
              <option key={name} value={at}>
                {name}
              </option>
            ))}
          </SelectField>
          {slider('Size', size, least, setSize)}
          {slider('Horizontal position', across, 0, setAcross)}
          {slider('Vertical position', down, 0, setDown)}
          {save.isError && <Notice tone="error">{refusalText(save.error)}</Notice>}
        </div>
      </div>
    </Dialog>
  );
}

type Sides = { readonly width: number; readonly height: number };

/** Percent of the largest crop. */
function leastPercent(whole: Sides, ratio: number): number {
  const widest = Math.min(whole.width, whole.height * ratio);
  const needed = SMALLEST_PICTURE_SIDE * Math.max(1, ratio);
  return Math.min(100, Math.max(LEAST_PERCENT, Math.ceil((100 * needed) / widest)));
}

/** `size` of the largest crop, positioned. */
function cutOf(whole: Sides, ratio: number, size: number, across: number, down: number) {
  const width = Math.floor(Math.min(whole.width, whole.height * ratio) * size);
  const height = Math.min(whole.height, Math.floor(width / ratio));
  return {
    left: Math.round((whole.width - width) * across),
    top: Math.round((whole.height - height) * down),
    width,
    height,
  };
}
