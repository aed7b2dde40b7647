import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?: type="[^"]*")?>([\s\S]*?)<\/script>/g;

const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;

/** CSP hashes of a page's inline scripts and styles. */
export function inlineSources(html: string): { readonly scripts: string[]; readonly styles: string[] } {
  return { scripts: sourcesOf(html, INLINE_SCRIPT), styles: sourcesOf(html, INLINE_STYLE) };
}

export function inlineSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

function sourcesOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, content = '']) => inlineSource(content));
}
