import type { PageSectionView } from '@ilaneer/contract/content';
import { Icon } from '@ilaneer/ui/text/icon';
import { useState } from 'react';
import { Link } from 'react-router';

type ContentsProps = { readonly sections: readonly PageSectionView[]; readonly className?: string };

/** The chapters of a page. On phones they open on demand, so that the text comes first. */
export function Contents({ sections, className = '' }: ContentsProps) {
  const [open, setOpen] = useState(false);
  return (
    <nav
      aria-label="On this page"
      className={`rounded-lg bg-leaf-tint p-2 lg:bg-transparent lg:p-0 ${className}`}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls="contents"
        onClick={() => setOpen(!open)}
        className="flex w-full items-center justify-between gap-3 px-3 text-left font-semibold lg:hidden"
      >
        On this page
        <Icon
          name="chevron-down"
          className={`size-5 transition-transform duration-calm ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <p className="mb-1 hidden px-3 font-semibold text-palm-soft text-sm lg:block">On this page</p>
      <ol id="contents" className={`${open ? '' : 'hidden'} lg:block`}>
        {sections.map((section) => (
          <li key={section.id}>
            <Link
              to={`?section=${encodeURIComponent(section.id)}`}
              replace
              preventScrollReset
              onClick={() => setOpen(false)}
              className="flex min-h-touch items-center rounded-sm px-3 py-1.5 text-sm leading-snug underline-offset-4 hover:bg-leaf-tint hover:underline lg:min-h-9"
            >
              {section.title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
