import type { HandoverVerdict } from '@ilaneer/domain/handover/handover';
import { cx } from '@ilaneer/ui/text/cx';
import { Icon, type IconName } from '@ilaneer/ui/text/icon';
import type { ScanVerdict } from './use-scan-out.ts';

const LOOKS = {
  added: { words: 'Scanned out', icon: 'tick', ground: 'bg-leaf text-kernel' },
  again: { words: 'Already scanned', icon: 'alert', ground: 'bg-sun text-palm' },
  'number wanted': { words: "Now scan the courier's label", icon: 'qr-code', ground: 'bg-water text-palm' },
  refused: { words: 'Not handed over', icon: 'close', ground: 'bg-hibiscus text-kernel' },
} as const satisfies Readonly<
  Record<HandoverVerdict, { readonly words: string; readonly icon: IconName; readonly ground: string }>
>;

/** Result of the last scan: colour, icon and word, legible from a metre away (PARCEL-41). */
export function ScanBanner({ verdict }: { verdict: ScanVerdict | null }) {
  const look = verdict === null ? null : LOOKS[verdict.kind];
  return (
    <div
      role="status"
      aria-live="assertive"
      data-verdict={verdict?.kind ?? 'none'}
      className={cx(
        'flex min-h-20 items-center gap-4 rounded-lg px-5 py-3',
        look === null ? 'border-2 border-line-strong border-dashed text-palm-soft' : look.ground,
      )}
    >
      <Icon
        key={verdict?.count ?? 0}
        name={look?.icon ?? 'qr-code'}
        strokeWidth={look === null ? 2 : 3}
        className="size-11 shrink-0"
      />
      <div className="min-w-0">
        <p className="font-semibold text-[1.75rem] leading-tight">
          {look?.words ?? 'Scan a parcel or a tracking number'}
        </p>
        {verdict !== null && <p className="wrap-anywhere font-medium text-lg">{verdict.text}</p>}
      </div>
    </div>
  );
}
