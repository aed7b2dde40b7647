import { cx } from '@ilaneer/ui/cx';

/** 4 columns, 3 beside an open panel, 2 up to 768 px (part 1 section 2.6). */
export function gridClass(beside: boolean): string {
  return cx(
    'grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 sm:gap-y-10 lg:gap-x-6',
    beside ? 'min-[769px]:grid-cols-3' : 'min-[769px]:grid-cols-4',
  );
}
