import './policy.css';
import type { PageView } from '@ilaneer/contract/content';
import { Breadcrumb } from '@ilaneer/ui/navigation/breadcrumb';
import { PageLink } from '../../../lib/page-link.tsx';
import { WrittenText } from '../rich-text.tsx';
import { ContactDetails } from './contact-details.tsx';
import { Contents } from './contents.tsx';
import { useAskedSection } from './use-asked-section.ts';

/** A policy with its contents and with who answers for it. */
export function Policy({ page }: { readonly page: PageView }) {
  const text = useAskedSection();
  return (
    <div className="policy mx-auto max-w-page px-gutter pt-4 pb-section sm:pt-6">
      <Breadcrumb items={[{ label: 'Homepage', render: <PageLink to="/" /> }, { label: page.title }]} />
      <div className="mt-4 grid gap-x-16 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <header className="lg:col-start-2">
          <h1 className="text-4xl">{page.title}</h1>
          <p className="mt-3 text-palm-soft">
            Last updated: <time dateTime={page.updatedOn}>{dayFirst(page.updatedOn)}</time>
          </p>
        </header>
        <Contents
          sections={page.sections}
          className="policy-contents lg:-ml-3 lg:sticky lg:top-28 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-9rem)] lg:self-start lg:overflow-y-auto"
        />
        <div ref={text} className="max-w-text lg:col-start-2">
          <WrittenText html={page.html} className="text-base" />
          <ContactDetails className="mt-10" />
        </div>
      </div>
    </div>
  );
}

/** `2025-05-04` as `04/05/2025`. */
function dayFirst(day: string): string {
  return day.split('-').reverse().join('/');
}
