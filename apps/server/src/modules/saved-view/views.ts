import type { SavedView } from '@ilaneer/contract/staff/saved-views';
import type { SavedViewRow } from './repository.ts';

export function savedView({ id, name, address, version }: SavedViewRow): SavedView {
  return { id, name, address, version };
}
