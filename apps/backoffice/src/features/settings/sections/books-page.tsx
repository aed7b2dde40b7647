import { BooksForm } from './books-form.tsx';
import { SectionPage } from './section-page.tsx';

export function Component() {
  return (
    <SectionPage id="books" title="Books" about="Applies to the next month that is closed.">
      {(section) => <BooksForm section={section} />}
    </SectionPage>
  );
}
