import { useLayoutEffect, useRef } from 'react';

/** An overlay: dialog, sheet, menu or lightbox. */
type Layer = { readonly close: () => void; readonly isLocked: () => boolean };

let layers: readonly Layer[] = [];
const listeners = new Set<() => void>();

/** The router closes it on Back or with its page; a locked one ignores Back. */
export function useLayer(open: boolean, close: () => void, locked = false): void {
  const now = useRef({ close, locked });
  useLayoutEffect(() => {
    now.current = { close, locked };
  });
  useLayoutEffect(() => {
    if (!open) return;
    const layer = { close: () => now.current.close(), isLocked: () => now.current.locked };
    layers = [...layers, layer];
    tell();
    return () => {
      layers = layers.filter((other) => other !== layer);
      tell();
    };
  }, [open]);
}

export function hasLayers(): boolean {
  return layers.length > 0;
}

export function closeTopLayer(): void {
  const top = layers.at(-1);
  if (top !== undefined && !top.isLocked()) top.close();
}

/** Closes all overlays, locked ones too: their page is gone. */
export function closeLayers(): void {
  const closing = layers.toReversed();
  // Cleared at once, although React unmounts later.
  layers = [];
  for (const layer of closing) layer.close();
}

export function onLayersChange(listener: () => void): void {
  listeners.add(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
