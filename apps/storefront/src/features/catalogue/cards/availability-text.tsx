import type { Availability } from '@ilaneer/domain/catalogue/availability';
import { cx } from '@ilaneer/ui/cx';

const tones: Readonly<Record<Availability, string>> = {
  'In stock': 'text-leaf-dark',
  'Low stock': 'text-husk-dark',
  'Out of stock': 'text-hibiscus-dark',
};

type AvailabilityTextProps = {
  readonly availability: Availability;
  readonly className?: string;
  /** What follows the availability in the same line. */
  readonly detail?: string;
};

/** How much there is, in the specification's words; the colour only repeats them. */
export function AvailabilityText({ availability, className, detail }: AvailabilityTextProps) {
  return (
    <p className={cx('font-medium', tones[availability], className)}>
      {availability}
      {detail}
    </p>
  );
}
