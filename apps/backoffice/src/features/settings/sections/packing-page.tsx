import { PackingForm } from './packing-form.tsx';
import { SectionPage } from './section-page.tsx';

export function Component() {
  return (
    <SectionPage id="packing" title="Packing" about="Counts for the next order that leaves.">
      {(section) => <PackingForm section={section} />}
    </SectionPage>
  );
}
