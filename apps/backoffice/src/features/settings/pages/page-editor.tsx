import type { StaffSitePageView } from '@ilaneer/contract/staff/content/site-pages';
import { ButtonGroup } from '@ilaneer/ui/buttons/button-group';
import { cx } from '@ilaneer/ui/text/cx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Area, Line } from '../../../parts/form/fields.tsx';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { PageActs } from './page-acts.tsx';
import { bodyOf, formOf, isOfSection, type PageForm, problemsOf } from './page-form.ts';
import { PAGE_MERGING } from './page-merging.ts';
import { PagePreview } from './page-preview.tsx';
import { PageVersions } from './page-versions.tsx';
import { SectionList } from './section-list.tsx';
import type { Focus } from './section-row.tsx';
import { SITE_PAGES_KEY, saveSitePage, sitePageKey } from './site-page-calls.ts';

const LABELS = { title: 'Title', description: 'Description', sections: 'Sections' };

const VIEWS = [
  { value: 'sections', label: 'Sections' },
  { value: 'preview', label: 'Preview' },
] as const;

/** Form and preview: side by side, or one at a time on phones. */
export function PageEditor({ page }: { page: StaffSitePageView }) {
  const queries = useQueryClient();
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('sections');
  const { openId, open, focus, onFocused } = useOpenSection();
  const { slug, path } = page;
  const take = (saved: StaffSitePageView) => {
    queries.setQueryData(sitePageKey(slug), saved);
    void queries.invalidateQueries({ queryKey: SITE_PAGES_KEY });
  };
  return (
    <SectionForm<StaffSitePageView, PageForm>
      name={`page.${slug}`}
      section={page}
      formOf={formOf}
      problems={(form) => problemsOf(slug, form)}
      save={(form, version) => saveSitePage({ slug, version }, bodyOf(form))}
      onSaved={take}
      onRefused={(fields, { sections }) => {
        setView('sections');
        const faulty = faultySections(fields, sections);
        const [first] = faulty;
        if (first !== undefined && !faulty.some((id) => id === openId)) open(first, 'invalid');
      }}
      labels={LABELS}
      merging={PAGE_MERGING}
      thing="this page"
      did="Draft saved"
      submitLabel="Save draft"
      wide
      long
      also={(save) => <PageActs page={page} save={save} onMoved={take} />}
    >
      <ButtonGroup
        label="Show"
        hideLabel
        options={VIEWS}
        value={view}
        onValueChange={setView}
        className="xl:hidden"
      />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
        <div className={cx('grid min-w-0 gap-4', view !== 'sections' && 'max-xl:hidden')}>
          <SectionList slug={slug} openId={openId} onOpen={open} focus={focus} onFocused={onFocused} />
          <Panel title="Title and search engines">
            <div className="grid gap-4">
              <Line name="title" label={LABELS.title} required />
              <Area
                name="description"
                label={LABELS.description}
                rows={2}
                wide={false}
                hint="For search engines and previews. Empty: the first text of the page."
              />
            </div>
          </Panel>
          <PageVersions slug={slug} />
          <HistoryPanel kind="content" id={slug} />
        </div>
        <div className={cx('min-w-0 xl:sticky xl:top-20', view !== 'preview' && 'max-xl:hidden')}>
          <PagePreview
            slug={slug}
            path={path}
            openId={openId}
            onEdit={(id) => {
              setView('sections');
              open(id, 'first');
            }}
          />
        </div>
      </div>
    </SectionForm>
  );
}

/** Stands in the address, so that the shop's page leads to it. */
function useOpenSection() {
  const [params, setParams] = useSearchParams();
  const openId = params.get('section');
  const [focus, setFocus] = useState<Focus | null>(openId === null ? null : { on: openId, what: 'first' });
  const open = (id: string | null, what: Focus['what'] | null = null) => {
    setFocus(id === null || what === null ? null : { on: id, what });
    setParams(id === null ? {} : { section: id }, { replace: true, preventScrollReset: true });
  };
  return { openId, open, focus, onFocused: () => setFocus(null) };
}

/** In their order; none while a field outside them is refused, which has the focus then. */
function faultySections(fields: readonly string[], sections: PageForm['sections']): string[] {
  if (fields.some((field) => !field.startsWith('sections.'))) return [];
  return sections.filter((_, index) => fields.some((field) => isOfSection(field, index))).map(({ id }) => id);
}
