import { ContentPage } from '../../../features/content/page/content-page.tsx';
import { Process } from '../../../features/content/page/process.tsx';

export function Component() {
  return (
    <ContentPage slug="process" title="Our Process">
      {(page) => <Process page={page} />}
    </ContentPage>
  );
}
