import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useLayer } from '@ilaneer/ui/layers/layers';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { brand } from '../../lib/content.ts';
import { SearchState, useProductSearch } from './search-state.tsx';
import { SuggestionLink } from './suggestion-link.tsx';
import {
  clearRecentSearches,
  readRecentSearches,
  resultsPage,
  type Suggestion,
  searchesToMake,
  storeSearch,
  suggestionsOf,
} from './suggestions.ts';

const TYPING_PAUSE_MS = 200;
const LONGEST = 100;

type SearchPanelProps = { readonly onClose: () => void };

export function SearchPanel({ onClose }: SearchPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    const root = document.documentElement;
    root.classList.add('overflow-hidden');
    return () => root.classList.remove('overflow-hidden');
  }, []);

  // Close before unmounting, to restore the focus.
  const close = () => dialog.current?.close();
  useLayer(true, () => {
    close();
    onClose();
  });

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      closedby="any"
      onClose={onClose}
      className="fixed inset-x-0 top-0 m-0 h-dvh max-h-none w-screen max-w-none animate-arrive overflow-y-auto overscroll-contain bg-paper p-0 text-palm shadow-lg backdrop:bg-palm-deep/55 sm:h-fit sm:max-h-[90dvh] sm:rounded-b-xl"
    >
      <div className="mx-auto flex max-w-3xl items-start gap-2 px-gutter pt-3 pb-6 sm:pt-6 sm:pb-8">
        <SearchBox onFollow={close} />
        <IconButton icon="close" label="Close search" className="-mr-2.5 mt-0.5 shrink-0" onClick={close} />
      </div>
    </dialog>
  );
}

/** WAI-ARIA combobox. `onFollow` on every choice. */
function SearchBox({ onFollow }: { readonly onFollow: () => void }) {
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState(readRecentSearches);
  const navigate = useNavigate();
  const words = typed.trim();
  const settled = useSettled(words, TYPING_PAUSE_MS);
  const search = useProductSearch(settled);
  const suggestions = suggest();
  const optionId = (place: number) => `${listId}-${place}`;
  const { active, mark, onKeyDown } = useSuggestionKeys(suggestions.length, (place) =>
    document.getElementById(optionId(place))?.click(),
  );

  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    if (active !== -1) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  function suggest() {
    if (words === '' && recent.length > 0) return searchesToMake('recent', recent);
    if (words === '') return searchesToMake('idea', brand().texts.searchIdeas);
    if (search.data === undefined || search.isError) return [];
    const found = suggestionsOf(search.data, settled);
    return found.length === 0 ? searchesToMake('idea', brand().texts.searchIdeas) : found;
  }

  function leave() {
    if (words !== '') storeSearch(words);
    onFollow();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (words === '') return;
    leave();
    // For the current words only.
    const meant = settled === words && !search.isPlaceholderData ? search.data?.correctedTo : null;
    void navigate(resultsPage(meant ?? words));
  }

  // Help is a separate group.
  const others = suggestions.filter(({ kind }) => kind !== 'help');
  const help = suggestions.slice(others.length);
  const linkTo = (suggestion: Suggestion, place: number) => (
    <SuggestionLink
      key={suggestion.to}
      id={optionId(place)}
      suggestion={suggestion}
      active={place === active}
      onPoint={() => mark(place)}
      onFollow={leave}
    />
  );

  return (
    <div className="min-w-0 grow">
      <search>
        <form onSubmit={submit}>
          <TextField
            ref={box}
            icon="search"
            label="Search products"
            hideLabel
            placeholder={brand().texts.searchPlaceholder}
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={LONGEST}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={suggestions.length > 0}
            aria-controls={suggestions.length > 0 ? listId : undefined}
            aria-activedescendant={active === -1 ? undefined : optionId(active)}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              mark(-1);
            }}
            onKeyDown={onKeyDown}
          />
        </form>
      </search>
      <SearchState
        words={words}
        search={search}
        recent={recent.length > 0}
        hasIdeas={brand().texts.searchIdeas.length > 0}
        onClearRecent={() => {
          clearRecentSearches();
          setRecent([]);
          box.current?.focus();
        }}
      />
      {suggestions.length > 0 && (
        <div id={listId} role="listbox" aria-label="Suggestions" className="-mx-3 mt-1 grid gap-0.5">
          {others.map(linkTo)}
          {help.length > 0 && (
            <fieldset aria-labelledby={`${listId}-help`} className="mt-3 grid min-w-0 gap-0.5">
              <p id={`${listId}-help`} className="px-3 font-semibold text-palm-soft text-sm">
                Help and articles
              </p>
              {help.map((suggestion, place) => linkTo(suggestion, others.length + place))}
            </fieldset>
          )}
        </div>
      )}
    </div>
  );
}

/** Debounced; empty at once. */
function useSettled(text: string, stillMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), stillMs);
    return () => clearTimeout(timer);
  }, [text, stillMs]);
  return text === '' ? '' : settled;
}

/** Arrow keys cycle through the box. */
function useSuggestionKeys(count: number, follow: (place: number) => void) {
  const [marked, setMarked] = useState(-1);
  const active = marked < count ? marked : -1;

  function onKeyDown(event: KeyboardEvent) {
    // IME composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setMarked(active + 1 < count ? active + 1 : -1);
    else if (event.key === 'ArrowUp') setMarked(active === -1 ? count - 1 : active - 1);
    else if (event.key === 'Enter' && active !== -1) follow(active);
    else return;
    event.preventDefault();
  }

  return { active, mark: setMarked, onKeyDown };
}
