import { useRender } from '@base-ui/react/use-render';
import type { ReactElement } from 'react';
import { Icon } from '../text/icon.tsx';

/** The last crumb is the page itself and has no link. */
export type Crumb = { label: string; render?: ReactElement | undefined };

export type BreadcrumbProps = { items: readonly Crumb[]; className?: string | undefined };

export function Breadcrumb({ items, className }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="flex items-center gap-x-1 text-sm">
        {items.map((crumb) => (
          <li key={crumb.label} className="flex shrink-0 items-center gap-1 last:min-w-0 last:shrink">
            {crumb.render ? (
              <>
                <CrumbLink label={crumb.label} render={crumb.render} />
                <Icon name="chevron-right" className="size-4 text-line-strong" />
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

function CrumbLink({ label, render }: { label: string; render: ReactElement }) {
  return useRender({
    render,
    props: {
      className:
        'inline-flex min-h-touch items-center text-palm-soft underline-offset-4 hover:text-palm hover:underline',
      children: label,
    },
  });
}
