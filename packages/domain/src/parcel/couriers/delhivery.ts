import type { ParcelEventKind } from '../parcel-event.ts';

/** NSL codes of a failed attempt, for which Delhivery takes a choice. */
const FAILED_ATTEMPTS = ['EOD-74', 'EOD-15', 'EOD-104', 'EOD-43', 'EOD-86', 'EOD-11', 'EOD-69', 'EOD-6'];

type DelhiveryScan = { readonly type: string; readonly status: string; readonly nslCode: string };

/** The type decides: DL is at its end, and 'RTO' there is back at the shop, not delivered (PARCEL-34). */
export function kindOfDelhivery({ type, status: written, nslCode }: DelhiveryScan): ParcelEventKind | null {
  const status = written.trim().toLowerCase();
  if (status === 'lost') return 'lost';
  switch (type.trim().toUpperCase()) {
    case 'UD':
      return onTheWay(status, nslCode.trim().toUpperCase());
    case 'DL':
      if (status === 'delivered') return 'delivered';
      return status === 'rto' ? 'back' : null;
    case 'RT':
      return 'returning';
    default:
      return null;
  }
}

function onTheWay(status: string, nslCode: string): ParcelEventKind | null {
  switch (status) {
    case 'in transit':
      return 'in transit';
    case 'pending':
      return FAILED_ATTEMPTS.includes(nslCode) ? 'attempt failed' : 'in transit';
    case 'dispatched':
      return 'out for delivery';
    default:
      return null;
  }
}
