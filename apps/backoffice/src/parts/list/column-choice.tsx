import { mediaQuery } from '@ilaneer/client/media-query';
import { ChoiceMenu } from '@ilaneer/ui/layers/choice-menu';
import { Icon } from '@ilaneer/ui/text/icon';
import type { Column, useColumns } from './columns.ts';

// As in ListTable.
const useNarrowScreen = mediaQuery('(width < 64rem)');

type ColumnChoiceProps = {
  columns: readonly Pick<Column<never>, 'id' | 'label' | 'wide'>[];
  chosen: Pick<ReturnType<typeof useColumns>, 'isShown' | 'toggle' | 'reset'>;
};

export function ColumnChoice({ columns, chosen }: ColumnChoiceProps) {
  const isNarrow = useNarrowScreen();
  return (
    <ChoiceMenu
      align="end"
      trigger={
        <button
          type="button"
          className="inline-flex min-h-touch items-center gap-1.5 rounded-md px-2.5 text-palm-soft text-sm hover:bg-leaf-tint hover:text-palm"
        >
          <Icon name="eye" className="size-4.5" />
          Columns
        </button>
      }
      choices={columns.slice(1).map(({ id, label, wide }) => ({
        value: id,
        label: wide && isNarrow ? `${label} (on a wide screen)` : label,
      }))}
      isChosen={chosen.isShown}
      onToggle={chosen.toggle}
      last={{ label: 'Reset columns', onSelect: chosen.reset }}
    />
  );
}
