import { BrandForm } from './brand-form.tsx';
import { SectionPage } from './section-page.tsx';

export function Component() {
  return (
    <SectionPage
      id="brand"
      title="Brand"
      about="Pages, mails, documents and search engines say it from now on."
    >
      {(section) => <BrandForm section={section} />}
    </SectionPage>
  );
}
