import { Fragment } from 'react';
import { keyWords } from './key-words.ts';

export function KeyHint({ keys, className = '' }: { keys: string; className?: string }) {
  const presses = keyWords(keys);
  return (
    <span aria-hidden="true" className={`inline-flex items-center gap-1 text-palm-soft text-xs ${className}`}>
      {presses.map((press, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: presses have no other name, and never move
        <Fragment key={at}>
          {press.map((key) => (
            <kbd
              key={key}
              className="grid h-5 min-w-5 place-items-center rounded-xs border border-line bg-row px-1 font-sans text-palm-soft text-xs leading-none"
            >
              {key}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
