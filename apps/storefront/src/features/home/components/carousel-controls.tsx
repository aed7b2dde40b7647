import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { cx } from '@ilaneer/ui/text/cx';

type CarouselControlsProps = {
  readonly one: string;
  readonly several: string;
  readonly count: number;
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  readonly pause: { readonly isPaused: boolean; readonly onToggle: () => void } | null;
};

export function CarouselControls({ one, several, count, selected, onSelect, pause }: CarouselControlsProps) {
  return (
    <div className="flex items-center rounded-full bg-kernel px-1 shadow-md">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <button
          key={index}
          type="button"
          aria-label={`${one} ${index + 1}`}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => onSelect(index)}
          className="group grid size-touch place-items-center rounded-full"
        >
          <span
            className={cx(
              'h-2.5 rounded-full transition-[width,background-color] duration-calm',
              index === selected ? 'w-7 bg-leaf' : 'w-2.5 bg-line-strong group-hover:bg-palm',
            )}
          />
        </button>
      ))}
      {pause && (
        <IconButton
          icon={pause.isPaused ? 'play' : 'pause'}
          label={`${pause.isPaused ? 'Play' : 'Pause'} ${several}`}
          onClick={pause.onToggle}
        />
      )}
    </div>
  );
}
