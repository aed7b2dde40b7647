import type { SitePageRowView } from '@ilaneer/contract/staff/content/site-pages';
import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { Icon } from '@ilaneer/ui/text/icon';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { When } from '../../../parts/words/when.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PageState } from './page-state.tsx';
import { useSitePages } from './site-page-calls.ts';

/** CONTENT-40. */
export function Component() {
  const query = useSitePages();
  const [isNew, setNew] = useState(false);
  usePageActions([{ label: 'Add a page', icon: 'plus', keys: 'c', run: () => setNew(true) }]);
  const pages = query.data ?? [];
  const own = pages.filter(({ isFixed }) => !isFixed);
  return (
    <SettingsFrame
      title="Pages"
      about="They consist of sections, edited beside the page itself."
      actions={
        <Button size="sm" onClick={() => setNew(true)}>
          Add a page
        </Button>
      }
    >
      {query.isPending && <Skeleton className="h-72" />}
      {query.isError && <Unreadable what="The pages" query={query} inside />}
      {query.data !== undefined && (
        <div className="grid max-w-3xl gap-4">
          <Panel title="Pages of every shop" flush>
            <PageList pages={pages.filter(({ isFixed }) => isFixed)} />
          </Panel>
          <Panel title="Your own pages" note="Campaigns, collections, anything with an address" flush>
            {own.length === 0 ? (
              <p className="px-4 pb-4 text-palm-soft text-sm">
                None yet. A new page stays hidden until you publish it.
              </p>
            ) : (
              <PageList pages={own} />
            )}
          </Panel>
        </div>
      )}
      {isNew && <NewPageDialog onClose={() => setNew(false)} />}
    </SettingsFrame>
  );
}

function PageList({ pages }: { pages: readonly SitePageRowView[] }) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.slug} className="border-line border-t">
          <Link
            to={`/settings/pages/${page.slug}`}
            className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-palm/4"
          >
            <span className="min-w-0 flex-1 basis-40">
              <span className="block wrap-anywhere font-semibold">{page.title}</span>
              <span className="flex flex-wrap gap-x-4 text-palm-soft text-sm">
                <span className="wrap-anywhere">{page.path}</span>
                {page.updatedAt !== null && (
                  <span>
                    Changed <When at={page.updatedAt} inside />
                  </span>
                )}
              </span>
            </span>
            <PageState page={page} />
            <Icon name="chevron-right" className="size-4.5 text-palm-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
