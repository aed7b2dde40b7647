import { cloneElement, type ReactElement } from 'react';
import { Icon } from '../text/icon.tsx';

export type Crumb = { label: string; render?: ReactElement<{ className?: string }> | undefined };

export type BreadcrumbProps = { items: readonly Crumb[]; className?: string | undefined };

export function Breadcrumb({ items, className }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="flex items-center gap-x-1 text-sm">
        {items.map((crumb) => (
          <li
            key={crumb.label}
            className="flex min-w-0 items-center gap-1 first:shrink-0 last:min-w-16 last:shrink-[99]"
          >
            {crumb.render ? (
              <>
                {cloneElement(
                  crumb.render,
                  { className: linkClass },
                  <span className="truncate">{crumb.label}</span>,
                )}
                <Icon name="chevron-right" className="size-4 shrink-0 text-line-strong" />
              </>
            ) : (
              <span aria-current="page" className="truncate font-semibold">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const linkClass =
  'inline-flex min-h-touch min-w-0 items-center text-palm-soft underline-offset-4 hover:text-palm hover:underline';
