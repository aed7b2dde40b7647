import { createStore } from '@ilaneer/client/store';

/** The text that it opens with; null while closed. */
const store = createStore<string | null>(null);

export const useOpenPalette = store.use;

export function openPalette(text = ''): void {
  store.set(text);
}

export function closePalette(): void {
  store.set(null);
}
