import { About } from '../../../features/content/page/about.tsx';
import { ContentPage } from '../../../features/content/page/content-page.tsx';

export function Component() {
  return (
    <ContentPage slug="about-us" title="About Us">
      {(page) => <About page={page} />}
    </ContentPage>
  );
}
