import type { StylePart, StyleParts, StyleRule } from '@ilaneer/contract/page-styles';

const TAG = /<([a-z][\w-]*)/g;
const CLASSES = / class="([^"]*)"/g;
const WORD = /[\w-]+/g;
const VARIABLE = /--[\w-]+/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

export function pickStyles(parts: StyleParts, html: string): string {
  const names = namesIn(html);
  const isNeeded = ({ needs }: StyleRule) => needs.some((list) => list.every((name) => names.has(name)));
  const rules = write(parts, isNeeded, () => false);
  const used = new Set([...(rules.match(WORD) ?? []), ...(html.match(VARIABLE) ?? [])]);
  addWhatTheyUse(used, parts.flatMap(namedIn));
  return write(parts, isNeeded, (name) => used.has(name));
}

const FOCUS = / data-focus="((\d{1,3}) (\d{1,3}) (\d{1,3}) (\d{1,3}))"/g;

/** Focal points of banners (CONTENT-33), which the policy allows no style attributes for. */
export function focusStyles(html: string): string {
  const rules = [...html.matchAll(FOCUS)].map(
    ([, focus, wideAcross, wideDown, tallAcross, tallDown]) =>
      `[data-focus="${focus}"]{--focus-wide:${wideAcross}% ${wideDown}%;--focus-tall:${tallAcross}% ${tallDown}%}`,
  );
  return [...new Set(rules)].join('');
}

function namesIn(html: string): ReadonlySet<string> {
  const tags = [...html.matchAll(TAG)].map(([, tag = '']) => tag);
  const lists = new Set([...html.matchAll(CLASSES)].map(([, list = '']) => list));
  const classes = [...lists].flatMap((list) =>
    list
      .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
      .split(/\s+/)
      .map((name) => `.${name}`),
  );
  return new Set([...tags, ...classes]);
}

function write(
  parts: StyleParts,
  isNeeded: (rule: StyleRule) => boolean,
  isUsed: (name: string) => boolean,
): string {
  const written = parts.map((part) => {
    if ('needs' in part) return isNeeded(part) ? part.css : '';
    if ('css' in part) return isUsed(part.name) ? part.css : '';
    const inside =
      'parts' in part
        ? write(part.parts, isNeeded, isUsed)
        : part.values.flatMap(([name, value]) => (isUsed(name) ? `${name}:${value}` : [])).join(';');
    return inside === '' ? '' : `${part.opening}{${inside}}`;
  });
  return written.join('');
}

type Named = readonly [name: string, text: string];

function namedIn(part: StylePart): Named[] {
  if ('parts' in part) return part.parts.flatMap(namedIn);
  if ('values' in part) return [...part.values];
  return 'name' in part ? [[part.name, part.css]] : [];
}

function addWhatTheyUse(used: Set<string>, named: readonly Named[]): void {
  for (let before = -1; before !== used.size; ) {
    before = used.size;
    for (const [name, text] of named) {
      if (used.has(name)) for (const word of text.match(WORD) ?? []) used.add(word);
    }
  }
}
