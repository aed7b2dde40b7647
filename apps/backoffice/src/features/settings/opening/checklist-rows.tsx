import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import { Link } from 'react-router';
import type { ChecklistItem } from '../use-checklist.ts';

export function ChecklistRows({ items }: { items: readonly ChecklistItem[] }) {
  return (
    <ul className="divide-y divide-line border-line border-t">
      {items.map(({ id, title, text, isDone, isRequired, page }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
          <Icon
            name={isDone ? 'tick' : isRequired ? 'alert' : 'info'}
            className={cx(
              'size-5 shrink-0',
              isDone ? 'text-leaf-dark' : isRequired ? 'text-hibiscus-dark' : 'text-palm-soft',
            )}
          />
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-semibold">
              <span className="sr-only">{isDone ? 'In place: ' : 'Missing: '}</span>
              {title}
            </p>
            <p className="max-w-text text-palm-soft text-sm">{text}</p>
          </div>
          {page === null ? (
            !isDone && <span className="text-palm-soft text-sm">Set on the server</span>
          ) : (
            <Link
              to={page}
              aria-label={isDone ? `View: ${title}` : `Set up: ${title}`}
              className="inline-flex min-h-touch items-center gap-0.5 rounded-button px-2 font-semibold text-leaf-dark text-sm hover:bg-leaf-tint"
            >
              {isDone ? 'View' : 'Set up'}
              <Icon name="chevron-right" className="size-4" />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
