/**
 * Destructive migrations name the last one that made their objects unused: `-- contract: 0080_new_prices:
 * nothing reads price_rupees since.`
 */
const MARKER = /^--\s*contract:\s*(?<tag>\d{4}_\w+)\s*:\s*\S.*$/m;

/** The migration that a release must know to tolerate this one; null if not destructive. */
export function contractsFrom(sql: string): string | null {
  return MARKER.exec(sql)?.groups?.tag ?? null;
}

// Statements that break an earlier release; objects made by the same migration are exempt.
const BREAKS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['drops a table', /\bdrop\s+table\s+(?:if\s+exists\s+)?(?<name>[\w".]+)/gi],
  ['drops a view', /\bdrop\s+(?:materialized\s+)?view\s+(?:if\s+exists\s+)?(?<name>[\w".]+)/gi],
  ['drops a column', /\balter\s+table\s+(?:only\s+)?(?<name>[\w".]+)[^;]*?\bdrop\s+column\b/gi],
  ['drops a type', /\bdrop\s+type\s+(?:if\s+exists\s+)?(?<name>[\w".]+)/gi],
  ['renames', /\balter\s+(?:table|view|type|sequence)\s+(?:only\s+)?(?<name>[\w".]+)[^;]*?\brename\b/gi],
  ['sets not null', /\balter\s+table\s+(?:only\s+)?(?<name>[\w".]+)[^;]*?\bset\s+not\s+null\b/gi],
  ['changes a type', /\balter\s+table\s+(?:only\s+)?(?<name>[\w".]+)[^;]*?\bset\s+data\s+type\b/gi],
  [
    'adds a column that has to be filled',
    /\balter\s+table\s+(?:only\s+)?(?<name>[\w".]+)\s+add\s+column\s+(?![^;]*\bdefault\b)(?![^;]*\bgenerated\b)[^;]*?\bnot\s+null\b/gi,
  ],
];

/** Breaking statements, described; empty if releases can overlap. */
export function breaksEarlierRelease(sql: string): readonly string[] {
  const text = sql.replace(/--.*$/gm, '').replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '');
  const plain = (name: string) =>
    name
      .replaceAll('"', '')
      .replace(/^public\./, '')
      .toLowerCase();
  const made = new Set(
    [
      ...text.matchAll(
        /\bcreate\s+(?:unlogged\s+|temp(?:orary)?\s+)?table\s+(?:if\s+not\s+exists\s+)?(?<name>[\w".]+)/gi,
      ),
    ].map((match) => plain(match.groups?.name ?? '')),
  );
  return BREAKS.flatMap(([what, pattern]) =>
    [...text.matchAll(pattern)]
      .map((match) => plain(match.groups?.name ?? ''))
      .filter((name) => !made.has(name))
      .map((name) => `${what}: ${name}`),
  );
}
