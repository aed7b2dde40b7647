import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';

const PLACES = [1, 2, 3, 4, 5] as const;

type StarsProps = { readonly stars: number; readonly className?: string };

export function Stars({ stars, className }: StarsProps) {
  return (
    <span className={cx('inline-flex text-husk', className)}>
      <span className="sr-only">{starWords(stars)}</span>
      {PLACES.map((place) => (
        <Icon key={place} name={place <= stars ? 'star-filled' : 'star'} className="size-5" />
      ))}
    </span>
  );
}

export function starWords(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`;
}
