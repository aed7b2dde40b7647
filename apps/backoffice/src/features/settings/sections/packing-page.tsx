import { PackingForm } from './packing-form.tsx';
import { SectionPage } from './section-page.tsx';

/** What is asked of whoever packs and ships. */
export function Component() {
  return (
    <SectionPage id="packing" title="Packing" about="Counts for the next order that leaves.">
      {(section) => <PackingForm section={section} />}
    </SectionPage>
  );
}
