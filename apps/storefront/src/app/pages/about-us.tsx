import { About } from '../../features/written-page/components/about.tsx';
import { WrittenPage } from '../../features/written-page/components/written-page.tsx';

/** Who we are (part 2 section 2, 'About Us'). */
export function Component() {
  return (
    <WrittenPage slug="about-us" title="About Us">
      {(page) => <About page={page} />}
    </WrittenPage>
  );
}
