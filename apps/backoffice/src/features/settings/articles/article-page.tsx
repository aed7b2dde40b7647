import type { StaffArticleView } from '@ilaneer/contract/staff/content/articles';
import { articleAddress } from '@ilaneer/domain/storefront/plain-address';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useParams } from 'react-router';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { ArticleBadge } from './article-badge.tsx';
import { useStaffArticle } from './article-calls.ts';
import { ArticleEditor } from './article-form.tsx';

const BACK = { label: 'Articles', to: '/settings/articles' };
const NEW: StaffArticleView = {
  ...{
    id: '',
    title: '',
    slug: '',
    category: '',
    excerpt: '',
    body: '',
    cover: '',
    coverAlt: '',
    authorId: '',
  },
  state: 'draft',
  publishedAt: null,
  readMinutes: 1,
  formerSlugs: [],
  version: 0,
};

/** CONTENT-36. */
export function Component() {
  const { articleId = '' } = useParams();
  const query = useStaffArticle(articleId);
  if (articleId === 'new') {
    return (
      <SettingsFrame title="New article" back={BACK} about="It stays a draft until you publish it.">
        <ArticleEditor article={NEW} />
      </SettingsFrame>
    );
  }
  if (query.isError) return <Unreadable what="This article" query={query} />;
  if (query.data === undefined) return <Spinner label="Loading …" />;
  return <ArticlePage key={articleId} article={query.data} />;
}

function ArticlePage({ article }: { article: StaffArticleView }) {
  const { id, title, slug, state, readMinutes } = article;
  return (
    <SettingsFrame
      title={title}
      back={BACK}
      state={<ArticleBadge article={article} />}
      about={
        state === 'published' ? (
          <>
            <span>{`${readMinutes} min read. `}</span>
            <a href={articleAddress(slug)} target="_blank" rel="noreferrer" className="underline">
              View in the shop
            </a>
          </>
        ) : (
          `${readMinutes} min read. Not visible to shoppers.`
        )
      }
    >
      <ChangedNotice kind="content" id={id} />
      <div className="grid gap-4">
        <ArticleEditor article={article} />
        <div className="max-w-3xl">
          <HistoryPanel kind="content" id={id} />
        </div>
      </div>
    </SettingsFrame>
  );
}
