import type { AvailabilityFilter } from '@ilaneer/domain/catalogue/availability';
import { Chip } from '@ilaneer/ui/buttons/chip';

const CHOICES: ReadonlyArray<{ readonly value: AvailabilityFilter; readonly label: string }> = [
  { value: 'all', label: 'All' },
  { value: 'in-stock', label: 'In stock' },
  { value: 'low-stock', label: 'Low stock' },
  { value: 'out-of-stock', label: 'Out of stock' },
];

type AvailabilityOptionsProps = {
  readonly chosen: AvailabilityFilter;
  readonly onChange: (availability: AvailabilityFilter) => void;
};

/** Which availability to show: one of four. */
export function AvailabilityOptions({ chosen, onChange }: AvailabilityOptionsProps) {
  return (
    <fieldset className="py-5">
      <legend className="float-left mb-3 w-full font-semibold">Availability</legend>
      <div className="clear-both flex flex-wrap gap-2">
        {CHOICES.map(({ value, label }) => (
          <Chip key={value} selected={value === chosen} onSelect={() => onChange(value)}>
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
