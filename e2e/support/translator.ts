import type { Page } from '@playwright/test';

// As Chrome and Edge: `font` elements around texts, later ones too, same words.
const TRANSLATE = `(() => {
  const left = '[translate="no"], .notranslate, script, style, textarea, font';
  const wrap = (text) => {
    if (text.data.trim() === '' || text.parentElement === null || text.parentElement.closest(left)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapIn = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return wrap(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    found.forEach(wrap);
  };
  wrapIn(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') wrap(target);
      for (const node of addedNodes) if (node.isConnected) wrapIn(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
})()`;

/** Until the next load. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(TRANSLATE);
}
