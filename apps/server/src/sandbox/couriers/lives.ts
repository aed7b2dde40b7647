/** A step in both couriers' words. */
type Step = {
  /** Of a life, from its booking. */
  readonly afterHours: number;
  readonly shiprocket: readonly [status: number, label: string];
  readonly delhivery: readonly [type: string, status: string, nslCode: string];
  readonly remark: string;
};

const WORDS = {
  booked: [[1, 'AWB ASSIGNED'], ['UD', 'Manifested', 'X-UCI'], 'Manifest uploaded'],
  'picked up': [[42, 'PICKED UP'], ['UD', 'In Transit', 'X-PPOM'], 'Picked up'],
  'at a hub': [[18, 'IN TRANSIT'], ['UD', 'In Transit', 'X-DLL2F'], 'Bag received at facility'],
  'out for delivery': [
    [17, 'OUT FOR DELIVERY'],
    ['UD', 'Dispatched', 'X-DDD3FD'],
    'Out for delivery: 9963133564',
  ],
  failed: [[21, 'UNDELIVERED'], ['UD', 'Pending', 'EOD-11'], 'Consignee unavailable'],
  refused: [[21, 'UNDELIVERED'], ['UD', 'Pending', 'EOD-6'], 'Consignee refused to accept'],
  delivered: [[7, 'DELIVERED'], ['DL', 'Delivered', 'EOD-38'], 'Delivered to consignee'],
  'turned round': [
    [9, 'RTO INITIATED'],
    ['RT', 'In Transit', 'RT-101'],
    'Returned as per client instructions',
  ],
  'on the way back': [[46, 'RTO IN TRANSIT'], ['RT', 'In Transit', 'X-DLL2F'], 'Bag received at facility'],
  back: [[10, 'RTO DELIVERED'], ['DL', 'RTO', 'RT-110'], 'Returned to the shipper'],
  lost: [[12, 'LOST'], ['LT', 'Lost', 'LT-100'], 'Shipment lost'],
  'weighed again': [[22, 'DELAYED'], ['UD', 'Pending', 'X-WGT'], 'Weight discrepancy raised'],
} as const satisfies Readonly<
  Record<string, readonly [Step['shiprocket'], Step['delhivery'], Step['remark']]>
>;

type Word = keyof typeof WORDS;

const LIVES = {
  delivered: [
    ...(['booked', 'picked up', 'at a hub'] as const),
    ...(['out for delivery', 'delivered'] as const),
  ],
  'second attempt': [
    ...(['booked', 'picked up', 'at a hub', 'out for delivery'] as const),
    ...(['failed', 'out for delivery', 'delivered'] as const),
  ],
  'third attempt': [
    ...(['booked', 'picked up', 'at a hub', 'out for delivery', 'failed'] as const),
    ...(['out for delivery', 'failed', 'out for delivery', 'delivered'] as const),
  ],
  back: [
    ...(['booked', 'picked up', 'at a hub', 'out for delivery', 'refused'] as const),
    ...(['turned round', 'on the way back', 'back'] as const),
  ],
  lost: ['booked', 'picked up', 'at a hub', 'lost'],
  'weight dispute': ['booked', 'picked up', 'weighed again', 'at a hub', 'out for delivery', 'delivered'],
} as const satisfies Readonly<Record<string, readonly Word[]>>;

export type LifeName = keyof typeof LIVES;

export const LIFE_NAMES = Object.keys(LIVES).filter(isLife);

export function isLife(name: string): name is LifeName {
  return Object.hasOwn(LIVES, name);
}

const HOURS_A_STEP = 12;

export function stepsOf(life: LifeName): readonly Step[] {
  return LIVES[life].map((word, index) => {
    const [shiprocket, delhivery, remark] = WORDS[word];
    return { afterHours: index * HOURS_A_STEP, shiprocket, delhivery, remark };
  });
}
