import { TextField } from '@ilaneer/ui/fields/text-field';
import { Icon, type IconName } from '@ilaneer/ui/text/icon';
import { PageLink } from '../../../lib/page-link.tsx';

type FaqHeroProps = { readonly search: string; readonly onSearch: (search: string) => void };

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

type Tile = { readonly icon: IconName; readonly title: string; readonly text: string; readonly to: string };

const TILES: readonly Tile[] = [
  {
    icon: 'truck',
    title: "Where's my order?",
    text: 'See how far each order has come, from placed to delivered.',
    to: '/order-details',
  },
  {
    icon: 'pencil',
    title: 'Cancel or edit order',
    text: 'Cancel free of charge until it is shipped, or buy again with changes.',
    to: '/order-details',
  },
  {
    icon: 'chat',
    title: 'Contact Us',
    text: 'Write or call. A person answers.',
    to: '/contact-us',
  },
];

export function HelpTiles({ className = '' }: { readonly className?: string }) {
  return (
    <ul className={`mx-auto grid max-w-page gap-3 px-gutter md:grid-cols-3 md:gap-5 ${className}`}>
      {TILES.map((tile) => (
        <li
          key={tile.title}
          className="group relative flex items-start gap-4 rounded-lg bg-kernel p-5 shadow-md transition-shadow hover:shadow-lg md:flex-col md:p-7"
        >
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-water">
            <Icon name={tile.icon} />
          </span>
          <div>
            <h2 className="text-xl">
              <PageLink
                to={tile.to}
                className="underline-offset-4 after:absolute after:inset-0 after:rounded-lg group-hover:underline"
              >
                {tile.title}
              </PageLink>
            </h2>
            <p className="mt-1 text-palm-soft">{tile.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
