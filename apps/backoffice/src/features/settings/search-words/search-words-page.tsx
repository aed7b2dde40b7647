import type { MissedSearchView, SynonymView } from '@ilaneer/contract/staff/content/search-words';
import { formatDay } from '@ilaneer/domain/india-day';
import { wordsOf } from '@ilaneer/domain/search/search-words';
import { Button } from '@ilaneer/ui/buttons/button';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUndo } from '../../../parts/act/undo.ts';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import {
  addSynonyms,
  removeSynonym,
  SYNONYMS_KEY,
  useMissedSearches,
  useSynonyms,
} from './search-word-calls.ts';
import { SynonymDialog } from './synonym-dialog.tsx';

const NEW: SynonymView = { id: '', term: '', meaning: '', version: 0 };
const rowClass =
  'flex flex-wrap items-center gap-x-3 border-line border-t py-1 pr-1 pl-4 text-sm first:border-t-0';
const softClass = 'text-palm-soft text-sm';

/** CONTENT-39. */
export function Component() {
  const missed = useMissedSearches();
  const synonyms = useSynonyms();
  const [open, setOpen] = useState<SynonymView | null>(null);
  const add = () => setOpen(NEW);
  usePageActions([{ label: 'New synonym', icon: 'plus', keys: 'c', run: add }]);
  const known = synonyms.data ?? [];
  return (
    <SettingsFrame
      title="Search words"
      about="What shoppers call things, and what they searched for in vain."
      actions={
        <Button size="sm" onClick={add}>
          New synonym
        </Button>
      }
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title="Searches without results" flush>
          <p className={`px-4 pb-3 ${softClass}`}>In the last 30 days, without personal data.</p>
          {missed.isError && <Unreadable what="The searches" query={missed} inside />}
          {missed.isPending && <Skeleton className="mx-4 mb-4 h-40" />}
          {missed.data?.length === 0 && <p className="px-4 pb-4 text-sm">Every search found something.</p>}
          <ul>
            {missed.data?.map((search) => (
              <MissedRow
                key={search.words}
                search={search}
                synonyms={known}
                onAdd={() => setOpen({ ...NEW, term: search.words })}
              />
            ))}
          </ul>
        </Panel>
        <Panel title="Synonyms" flush>
          {synonyms.isError && <Unreadable what="The synonyms" query={synonyms} inside />}
          {synonyms.isPending && <Skeleton className="mx-4 mb-4 h-40" />}
          {synonyms.data !== undefined && <Synonyms synonyms={synonyms.data} onChange={setOpen} />}
        </Panel>
      </div>
      {open !== null && (
        <SynonymDialog
          synonym={open}
          meanings={[...new Set(known.map(({ meaning }) => meaning))]}
          onClose={() => setOpen(null)}
        />
      )}
    </SettingsFrame>
  );
}

type MissedRowProps = {
  search: MissedSearchView;
  synonyms: readonly SynonymView[];
  onAdd: () => void;
};

function MissedRow({ search: { words, count, lastDay }, synonyms, onAdd }: MissedRowProps) {
  const meanings = synonyms.filter(({ term }) => term === words).map(({ meaning }) => meaning);
  return (
    <li className={rowClass}>
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere py-2">
        {words}
        <span className={`block ${softClass}`}>
          {`${count === 1 ? '1 search' : `${count} searches`}, last on ${formatDay(lastDay)}`}
        </span>
      </span>
      {meanings.length > 0 ? (
        <span className={`pr-3 ${softClass}`}>Means {meanings.join(', ')}</span>
      ) : (
        <Button variant="secondary" size="sm" className="mr-2" onClick={onAdd}>
          Add a synonym<span className="sr-only"> for {words}</span>
        </Button>
      )}
    </li>
  );
}

type SynonymsProps = {
  synonyms: readonly SynonymView[];
  onChange: (synonym: SynonymView) => void;
};

function Synonyms({ synonyms, onChange }: SynonymsProps) {
  const queries = useQueryClient();
  const undo = useUndo();
  const { show } = useToast();
  const [typed, setTyped] = useState('');
  const words = wordsOf(typed);
  const shown = synonyms.filter(({ term, meaning }) =>
    words.every((word) => `${term} ${meaning}`.includes(word)),
  );
  const refresh = () => queries.invalidateQueries({ queryKey: SYNONYMS_KEY });
  const remove = useMutation({
    mutationFn: removeSynonym,
    onSuccess: (_, { term, meaning }: SynonymView) =>
      undo('Synonym deleted', async () => {
        await addSynonyms({ term, meaning });
        await refresh();
      }),
    onError: (error) => show({ text: refusalText(error), tone: 'error' }),
    onSettled: refresh,
  });
  if (synonyms.length === 0) return <p className="px-4 pb-4 text-sm">None yet.</p>;
  return (
    <>
      <div className="px-4 pb-3">
        <TextField
          label="Search synonyms"
          hideLabel
          icon="search"
          placeholder="Word or meaning"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <p role="status" className={`px-4 pb-2 ${softClass}`}>
        {shown.length === 1 ? '1 synonym' : `${shown.length} synonyms`}
      </p>
      <ul className="max-h-[70vh] overflow-y-auto">
        {shown.map((synonym) => (
          <li key={synonym.id} className={rowClass}>
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              {synonym.term}
              <span className={`block ${softClass}`}>means {synonym.meaning}</span>
            </span>
            <span className="flex">
              <IconButton icon="pencil" label={`Change ${synonym.term}`} onClick={() => onChange(synonym)} />
              <IconButton
                icon="trash"
                label={`Delete ${synonym.term}`}
                disabled={remove.isPending}
                onClick={() => remove.mutate(synonym)}
              />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
