import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { followEditor } from './preview.ts';

afterEach(() => document.body.replaceChildren());

it('leads a click to the section that was pressed, and a key to that of its link (CONTENT-43)', async () => {
  const heard = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  followEditor();
  document.body.innerHTML = `
    <section data-section="story"><h2>Story</h2></section>
    <section data-section="call"><a href="#/products">Products</a></section>`;
  const [title, link] = [document.querySelector('h2'), document.querySelector('a')];
  expect(heard).toHaveBeenLastCalledWith({ type: 'preview-ready' }, location.origin);
  title?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(heard).toHaveBeenLastCalledWith({ type: 'preview-edit', id: 'story' }, location.origin);
  link?.focus();
  await userEvent.keyboard('{Enter}');
  expect(heard).toHaveBeenLastCalledWith({ type: 'preview-edit', id: 'call' }, location.origin);
  expect(location.hash).not.toContain('products');
  expect(heard).toHaveBeenCalledTimes(3);
});
