import type { PreviewEvent, PreviewOrder } from '@ilaneer/contract/page-preview';
import { showPreview } from './get-site-page.ts';

/** Within the editor of the staff app (CONTENT-43): shows what it sends, and leads a click to its section. */
export function followEditor(): void {
  const report = (event: PreviewEvent) => window.parent.postMessage(event, location.origin);
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<PreviewOrder>) => {
    if (origin !== location.origin || source !== window.parent) return;
    if (data.type === 'preview-sections') showPreview({ ...data, description: '' });
    if (data.type === 'preview-show') sectionNamed(data.id)?.scrollIntoView({ block: 'start' });
  });
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      const section = event.target instanceof Element ? event.target.closest('[data-section]') : null;
      const id = section?.getAttribute('data-section') ?? '';
      if (id !== '') report({ type: 'preview-edit', id });
    },
    { capture: true },
  );
  report({ type: 'preview-ready' });
}

function sectionNamed(id: string): Element | null {
  return document.querySelector(`[data-section="${CSS.escape(id)}"]`);
}
