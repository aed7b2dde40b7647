import { About } from '../../../features/content/page/about.tsx';
import { ContentPage } from '../../../features/content/page/content-page.tsx';

/** Who we are (part 2 section 2, 'About Us'). */
export function Component() {
  return (
    <ContentPage slug="about-us" title="About Us">
      {(page) => <About page={page} />}
    </ContentPage>
  );
}
