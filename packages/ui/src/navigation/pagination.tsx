import type { ReactElement } from 'react';
import { Button } from '../buttons/button.tsx';
import { ButtonLink, type ButtonLinkProps } from '../buttons/button-link.tsx';
import { Icon } from '../text/icon.tsx';

type PageTurn =
  | {
      /** Link to a page that has an address: `(page) => <PageLink to={…} />`. */ linkTo: (
        page: number,
      ) => ButtonLinkProps['render'];
    }
  | { onPageChange: (page: number) => void };

export type PaginationProps = PageTurn & {
  page: number;
  pages: number;
  label: string;
  className?: string | undefined;
};

export function Pagination(props: PaginationProps) {
  const { page, pages, label, className } = props;
  if (pages < 2) return null;

  function turn(to: number, words: ReactElement) {
    const possible = to >= 1 && to <= pages;
    if ('linkTo' in props && possible) {
      return (
        <ButtonLink variant="secondary" size="sm" render={props.linkTo(to)}>
          {words}
        </ButtonLink>
      );
    }
    return (
      <Button
        variant="secondary"
        size="sm"
        disabled={!possible}
        onClick={() => {
          if ('onPageChange' in props) props.onPageChange(to);
        }}
      >
        {words}
      </Button>
    );
  }

  return (
    <nav aria-label={`${label} pages`} className={className}>
      <div className="flex items-center justify-between gap-3 sm:justify-center sm:gap-6">
        {turn(
          page - 1,
          <>
            <Icon name="arrow-left" className="size-5" />
            Previous
          </>,
        )}
        <span className="text-palm-soft text-sm tabular-nums" aria-live="polite">
          Page {page} of {pages}
        </span>
        {turn(
          page + 1,
          <>
            Next
            <Icon name="arrow-right" className="size-5" />
          </>,
        )}
      </div>
    </nav>
  );
}
