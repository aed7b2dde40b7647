import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useParams } from 'react-router';
import { DeleteButton } from '../../../parts/act/delete-button.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { PageEditor } from './page-editor.tsx';
import { PageState } from './page-state.tsx';
import { removeSitePage, SITE_PAGES_KEY, useStaffSitePage } from './site-page-calls.ts';

const BACK = { label: 'Pages', to: '/settings/pages' };

/** CONTENT-40. Without the menu of the settings: the preview needs the width. */
export function Component() {
  const { slug = '' } = useParams();
  const query = useStaffSitePage(slug);
  if (query.isError) return <Unreadable what="This page" query={query} />;
  if (query.data === undefined) return <Spinner label="Loading …" />;
  const page = query.data;
  return (
    <div key={slug}>
      <PageHeader
        title={page.title}
        tab={`${page.title} – Settings`}
        back={BACK}
        state={<PageState page={page} />}
        about={
          <>
            {page.path}{' '}
            {page.isPublic && (
              <a href={page.path} target="_blank" rel="noreferrer" className="underline">
                View in the shop
              </a>
            )}
          </>
        }
        actions={
          !page.isFixed && (
            <DeleteButton
              title={page.title}
              text="Its address leads nowhere then, and its versions are gone. To keep it, hide it."
              remove={() => removeSitePage(page)}
              queryKey={SITE_PAGES_KEY}
              back={BACK.to}
            />
          )
        }
      />
      <ChangedNotice kind="content" id={slug} />
      <PageEditor page={page} />
    </div>
  );
}
