import type { PreviewEvent, PreviewOrder } from '@ilaneer/contract/page-preview';
import { showPreview } from './get-site-page.ts';

/** Within the editor of the staff app (CONTENT-43): shows what it sends, and leads a click to its section. */
export function followEditor(): void {
  const report = (event: PreviewEvent) => window.parent.postMessage(event, location.origin);
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<PreviewOrder>) => {
    if (origin !== location.origin || source !== window.parent) return;
    if (data.type === 'preview-sections') showPreview({ ...data, description: '' });
    if (data.type === 'preview-show') showSection(data.id);
  });
  // The page may scroll or be drawn again under the pointer, before it is released.
  let pressed = '';
  const press = ({ target }: PointerEvent) => {
    pressed = sectionOf(target);
  };
  document.addEventListener('pointerdown', press, { capture: true });
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      const id = event.detail === 0 ? sectionOf(event.target) : pressed;
      if (id !== '') report({ type: 'preview-edit', id });
    },
    { capture: true },
  );
  report({ type: 'preview-ready' });
}

function sectionOf(target: EventTarget | null): string {
  const section = target instanceof Element ? target.closest('[data-section]') : null;
  return section?.getAttribute('data-section') ?? '';
}

/** Sections may be drawn later, and those above them grow. */
const SHOWN_AFTER_MS = [0, 200, 600, 1_200, 2_400];
const BY_HAND = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

let timers: number[] = [];

function showSection(id: string): void {
  leaveThere();
  timers = SHOWN_AFTER_MS.map((wait) =>
    window.setTimeout(() => {
      const section = sectionNamed(id);
      const { top = 0, bottom = 0 } = section?.getBoundingClientRect() ?? {};
      const isShown = top < innerHeight / 2 && bottom > innerHeight / 2;
      if (!isShown) section?.scrollIntoView({ block: 'start' });
    }, wait),
  );
  for (const act of BY_HAND) addEventListener(act, leaveThere, { once: true, passive: true });
}

function leaveThere(): void {
  for (const timer of timers) clearTimeout(timer);
}

function sectionNamed(id: string): Element | null {
  return document.querySelector(`[data-section="${CSS.escape(id)}"]`);
}
