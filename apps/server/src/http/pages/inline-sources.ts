import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?: type="[^"]*")?>([\s\S]*?)<\/script>/g;

const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Sources for a Content-Security-Policy that let the scripts and styles within a page count, and no others. */
export function inlineSources(html: string): { readonly scripts: string[]; readonly styles: string[] } {
  return { scripts: sourcesOf(html, INLINE_SCRIPT), styles: sourcesOf(html, INLINE_STYLE) };
}

/** The source that lets one script or style element count, by what it holds. */
export function inlineSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

function sourcesOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, content = '']) => inlineSource(content));
}
