import { createStore } from '@ilaneer/client/store';
import { readStored, writeStored } from '../../session/browser-storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

export const THEME_WORDS: Readonly<Record<Theme, string>> = {
  system: 'Light or dark as the device',
  light: 'Always light',
  dark: 'Always dark',
};

// Applied early by index.html.
const store = createStore<Theme>(THEMES.find((theme) => theme === readStored('staff.theme')) ?? 'system');

export const useTheme = store.use;

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  writeStored('staff.theme', theme);
  store.set(theme);
}
