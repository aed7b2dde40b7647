import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?: type="[^"]*")?>([\s\S]*?)<\/script>/g;

/** Sources for a Content-Security-Policy that let the scripts within a page run, and no others. */
export function inlineScriptSources(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
