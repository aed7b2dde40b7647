import { LettersForm } from './letters-form.tsx';
import { SectionPage } from './section-page.tsx';

export function Component() {
  return (
    <SectionPage
      id="letters"
      title="Forgotten carts"
      about="One mail about a cart that was not ordered, to shoppers who agreed to news and offers by email."
    >
      {(section) => <LettersForm section={section} />}
    </SectionPage>
  );
}
