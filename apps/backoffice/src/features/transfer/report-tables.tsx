import type { ImportView } from '@ilaneer/contract/staff/transfer/imports';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Icon } from '@ilaneer/ui/text/icon';
import { Panel } from '../../parts/frame/panel.tsx';

export function Columns({ report: { unknownColumns, ignoredColumns } }: { report: ImportView }) {
  if (unknownColumns.length + ignoredColumns.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm">
      {unknownColumns.length > 0 && (
        <p>
          <strong>Unknown columns, ignored:</strong> {unknownColumns.join(', ')}
        </p>
      )}
      {ignoredColumns.length > 0 && (
        <p className="text-palm-soft">
          Columns that only tell, and change nothing: {ignoredColumns.join(', ')}
        </p>
      )}
    </div>
  );
}

export function Problems({ report: { id, problems, problemCount } }: { report: ImportView }) {
  return (
    <Panel
      title={problemCount === 1 ? '1 error' : `${indianDigits(problemCount)} errors`}
      flush
      actions={
        <ButtonLink
          size="sm"
          variant="secondary"
          render={<a href={`/api/staff/imports/${id}/problems`} download />}
        >
          <Icon name="download" className="size-5" />
          All errors
        </ButtonLink>
      }
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line border-t text-left text-palm-soft">
            <th scope="col" className="px-4 py-1.5 font-normal">
              Line
            </th>
            <th scope="col" className="px-2 py-1.5 font-normal">
              Column
            </th>
            <th scope="col" className="px-4 py-1.5 font-normal">
              Error
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, column, message }) => (
            <tr key={`${line} ${column} ${message}`} className="border-line border-t align-top">
              <td className="px-4 py-1.5 tabular-nums">{line}</td>
              <td className="px-2 py-1.5 font-semibold">{column}</td>
              <td className="px-4 py-1.5">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problemCount > problems.length && (
        <p className="border-line border-t px-4 py-2 text-palm-soft text-sm">
          {`The first ${problems.length} are shown; the file has all of them.`}
        </p>
      )}
    </Panel>
  );
}

export function Changes({ report: { changes, made, changed, refused, appliedAt } }: { report: ImportView }) {
  const title = refused > 0 ? 'Changes of the other rows' : 'Changes';
  return (
    <Panel title={appliedAt === null ? title : 'Changes made'} flush>
      <table className="w-full table-fixed text-sm">
        <thead>
          <tr className="border-line border-t text-left text-palm-soft">
            <th scope="col" className="w-16 px-4 py-1.5 font-normal">
              Line
            </th>
            <th scope="col" className="w-1/3 px-2 py-1.5 font-normal">
              What
            </th>
            <th scope="col" className="px-4 py-1.5 font-normal">
              Difference
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ line, label, isNew, fields }) => (
            <tr key={line} className="border-line border-t align-top">
              <td className="px-4 py-2 tabular-nums">{line}</td>
              <td className="wrap-anywhere px-2 py-2">
                <span className="font-semibold">{label}</span> {isNew && <Badge tone="leaf">New</Badge>}
              </td>
              <td className="px-4 py-2">
                <dl className="grid gap-1">
                  {fields.map(({ field, before, after }) => (
                    <div key={field} className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
                      <dt className="text-palm-soft">{field}</dt>
                      <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
                        {before !== null && before !== '' && (
                          <del className="mr-2 rounded-xs bg-hibiscus-tint px-1 text-hibiscus-dark">
                            {shortened(before)}
                          </del>
                        )}
                        <ins className="rounded-xs bg-chosen px-1 no-underline">
                          {after === '' ? 'empty' : shortened(after)}
                        </ins>
                      </dd>
                    </div>
                  ))}
                </dl>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {made + changed > changes.length && (
        <p className="border-line border-t px-4 py-2 text-palm-soft text-sm">
          {`The first ${changes.length} of ${indianDigits(made + changed)} rows are shown.`}
        </p>
      )}
    </Panel>
  );
}

const LONGEST = 300;

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}
