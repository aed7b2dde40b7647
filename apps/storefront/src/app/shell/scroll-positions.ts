const KEY = 'scrollPositions';

// Every address that is opened afresh has this name, whichever was opened before it.
const OPENED_AFRESH = 'default';

const positions = restore();
if (!isComingBack()) positions.delete(OPENED_AFRESH);
addEventListener('pagehide', keep);

/** Where each entry of the browser's history was left, in px from the top; survives a reload. */
export function scrollPositionOf(entry: string): number | undefined {
  return positions.get(entry);
}

/** Notes where an entry of the history stands now. */
export function noteScrollPosition(entry: string, top: number): void {
  positions.set(entry, top);
}

function isComingBack(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));
}

// A browser that refuses storage goes without.
function keep(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions]));
  } catch {}
}

function restore(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
