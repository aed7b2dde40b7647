import { type KeyboardEvent, useState } from 'react';

/** Which of a number of suggestions is marked, or none (-1), and the keys that move the mark: a ring through the box. */
export function useSuggestionKeys(count: number, follow: (place: number) => void) {
  const [marked, setMarked] = useState(-1);
  const active = marked < count ? marked : -1;

  function onKeyDown(event: KeyboardEvent) {
    // While a word of another script is being composed, its keys belong to the keyboard.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setMarked(active + 1 < count ? active + 1 : -1);
    else if (event.key === 'ArrowUp') setMarked(active === -1 ? count - 1 : active - 1);
    else if (event.key === 'Enter' && active !== -1) follow(active);
    else return;
    event.preventDefault();
  }

  return { active, mark: setMarked, onKeyDown };
}
