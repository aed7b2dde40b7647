import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?: type="[^"]*")?>([\s\S]*?)<\/script>/g;

/** Sources for a Content-Security-Policy that let the scripts within a page run, and no others. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, content = '']) => inlineSource(content));
}

/** The source that lets one script or style element count. */
export function inlineSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
