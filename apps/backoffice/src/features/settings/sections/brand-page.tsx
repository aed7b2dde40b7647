import { BrandForm } from './brand-form.tsx';
import { SectionPage } from './section-page.tsx';

export function Component() {
  return (
    <SectionPage id="brand" title="Brand" about="Shown on pages, mails, documents and in search engines.">
      {(section) => <BrandForm section={section} />}
    </SectionPage>
  );
}
