import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { cx } from '../text/cx.tsx';
import { Figure } from '../text/figure.tsx';
import { scrimClass } from './layer-class.ts';
import { useLayer } from './layers.tsx';
import { useZoom } from './use-zoom.ts';

export type LightboxPicture = { readonly url: string; readonly alt: string };

export type LightboxProps = {
  title: string;
  pictures: readonly LightboxPicture[];
  /** Index of the picture; null closes the dialog. */
  shown: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** Full-window pictures: click or pinch to zoom, arrow keys to change, Escape to close. */
export function Lightbox({ title, pictures, shown, onShow, onClose }: LightboxProps) {
  useLayer(shown !== null, onClose);
  return (
    <Dialog.Root
      open={shown !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={scrimClass} />
        <Dialog.Popup className="fixed inset-0 z-dialog flex flex-col bg-kernel outline-none transition-opacity duration-calm data-ending-style:opacity-0 data-starting-style:opacity-0">
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {shown !== null && <View pictures={pictures} shown={shown} onShow={onShow} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type ViewProps = Pick<LightboxProps, 'pictures' | 'onShow'> & { shown: number };

function View({ pictures, shown, onShow }: ViewProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { scale, zoomTo, toggle } = useZoom(stage);
  const picture = pictures[shown];
  const close = scale > 1;

  function show(index: number) {
    if (pictures[index] === undefined) return;
    zoomTo(1);
    onShow(index);
  }

  function press(event: KeyboardEvent) {
    // Zoomed in, the arrow keys scroll.
    if (event.key === 'ArrowRight' && !close) show(shown + 1);
    else if (event.key === 'ArrowLeft' && !close) show(shown - 1);
    else if (event.key === '+' || event.key === '=') zoomTo(scale * 1.5);
    else if (event.key === '-') zoomTo(scale / 1.5);
    else return;
    event.preventDefault();
  }

  if (picture === undefined) return null;
  const several = pictures.length > 1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the focusable parts inside
    <div onKeyDown={press} className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-2 px-3 py-2 sm:px-5">
        <p role="status" className="line-clamp-2 min-w-0 flex-1 text-palm-soft text-sm">
          {several && (
            <span className="font-semibold text-palm tabular-nums">
              <Figure>{`${shown + 1} of ${pictures.length}`}</Figure>
              <span className="sr-only">: </span>
            </span>
          )}{' '}
          {picture.alt}
        </p>
        <IconButton
          icon={close ? 'minus' : 'plus'}
          label={close ? 'Zoom out' : 'Zoom in'}
          onClick={() => toggle()}
        />
        <Dialog.Close render={<IconButton icon="close" label="Close" variant="soft" />} />
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: + and - zoom as well, and so does the button above */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        ref={stage}
        onClick={({ clientX, clientY }) => toggle({ x: clientX, y: clientY })}
        // A scroll container must be reachable by keyboard.
        tabIndex={close ? 0 : -1}
        className={cx(
          'grid min-h-0 flex-1 touch-pan-x touch-pan-y overflow-auto overscroll-contain',
          close ? 'cursor-zoom-out' : 'cursor-zoom-in',
        )}
      >
        <img
          key={picture.url}
          src={picture.url}
          alt={picture.alt}
          width={1600}
          height={1600}
          draggable={false}
          // The window below the head, as a square, times the scale.
          style={{ width: `calc(min(100vw, 100dvh - 8rem) * ${scale})` }}
          className="m-auto aspect-square h-auto max-w-none rounded-lg bg-leaf-tint object-cover"
        />
      </div>
      {several && (
        <div className="flex items-center justify-center gap-4 px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <IconButton
            icon="chevron-left"
            variant="outline"
            label="Previous picture"
            disabled={shown === 0}
            onClick={() => show(shown - 1)}
          />
          <IconButton
            icon="chevron-right"
            variant="outline"
            label="Next picture"
            disabled={shown === pictures.length - 1}
            onClick={() => show(shown + 1)}
          />
        </div>
      )}
    </div>
  );
}
