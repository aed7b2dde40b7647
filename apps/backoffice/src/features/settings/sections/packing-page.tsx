import { PackingForm } from './packing-form.tsx';
import { SectionPage } from './section-page.tsx';

export function Component() {
  return (
    <SectionPage id="packing" title="Packing" about="Applies to orders shipped from now on.">
      {(section) => <PackingForm section={section} />}
    </SectionPage>
  );
}
