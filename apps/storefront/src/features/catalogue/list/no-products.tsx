import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useSearchCorrection } from './get-search-correction.ts';

type NoProductsProps = {
  readonly words: string;
  readonly onSearch: (words: string) => void;
  readonly onClear: () => void;
};

/** What stands in place of a grid that the filters leave empty; a typing mistake can be put right by a press. */
export function NoProducts({ words, onSearch, onClear }: NoProductsProps) {
  const correction = useSearchCorrection(words.trim());
  return (
    <StatePanel
      kind="empty"
      title="No products found matching your criteria."
      actions={
        <>
          {correction !== null && (
            <Button onClick={() => onSearch(correction)}>Search for “{correction}”</Button>
          )}
          <Button variant={correction === null ? 'primary' : 'secondary'} onClick={onClear}>
            Clear Filters
          </Button>
        </>
      }
    />
  );
}
