import { lineDifference } from './line-difference.ts';

const LOOKS = {
  same: 'text-palm-soft',
  added: 'bg-chosen no-underline',
  removed: 'bg-hibiscus-tint text-hibiscus-dark',
};
const TAGS = { same: 'p', added: 'ins', removed: 'del' } as const;
const AROUND = 1;

/** Changed lines of a text, each with its neighbours. */
export function LineChanges({ before, after }: { before: string; after: string }) {
  const changes = lineDifference(before, after);
  const isNear = (at: number) =>
    changes.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same');
  if (changes.every(({ kind }) => kind === 'same')) {
    return <p className="text-palm-soft">The text is the same as before.</p>;
  }
  return (
    <div className="grid gap-0.5">
      {changes.map(({ kind, text }, at) => {
        const Tag = TAGS[kind];
        return isNear(at) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and the list never changes
          <Tag key={at} className={`block wrap-anywhere rounded-xs px-1.5 ${LOOKS[kind]}`}>
            {text}
          </Tag>
        ) : null;
      })}
    </div>
  );
}
