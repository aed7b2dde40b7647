import { cx } from '@ilaneer/ui/cx';
import { IconButton } from '@ilaneer/ui/icon-button';

type BannerControlsProps = {
  readonly count: number;
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** Null when nothing moves by itself. */
  readonly pause: { readonly paused: boolean; readonly onToggle: () => void } | null;
};

/** The dots under the banners, and the button that stops their turning. */
export function BannerControls({ count, selected, onSelect, pause }: BannerControlsProps) {
  return (
    <div className="absolute inset-x-0 bottom-3 flex justify-center lg:bottom-5">
      <div className="flex items-center rounded-full bg-kernel px-1 shadow-md">
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <button
            key={index}
            type="button"
            aria-label={`Banner ${index + 1}`}
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
            icon={pause.paused ? 'play' : 'pause'}
            label={pause.paused ? 'Play banners' : 'Pause banners'}
            onClick={pause.onToggle}
          />
        )}
      </div>
    </div>
  );
}
