import { cx } from '@ilaneer/ui/text/cx';
import { Icon, type IconName } from '@ilaneer/ui/text/icon';
import type { Verdict } from './use-packing.ts';

const LOOKS = {
  packed: { words: 'Packed', icon: 'tick', ground: 'bg-leaf text-kernel' },
  complete: { words: 'Complete. Close the parcel', icon: 'tick', ground: 'bg-leaf text-kernel' },
  'wrong item': { words: 'Wrong item: put it back', icon: 'close', ground: 'bg-hibiscus text-kernel' },
  surplus: { words: 'One too many: put it back', icon: 'alert', ground: 'bg-sun text-palm' },
  refused: { words: 'Not counted', icon: 'alert', ground: 'bg-hibiscus text-kernel' },
} as const satisfies Readonly<
  Record<Verdict['kind'], { readonly words: string; readonly icon: IconName; readonly ground: string }>
>;

type VerdictBannerProps = {
  verdict: Verdict | null;
  about: string | null;
  /** Includes scans from before the page was opened. */
  unitsIn: number;
  units: number;
};

/** Result of the last scan: colour, icon and word, legible from a metre away. */
export function VerdictBanner({ verdict, about, unitsIn, units }: VerdictBannerProps) {
  const look = verdict === null ? null : LOOKS[verdict.kind];
  return (
    <div
      role="status"
      aria-live="assertive"
      data-verdict={verdict?.kind ?? 'none'}
      data-verdict-count={verdict?.count ?? 0}
      className={cx(
        'flex min-h-20 items-center gap-4 rounded-lg px-5 py-3',
        look === null ? 'border-2 border-line-strong border-dashed text-palm-soft' : look.ground,
      )}
    >
      {verdict === null || look === null ? (
        <>
          <Icon name="qr-code" className="size-10 shrink-0" />
          <p className="font-semibold text-[1.5rem] leading-tight">{invitation(unitsIn, units)}</p>
        </>
      ) : (
        <>
          <Icon key={verdict.count} name={look.icon} strokeWidth={3} className="size-11 shrink-0" />
          <div className="min-w-0">
            <p className="font-semibold text-[1.75rem] leading-tight">{look.words}</p>
            <p className="truncate font-medium text-lg">{verdict.text ?? about ?? verdict.code}</p>
          </div>
        </>
      )}
    </div>
  );
}

function invitation(unitsIn: number, units: number): string {
  if (unitsIn === 0) return 'Scan the first item';
  if (unitsIn >= units) return LOOKS.complete.words;
  return `${unitsIn} of ${units} ${unitsIn === 1 ? 'is' : 'are'} packed. Scan the next item`;
}
