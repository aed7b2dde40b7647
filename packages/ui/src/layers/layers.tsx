import { useLayoutEffect, useRef } from 'react';

/** Something that lies over the page: a dialog, a sheet, a menu, a picture over the whole window. */
type Layer = { readonly close: () => void; readonly isLocked: () => boolean };

let layers: readonly Layer[] = [];
const listeners = new Set<() => void>();

/**
 * Announces a layer for as long as it is open. Whoever owns the browser's history closes it by Back, and with the page
 * that it lies over; a locked one stays at Back.
 */
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

/** Whether anything lies over the page. */
export function hasLayers(): boolean {
  return layers.length > 0;
}

/** Closes what lies on top, unless it is locked. */
export function closeTopLayer(): void {
  const top = layers.at(-1);
  if (top !== undefined && !top.isLocked()) top.close();
}

/** Closes everything that lies over the page, also what is locked: its page is gone. */
export function closeLayers(): void {
  const closing = layers.toReversed();
  // They count no more, though React may take a moment to take them away.
  layers = [];
  for (const layer of closing) layer.close();
}

/** Hears of every layer that opens or closes. */
export function onLayersChange(listener: () => void): void {
  listeners.add(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
