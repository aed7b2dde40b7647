import { TextField } from '@ilaneer/ui/fields/text-field';

type FaqHeroProps = { readonly search: string; readonly onSearch: (search: string) => void };

/** The greeting of the FAQ page, with the search over all questions. */
export function FaqHero({ search, onSearch }: FaqHeroProps) {
  return (
    <section className="bg-tender">
      <div
        className={`mx-auto max-w-page px-gutter pt-10 text-center sm:pt-16 ${search.trim() === '' ? 'pb-24 sm:pb-32' : 'pb-10 sm:pb-16'}`}
      >
        <h1 className="text-4xl">Hello, How Can We Help?</h1>
        <search className="mx-auto mt-6 block max-w-xl text-left sm:mt-8">
          <TextField
            label="Search all questions"
            hideLabel
            type="search"
            icon="search"
            placeholder="Search all questions"
            autoComplete="off"
            maxLength={100}
            value={search}
            onChange={(event) => onSearch(event.target.value)}
          />
        </search>
      </div>
    </section>
  );
}
