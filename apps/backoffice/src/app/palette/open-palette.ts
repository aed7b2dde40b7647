import { createStore } from '@ilaneer/client/store';

const store = createStore(false);

export const usePaletteOpen = store.use;

export function openPalette(): void {
  store.set(true);
}

export function closePalette(): void {
  store.set(false);
}
