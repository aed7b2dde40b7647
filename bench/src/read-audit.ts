import type { Result } from 'lighthouse';

/** What an audit says of a page: scores out of 100, times in ms, what came over the wire in kB. */
export type PageAudit = {
  readonly page: string;
  readonly scores: Readonly<Record<'performance' | 'accessibility' | 'bestPractices' | 'seo', number>>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly scriptKb: number;
  readonly styleKb: number;
  /** What cost points, with how much it costs where that is known. */
  readonly failed: readonly string[];
};

/** Reads what matters from a report of Lighthouse; null when it could not measure the visit and has to look again. */
export function readAudit(page: string, report: Result): PageAudit | null {
  // The trace of a visit misses its beginning now and then (NO_NAVSTART).
  if (report.categories.performance?.score === null) return null;
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    page,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: Math.round(value('largest-contentful-paint')),
    tbtMs: Math.round(value('total-blocking-time')),
    cls: Math.round(value('cumulative-layout-shift') * 1_000) / 1_000,
    scriptKb: transferredKb(report, 'Script'),
    styleKb: transferredKb(report, 'Stylesheet'),
    failed: Object.values(report.audits)
      .filter((audit) => audit.score !== null && audit.score < 0.9)
      .map(({ id, displayValue }) => (displayValue === undefined ? id : `${id} (${displayValue})`)),
  };
}

function transferredKb(report: Result, kind: string): number {
  const details: unknown = report.audits['network-requests']?.details;
  const items: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, 'items') : [];
  let bytes = 0;
  for (const item of Array.isArray(items) ? items : []) {
    if (item.resourceType === kind) bytes += Number(item.transferSize);
  }
  return Math.round(bytes / 100) / 10;
}
