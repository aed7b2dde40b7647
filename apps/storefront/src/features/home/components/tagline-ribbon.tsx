import './tagline-ribbon.css';
import type { SectionViewOf } from '@ilaneer/contract/page-sections';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { Icon } from '@ilaneer/ui/text/icon';
import { useState } from 'react';

/** Pausable; static for reduced motion. */
export function TaglineRibbon({ section }: { readonly section: SectionViewOf<'taglines'> }) {
  const [paused, setPaused] = useState(false);
  const { lines: taglines } = section;
  return (
    <section aria-label="Taglines" className="relative overflow-hidden bg-palm py-5 on-dark sm:py-7">
      <div
        className="tagline-ribbon flex w-max pr-16 motion-reduce:w-auto motion-reduce:pr-0"
        data-paused={paused}
      >
        <Taglines taglines={taglines} />
        <Taglines taglines={taglines} repeated />
      </div>
      <div className="absolute inset-y-0 right-0 grid place-items-center bg-palm px-2 motion-reduce:hidden">
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={paused ? 'Play taglines' : 'Pause taglines'}
          className="hover:bg-kernel/15"
          onClick={() => setPaused(!paused)}
        />
      </div>
    </section>
  );
}

type TaglinesProps = { readonly taglines: readonly string[]; readonly repeated?: boolean };

function Taglines({ taglines, repeated = false }: TaglinesProps) {
  return (
    <ul
      aria-hidden={repeated || undefined}
      className={`flex items-center gap-x-8 pr-8 motion-reduce:flex-wrap motion-reduce:justify-center motion-reduce:gap-y-2 motion-reduce:px-gutter ${repeated ? 'motion-reduce:hidden' : ''}`}
    >
      {taglines.map((tagline) => (
        <li
          key={tagline}
          className="flex items-center gap-8 whitespace-nowrap font-display text-2xl motion-reduce:whitespace-normal motion-reduce:text-center motion-reduce:text-xl"
        >
          {tagline}
          <Icon name="leaf" className="size-6 text-tender motion-reduce:hidden" />
        </li>
      ))}
    </ul>
  );
}
