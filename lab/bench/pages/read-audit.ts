import type { Result } from 'lighthouse';

/** ms, kB over the wire, scores of 100, and machine speed: below 1,500 slower than the assumed phone. */
export type PageFigures = {
  readonly machineSpeed: number;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly speedIndexMs: number;
  readonly kb: number;
  readonly scriptKb: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
};

export type Look = { readonly figures: PageFigures; readonly failed: readonly string[] };

/** Null: repeat. */
export function readAudit(report: Result): Look | null {
  // Occasional NO_NAVSTART.
  if (report.categories.performance?.score === null) return null;
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const figures = {
    machineSpeed: Math.round(report.environment.benchmarkIndex),
    fcpMs: Math.round(value('first-contentful-paint')),
    lcpMs: Math.round(value('largest-contentful-paint')),
    tbtMs: Math.round(value('total-blocking-time')),
    cls: Math.round(value('cumulative-layout-shift') * 1_000) / 1_000,
    speedIndexMs: Math.round(value('speed-index')),
    kb: transferredKb(report, () => true),
    scriptKb: transferredKb(report, (kind) => kind === 'Script'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
  const failed = Object.values(report.audits)
    .filter((audit) => audit.score !== null && audit.score < 0.9)
    .map(({ id, displayValue }) => (displayValue === undefined ? id : `${id} (${displayValue})`));
  return { figures, failed };
}

export function medianFigures(looks: readonly Look[]): PageFigures {
  const of = (pick: (figures: PageFigures) => number) => {
    const sorted = looks.map(({ figures }) => pick(figures)).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    machineSpeed: of(({ machineSpeed }) => machineSpeed),
    fcpMs: of(({ fcpMs }) => fcpMs),
    lcpMs: of(({ lcpMs }) => lcpMs),
    tbtMs: of(({ tbtMs }) => tbtMs),
    cls: of(({ cls }) => cls),
    speedIndexMs: of(({ speedIndexMs }) => speedIndexMs),
    kb: of(({ kb }) => kb),
    scriptKb: of(({ scriptKb }) => scriptKb),
    performance: of(({ performance }) => performance),
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    seo: of(({ seo }) => seo),
  };
}

function transferredKb(report: Result, isMeant: (kind: string) => boolean): number {
  const details: unknown = report.audits['network-requests']?.details;
  const items: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, 'items') : [];
  let bytes = 0;
  for (const item of Array.isArray(items) ? items : []) {
    if (isMeant(String(item.resourceType))) bytes += Number(item.transferSize);
  }
  return Math.round(bytes / 100) / 10;
}
