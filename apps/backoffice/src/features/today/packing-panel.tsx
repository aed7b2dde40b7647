import type { PaceView, TodayView } from '@ilaneer/contract/staff/today';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { Panel } from '../../parts/frame/panel.tsx';
import { FigureRows } from './figure-rows.tsx';

/** TODAY-4. */
export function PackingPanel({ packing }: { packing: NonNullable<TodayView['packing']> | undefined }) {
  return (
    <Panel title="Packing" flush>
      <FigureRows
        rows={[
          { label: 'To pack', to: '/packing?held=no', figure: packing?.toPack },
          {
            label: 'Packed, not handed over',
            to: '/packing?state=packed',
            figure: packing?.packed,
            tone: 'warn',
          },
          {
            label: 'Not handed over in time',
            to: '/packing?state=late',
            figure: packing?.late,
            tone: 'danger',
          },
          { label: 'On hold', to: '/packing?held=yes', figure: packing?.held, tone: 'warn' },
          {
            label: 'Packed today by you',
            note: packing ? paceWords(packing.own) : ' ',
            to: '/packing?state=packed+today&by=me',
            figure: packing && indianDigits(packing.own.parcels),
          },
          {
            label: 'Packed today by all',
            note: packing ? paceWords(packing.shop) : ' ',
            to: '/packing?state=packed+today',
            figure: packing && indianDigits(packing.shop.parcels),
          },
        ]}
      />
    </Panel>
  );
}

function paceWords({ perHour, medianSeconds }: PaceView): string {
  if (perHour === null || medianSeconds === null) return 'No pace yet';
  return `${indianDigits(perHour)} an hour a packer, half of them within ${secondsWords(medianSeconds)}`;
}

function secondsWords(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  return `${indianDigits(Math.floor(seconds / 60))} min ${seconds % 60} s`;
}
