import { SectionPage } from './section-page.tsx';
import { SupportForm } from './support-form.tsx';

export function Component() {
  return (
    <SectionPage id="support" title="Contacts" about="Shown at the foot of every page and in mails.">
      {(section) => <SupportForm section={section} />}
    </SectionPage>
  );
}
