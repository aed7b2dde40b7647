import { Link } from 'react-router';
import { ACCOUNT_SECTIONS } from './account-sections.ts';

/** The sections of the account page, to jump to. On phones they are one thumb's scroll away as it is. */
export function AccountContents() {
  return (
    <nav aria-label="Your account" className="sticky top-24 hidden self-start lg:block">
      <ul className="border-line border-l">
        {ACCOUNT_SECTIONS.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              replace
              className="-ml-px flex min-h-touch items-center border-transparent border-l-2 px-4 font-medium text-palm-soft transition-colors hover:border-leaf hover:text-palm"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
