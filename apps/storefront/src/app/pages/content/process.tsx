import { ContentPage } from '../../../features/content/page/content-page.tsx';
import { Process } from '../../../features/content/page/process.tsx';

/** How the goods are made (STOREFRONT-2). */
export function Component() {
  return (
    <ContentPage slug="process" title="Our Process">
      {(page) => <Process page={page} />}
    </ContentPage>
  );
}
