import { textPicture } from './letters/text-picture.ts';
import type { AddressLabel } from './sheets.ts';

/** 203 dpi: 100 by 150 mm. */
const WIDTH = 800;
const HEIGHT = 1_200;
const EDGE = 40;
const TEXT_WIDTH = WIDTH - 2 * EDGE;

/** Characters of the built-in font 0; other lines are sent as graphics. */
const PLAIN = /^[ -~]*$/;
/** Scripts with marks need more height than Latin. */
const EM_OF_SIZE = 0.75;

/** ZPL label, for printers without PDF. */
export async function writeZpl(label: AddressLabel): Promise<string> {
  const { from, to, toCollect } = label;
  const isCollected = toCollect !== null;
  const facts = [`Order ${label.orderNumber}`, `Parcel ${label.ofParcels}`, label.weight];
  const fields = [
    '^XA^CI28',
    `^PW${WIDTH}^LL${HEIGHT}^LH0,0`,
    text(40, 24, `From ${from.name}, ${from.lines.join(', ')}`, 2),
    `^FO${EDGE},104^GB${TEXT_WIDTH},3,3^FS`,
    text(128, 54, to.name, 2),
    text(246, 32, [...to.lines, `${to.city}, ${to.state}`].join(', '), 5),
    text(424, 84, to.pinCode, 1),
    text(520, 32, `Phone ${to.phone}`, 1),
    `^FO${EDGE},572^GB${TEXT_WIDTH},76,${isCollected ? 76 : 3}^FS`,
    text(592, 42, isCollected ? `CASH ON DELIVERY  ${toCollect}` : 'PREPAID: collect nothing', 1, {
      align: 'center',
      isReversed: isCollected,
    }),
    text(672, 28, facts.filter((fact) => fact !== null).join('   '), 1),
    code(730, label.parcelNumber, `Parcel ${label.parcelNumber}`),
    ...(label.trackingNumber === null
      ? []
      : [code(940, label.trackingNumber, `${label.courier ?? 'Tracking'} ${label.trackingNumber}`)]),
    '^XZ',
    '',
  ];
  return (await Promise.all(fields)).join('\n');
}

type Look = { readonly align: 'left' | 'center'; readonly isReversed: boolean };

async function text(
  y: number,
  size: number,
  words: string,
  lines: number,
  { align, isReversed }: Look = { align: 'left', isReversed: false },
): Promise<string> {
  const place = `^FO${EDGE},${y}${isReversed ? '^FR' : ''}`;
  if (PLAIN.test(words)) {
    const justified = align === 'center' ? 'C' : 'L';
    return `${place}^A0N,${size},${size}^FB${TEXT_WIDTH},${lines},4,${justified}${field(words)}`;
  }
  const look = { width: TEXT_WIDTH, em: size * EM_OF_SIZE, lineHeight: size + 4, lines, align };
  const { bytesPerRow, bytes } = await textPicture(words, look);
  const count = bytes.length;
  return `${place}^GFA,${count},${count},${bytesPerRow},${bytes.toString('hex').toUpperCase()}^FS`;
}

async function code(y: number, value: string, below: string): Promise<string> {
  const bars = `^FO${EDGE},${y}^BY3^BCN,120,N,N,N,A${field(value)}`;
  return `${bars}\n${await text(y + 132, 28, below, 1)}`;
}

function field(words: string): string {
  const safe = words.replaceAll(/[\^~_\\\p{Cc}]/gu, (sign) =>
    sign < ' ' ? ' ' : `_${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `^FH^FD${safe}^FS`;
}
