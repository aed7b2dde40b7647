import { resolveBy, showRefusal } from '@ilaneer/client/form';
import { slugOf } from '@ilaneer/domain/content/blog-post';
import { needed } from '@ilaneer/domain/field-problem';
import { SITE_PAGE_LIMITS, sitePath, slugProblems } from '@ilaneer/domain/page/site-page';
import { typedText } from '@ilaneer/domain/text/typed-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { FormDialog } from '../../../parts/act/form-dialog.tsx';
import { Line } from '../../../parts/form/fields.tsx';
import { addSitePage, SITE_PAGES_KEY, sitePageKey } from './site-page-calls.ts';

type NewPage = { readonly title: string; readonly slug: string };

export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useForm<NewPage>({ defaultValues: { title: '', slug: '' }, resolver: resolveBy(problemsOf) });
  const { dirtyFields, errors } = form.formState;
  const title = form.watch('title');
  const isTyped = dirtyFields.slug === true;
  useEffect(() => {
    if (!isTyped) form.setValue('slug', slugOf(title));
  }, [isTyped, title, form]);
  const add = useMutation({
    mutationFn: (page: NewPage) => addSitePage(typed(page)),
    onSuccess: async (page) => {
      queries.setQueryData(sitePageKey(page.slug), page);
      void queries.invalidateQueries({ queryKey: SITE_PAGES_KEY });
      await navigate(`/settings/pages/${page.slug}`);
    },
    onError: (error) => showRefusal(form, ['title', 'slug'], error),
  });
  const isUnplaced = add.isError && Object.keys(errors).length === 0;
  return (
    <FormProvider {...form}>
      <FormDialog
        onClose={onClose}
        size="sm"
        title="Add a page"
        description="It stays hidden until you publish it."
        onSubmit={form.handleSubmit((page) => add.mutate(page))}
        busy={add.isPending}
        submitLabel="Add"
        leaveLabel="Cancel"
        error={isUnplaced && add.error.message}
      >
        <Line name="title" label="Title" required />
        <Line
          name="slug"
          label="Address"
          hint={`After ${sitePath('')}, in small letters, digits and dashes. It stays the same.`}
          required
        />
      </FormDialog>
    </FormProvider>
  );
}

function typed({ title, slug }: NewPage): NewPage {
  return { title: typedText(title), slug: typedText(slug) };
}

function problemsOf(page: NewPage) {
  const { title, slug } = typed(page);
  return [...needed('title', 'Title', title, SITE_PAGE_LIMITS.title), ...slugProblems(slug)];
}
