import { STORE_LIMITS } from '@ilaneer/domain/store/store-problems';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, atMost, Digits, Lines, PIN_CODE_TEXT, problem, Text } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

const access = 'staff:content.write';
const params = Type.Object({
  code: Type.String({ pattern: '^[A-Z]{3}$', ...anyProblem('A code has 3 capital letters, such as KCH') }),
});

const { name, line, towns, hours, holidays } = STORE_LIMITS;
const TIME = anyProblem('Please enter a time, such as 10:30');
const time = Text(5, TIME);
const timeOrNull = Type.Union([time, Type.Null()], TIME);

const HoursRow = Type.Object({
  days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
    maxItems: 7,
    description: '0 is Sunday.',
    ...anyProblem('Please choose the days'),
  }),
  opens: time,
  closes: time,
  /** Shown instead of the times. */
  text: Text(name, problem('The text is required', atMost('The text', name))),
});

const Holiday = Type.Object({
  date: Text(10, anyProblem('Please choose a date')),
  /** Both null: closed. */
  opens: timeOrNull,
  closes: timeOrNull,
  note: Text(name, problem('The note is required', atMost('The note', name))),
});

export const StoreForm = Type.Object({
  name: Text(name, problem('Name is required', atMost('Name', name))),
  address: Lines(line, problem('Address is required', atMost('Address', line))),
  pinCode: Digits(20, anyProblem(PIN_CODE_TEXT)),
  towns: Type.Array(Text(name, problem('Town is required', atMost('Town', name))), {
    maxItems: towns,
    ...anyProblem(`There may be at most ${towns} towns`),
  }),
  latitude: Type.Number(anyProblem('A latitude lies between -90 and 90')),
  longitude: Type.Number(anyProblem('A longitude lies between -180 and 180')),
  email: Text(STORE_LIMITS.email, anyProblem('Please enter a valid email address')),
  phone: Text(STORE_LIMITS.phone, problem('Phone is required', atMost('Phone', STORE_LIMITS.phone))),
  messagingUrl: Text(500, problem('Messaging link is required', atMost('Messaging link', 500))),
  picture: Text(200, problem('Picture is required', atMost('Picture', 200))),
  hours: Type.Array(HoursRow, { maxItems: hours, ...anyProblem(`There may be at most ${hours} rows`) }),
  holidays: Type.Array(Holiday, { maxItems: holidays, ...anyProblem(`There may be at most ${holidays}`) }),
  /** In the shop. */
  isShown: Type.Boolean(),
});
export type StoreForm = Static<typeof StoreForm>;

export const NewStore = Type.Object({ ...params.properties, ...StoreForm.properties });
export type NewStore = Static<typeof NewStore>;

export const StaffStoreView = Type.Object({
  code: Type.String(),
  ...StoreForm.properties,
  ...versionField,
});
export type StaffStoreView = Static<typeof StaffStoreView>;

const StoreReply = successReply({ store: StaffStoreView });
const StoresReply = successReply({ stores: Type.Array(StaffStoreView) });

/** In the order of the shop, hidden ones too. */
export const listStores = defineCall({
  method: 'GET',
  path: '/staff/stores',
  summary: 'The stores',
  access,
  reply: StoresReply,
});

/** At the end. */
export const makeStore = defineCall({
  method: 'POST',
  path: '/staff/stores',
  summary: 'Add a store',
  access,
  body: NewStore,
  reply: StoreReply,
  status: 201,
});

export const changeStore = defineCall({
  method: 'PUT',
  path: '/staff/stores/:code',
  summary: 'Change a store',
  access,
  params,
  headers: IfMatch,
  body: StoreForm,
  reply: StoreReply,
});

export const deleteStore = defineCall({
  method: 'DELETE',
  path: '/staff/stores/:code',
  summary: 'Delete a store',
  access,
  params,
  headers: IfMatch,
  reply: successReply({}),
});

export const orderStores = defineCall({
  method: 'POST',
  path: '/staff/stores/order',
  summary: 'Order the stores',
  access,
  /** All of them. */
  body: Type.Object({ codes: Type.Array(params.properties.code, { maxItems: 1_000 }) }),
  reply: StoresReply,
});
