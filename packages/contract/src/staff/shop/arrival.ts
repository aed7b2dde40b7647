import { ARRIVAL_LIMITS, type ArrivalSetting } from '@ilaneer/domain/delivery/arrival';
import Type from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, atMost, problem, Text } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

const access = 'staff:settings.write';
const { areas, days, pins } = ARRIVAL_LIMITS;

/** The rules of the domain are stricter. */
export const ArrivalForm = Type.Unsafe<ArrivalSetting>(
  Type.Object({
    cutoff: Text(10, problem('Please enter a time, such as 14:00', atMost('Time', 10))),
    areas: Type.Array(
      Type.Object({
        pins: Text(pins, problem('First digits of PIN codes are required', atMost('PIN codes', pins))),
        days: Type.Integer(anyProblem(`Please enter 1 to ${days} days`)),
        isServed: Type.Boolean(),
        takesCash: Type.Boolean(),
      }),
      { maxItems: areas, ...problem(`There may be at most ${areas} areas`) },
    ),
  }),
);

const ArrivalSection = Type.Object({ values: ArrivalForm, ...versionField });

export const getDeliveryAreas = defineCall({
  method: 'GET',
  path: '/staff/settings/arrival',
  summary: 'Delivery areas and the cutoff of the day',
  access,
  reply: successReply({ section: ArrivalSection }),
});

/** Applies to new orders. */
export const changeDeliveryAreas = defineCall({
  method: 'PUT',
  path: '/staff/settings/arrival',
  summary: 'Change delivery areas and the cutoff of the day',
  access,
  headers: IfMatch,
  body: ArrivalForm,
  reply: successReply({ section: ArrivalSection }),
});
