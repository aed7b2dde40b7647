import { REPORT_FORMS, REPORT_KINDS, type ReportKind } from '@ilaneer/domain/report/report-kind';
import { cx } from '@ilaneer/ui/text/cx';
import { Link } from 'react-router';

/** Keeps the days. */
export function ReportLinks({ chosen, search }: { chosen: ReportKind; search: URLSearchParams }) {
  return (
    <nav aria-label="Reports" className="flex flex-wrap gap-1 pb-4">
      {REPORT_KINDS.map((kind) => (
        <Link
          key={kind}
          to={addressOf(kind, search)}
          aria-current={kind === chosen ? 'page' : undefined}
          className={cx(
            'inline-flex min-h-touch items-center rounded-md px-3 text-sm ring-1 ring-inset',
            kind === chosen
              ? 'bg-chosen font-semibold ring-leaf/60'
              : 'bg-kernel ring-line-strong/50 hover:ring-line-strong',
          )}
        >
          {REPORT_FORMS[kind].title}
        </Link>
      ))}
    </nav>
  );
}

function addressOf(kind: ReportKind, search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.set('report', kind);
  next.delete('category');
  return `/reports?${next}`;
}
