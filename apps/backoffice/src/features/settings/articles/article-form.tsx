import type { ArticleForm, StaffArticleView } from '@ilaneer/contract/staff/content/articles';
import { slugOf } from '@ilaneer/domain/content/blog-post';
import { articleProblems, draftProblems } from '@ilaneer/domain/content/content-problems';
import { wrong } from '@ilaneer/domain/field-problem';
import { typedLines, typedText } from '@ilaneer/domain/text/typed-text';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Area, fieldGrid, Line } from '../../../parts/form/fields.tsx';
import { MarkdownArea } from '../../../parts/form/markdown-area.tsx';
import { MarkdownPreview } from '../../../parts/form/markdown-preview.tsx';
import { PictureField } from '../../../parts/form/picture-field.tsx';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { ArticleActs } from './article-acts.tsx';
import { addArticle, articleKey, saveArticle, useAuthors } from './article-calls.ts';
import { AuthorField } from './author-field.tsx';

const LABELS = {
  title: 'Title',
  slug: 'Address',
  category: 'Category',
  excerpt: 'Excerpt',
  body: 'Text',
  cover: 'Picture',
  coverAlt: 'What the picture shows',
  authorId: 'Author',
};

export function ArticleEditor({ article }: { article: StaffArticleView }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const authors = useAuthors().data ?? [];
  const { id, state, formerSlugs } = article;
  const isNew = article.version === 0;
  const take = (saved: StaffArticleView) => {
    queries.setQueryData(articleKey(saved.id), saved);
    void queries.invalidateQueries({ queryKey: ['content'] });
  };
  return (
    <SectionForm<StaffArticleView, ArticleForm>
      name={`article.${id}`}
      section={article}
      formOf={formOf}
      problems={(form) => problemsOf(typed(form), state !== 'draft')}
      save={(form, version) => (isNew ? addArticle(form) : saveArticle({ id, version }, form))}
      onSaved={async (saved) => {
        take(saved);
        if (isNew) await navigate(`/settings/articles/${saved.id}`, { replace: true });
      }}
      labels={LABELS}
      show={(field, value) =>
        (field === 'authorId' && authors.find((author) => author.id === value)?.name) || String(value)
      }
      thing="this article"
      did="Article saved"
      submitLabel={isNew ? 'Save the draft' : 'Save'}
      wide
      also={!isNew && <ArticleActs article={article} onMoved={take} />}
    >
      <Panel title="Article">
        <div className={fieldGrid}>
          <Line name="title" label={LABELS.title} required wide />
          <SlugLine isNew={isNew} isPublic={state === 'published'} formerSlugs={formerSlugs} />
          <Line name="category" label={LABELS.category} />
          <Area
            name="excerpt"
            label={LABELS.excerpt}
            rows={2}
            hint="Plain text, on cards and in search engines"
          />
          <PictureField name="cover" label={LABELS.cover} hint="16:9, on the card and above the text" />
          <Line name="coverAlt" label={LABELS.coverAlt} hint="Read aloud by screen readers" />
          <AuthorField label={LABELS.authorId} />
        </div>
      </Panel>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title="Text">
          <MarkdownArea name="body" label={LABELS.body} />
        </Panel>
        <Panel title="Preview">
          <BodyPreview />
        </Panel>
      </div>
    </SectionForm>
  );
}

type SlugLineProps = { isNew: boolean; isPublic: boolean; formerSlugs: readonly string[] };

function SlugLine({ isNew, isPublic, formerSlugs }: SlugLineProps) {
  const { setValue, formState } = useFormContext<ArticleForm>();
  const title = useWatch<ArticleForm, 'title'>({ name: 'title' });
  const isTyped = formState.dirtyFields.slug === true;
  useEffect(() => {
    if (isNew && !isTyped) setValue('slug', slugOf(title));
  }, [isNew, isTyped, title, setValue]);
  const hint =
    formerSlugs.length > 0
      ? `Leads here too: ${formerSlugs.join(', ')}`
      : isPublic
        ? 'A changed address keeps its old one: links and search engines are redirected'
        : 'After /blog-details/, in small letters, digits and dashes';
  return <Line name="slug" label={LABELS.slug} hint={hint} required />;
}

function BodyPreview() {
  return <MarkdownPreview text={useWatch<ArticleForm, 'body'>({ name: 'body' })} />;
}

function formOf(view: StaffArticleView): ArticleForm {
  const { title, slug, category, excerpt, body, cover, coverAlt, authorId } = view;
  return { title, slug, category, excerpt, body, cover, coverAlt, authorId };
}

function typed({ title, slug, category, excerpt, body, coverAlt, ...others }: ArticleForm): ArticleForm {
  const lines = { title, slug, category, excerpt, coverAlt };
  const trimmed = Object.fromEntries(Object.entries(lines).map(([name, text]) => [name, typedText(text)]));
  return { ...others, ...lines, ...trimmed, body: typedLines(body) };
}

function problemsOf(form: ArticleForm, isPublic: boolean) {
  if (!isPublic) return draftProblems(form);
  return [...articleProblems(form), ...wrong('authorId', form.authorId !== '', 'Please choose who wrote it')];
}
