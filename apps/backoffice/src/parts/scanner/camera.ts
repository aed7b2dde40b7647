import { createStore } from '@ilaneer/client/store';

type CodeReader = {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
};

declare global {
  interface Window {
    /** Not in every browser. */
    BarcodeDetector?: new (options: {
      readonly formats: readonly string[];
    }) => CodeReader;
  }
}

const FORMATS = ['code_128', 'ean_13', 'qr_code', 'data_matrix'] as const;
const GROUP_SEPARATOR = '\u001d';

/** Takes the codes; null while closed. */
const store = createStore<((code: string) => void) | null>(null);

export const useOpenCamera = store.use;

/** Insecure pages have no camera. */
export function hasCamera(): boolean {
  return window.BarcodeDetector !== undefined && 'mediaDevices' in navigator;
}

export function openCamera(onRead: (code: string) => void = typeAsScanner): void {
  store.set(onRead);
}

export function closeCamera(): void {
  store.set(null);
}

export function newCodeReader(): CodeReader | null {
  return window.BarcodeDetector === undefined ? null : new window.BarcodeDetector({ formats: FORMATS });
}

/** As a hardware scanner does: the page that listens to one takes it (`useScanner`). */
export function typeAsScanner(code: string): void {
  const press = (key: string, ctrlKey = false) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
    );
  for (const sign of code.trim()) {
    if (sign === GROUP_SEPARATOR) press(']', true);
    else press(sign);
  }
  press('Enter');
}
