import type { ArticleRowView, listStaffArticles } from '@ilaneer/contract/staff/content/articles';
import { Button } from '@ilaneer/ui/buttons/button';
import { useNavigate } from 'react-router';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import type { Column } from '../../../parts/list/columns.ts';
import { choice } from '../../../parts/list/filters.ts';
import { StaffList } from '../../../parts/list/staff-list.tsx';
import { useList } from '../../../parts/list/use-list.ts';
import { useListState } from '../../../parts/list/use-list-state.ts';
import { When } from '../../../parts/words/when.tsx';
import { request } from '../../../session/staff-api.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import { ArticleBadge, STATE_WORDS } from './article-badge.tsx';

const SPEC = { filters: { state: choice('State', STATE_WORDS) }, sorts: ['newest', 'changed'] } as const;

type Sort = (typeof SPEC.sorts)[number];

const COLUMNS: readonly Column<ArticleRowView, Sort>[] = [
  { id: 'title', label: 'Title', cell: ({ title }) => title },
  { id: 'state', label: 'State', cell: (row) => <ArticleBadge article={row} /> },
  {
    id: 'published',
    label: 'Published',
    sorts: ['newest'],
    cell: ({ state, publishedAt }) =>
      state === 'published' && publishedAt !== null && <When at={publishedAt} />,
  },
  { id: 'category', label: 'Category', wide: true, cell: ({ category }) => category },
  { id: 'author', label: 'Author', wide: true, cell: ({ authorName }) => authorName },
  {
    id: 'changed',
    label: 'Changed',
    sorts: ['changed'],
    wide: true,
    cell: ({ updatedAt }) => <When at={updatedAt} />,
  },
];

const idOf = ({ id }: ArticleRowView) => id;
const nameOf = ({ title }: ArticleRowView) => title;
const linkTo = ({ id }: ArticleRowView) => `/settings/articles/${id}`;

/** CONTENT-36. */
export function Component() {
  const navigate = useNavigate();
  const list = useListState(SPEC);
  const page = useList('content', list, (query, signal) =>
    request<typeof listStaffArticles>('GET', '/staff/articles', { query, signal }),
  );
  const add = () => void navigate('/settings/articles/new');
  usePageActions([{ label: 'New article', icon: 'plus', keys: 'c', run: add }]);
  const button = (
    <Button size="sm" onClick={add}>
      New article
    </Button>
  );
  return (
    <SettingsFrame
      title="Articles"
      about={
        <>
          The blog.{' '}
          <a href="/blogs" target="_blank" rel="noreferrer" className="underline">
            View in the shop
          </a>
        </>
      }
      actions={button}
    >
      <StaffList
        name="articles"
        words={['article', 'articles']}
        {...{ list, page, columns: COLUMNS, idOf, nameOf, linkTo }}
        searchFor="Title, address, category or author"
        empty={{
          title: 'No articles yet',
          text: 'Write the first one. It stays a draft until you publish it.',
          actions: button,
        }}
      />
    </SettingsFrame>
  );
}
