import { Icon } from '@ilaneer/ui/text/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageTitle, shopName } from '../words/shop-name.ts';

type PageHeaderProps = {
  title: string;
  tab?: string;
  back?: { label: string; to: string };
  state?: ReactNode;
  about?: ReactNode;
  actions?: ReactNode;
};

export function PageHeader({ title, tab = title, back, state, about, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-2 pb-4">
      <title>{pageTitle(tab, shopName.use())}</title>
      <div className="min-w-0 flex-1 basis-64">
        {back && (
          <Link
            to={back.to}
            className="-ml-1 inline-flex items-center gap-0.5 rounded-xs pr-1 text-palm-soft text-sm hover:text-palm"
          >
            <Icon name="chevron-left" className="size-4" />
            {back.label}
          </Link>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 tabIndex={-1} className="min-w-0 wrap-anywhere text-2xl outline-none">
            {title}
          </h1>
          {state && <div className="flex flex-wrap items-center gap-1.5">{state}</div>}
        </div>
        {about && <p className="mt-0.5 max-w-text text-palm-soft text-sm">{about}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
