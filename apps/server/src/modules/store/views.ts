import type { StaffStoreView } from '@ilaneer/contract/staff/content/stores';
import type { StoreView } from '@ilaneer/contract/store';
import { hoursRows, shownHours } from '@ilaneer/domain/store/opening-hours';
import type { WrittenStore } from '@ilaneer/domain/store/store-problems';
import type { StoreColumns, StoreRow } from './repository.ts';

/** With the holidays from the day on. */
export function toStoreView(row: StoreRow, from: string): StoreView {
  const { active: _, position: __, version: ___, picture, openingHours, holidays, ...store } = row;
  return {
    ...store,
    picture: `/pictures/${picture}`,
    openingHours: openingHours.map(({ days, opens, closes }) => ({ days: [...days], opens, closes })),
    holidays: holidays
      .filter(({ date }) => date >= from)
      .toSorted((one, other) => (one.date < other.date ? -1 : 1))
      .map((holiday) => ({ ...holiday })),
  };
}

export function toStaffStore(row: StoreRow): StaffStoreView {
  const { active, position: _, workingHours, openingHours, holidays, ...store } = row;
  return {
    ...store,
    hours: hoursRows(openingHours, workingHours).map((one) => ({ ...one, days: [...one.days] })),
    holidays: holidays.map((holiday) => ({ ...holiday })),
    isShown: active,
  };
}

export function toStoreColumns({
  code: _,
  hours,
  holidays,
  towns,
  isShown,
  ...store
}: WrittenStore & { readonly isShown: boolean }): StoreColumns {
  return {
    ...store,
    towns: [...towns],
    workingHours: shownHours(hours),
    openingHours: hours.map(({ days, opens, closes }) => ({ days: [...days], opens, closes })),
    holidays: [...holidays],
    active: isShown,
  };
}
