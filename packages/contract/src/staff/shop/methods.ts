import { METHOD_LIMITS, type MethodsInRupees } from '@ilaneer/domain/delivery/methods';
import Type from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, atMost, problem, Text } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

const access = 'staff:settings.write';
const { methods, grams, pins, fewestDays, mostDays } = METHOD_LIMITS;

const amountProblem = problem('Please enter an amount from ₹0 to ₹1,00,000');
const amount = Type.Number({ minimum: 0, maximum: METHOD_LIMITS.charge / 100, ...amountProblem });

/** In rupees. The rules of the domain are stricter. */
export const MethodsForm = Type.Unsafe<MethodsInRupees>(
  Type.Object({
    methods: Type.Array(
      Type.Object({
        /** Empty for a new one. */
        id: Text(100, problem('The id of the delivery method is required', atMost('The id', 100))),
        name: Text(1_000, problem('Name is required', atMost('Name', 1_000))),
        pins: Text(pins, problem('First digits of PIN codes are required', atMost('PIN codes', pins))),
        mostGrams: Type.Union(
          [Type.Integer({ minimum: 1, maximum: grams }), Type.Null()],
          problem('Please enter 1 to 1,00,000 grams, or nothing'),
        ),
        charge: amount,
        freeFrom: Type.Union([amount, Type.Null()], amountProblem),
        days: Type.Integer(anyProblem(`Please enter ${fewestDays} to ${mostDays} days`)),
      }),
      { maxItems: methods, ...problem(`There may be at most ${methods} delivery methods`) },
    ),
  }),
);

const MethodsSection = Type.Object({ values: MethodsForm, ...versionField });

export const getDeliveryMethodsSetting = defineCall({
  method: 'GET',
  path: '/staff/settings/methods',
  summary: 'Delivery methods beside the usual one',
  access,
  reply: successReply({ section: MethodsSection }),
});

/** Applies to new orders. */
export const changeDeliveryMethods = defineCall({
  method: 'PUT',
  path: '/staff/settings/methods',
  summary: 'Change the delivery methods',
  access,
  headers: IfMatch,
  body: MethodsForm,
  reply: successReply({ section: MethodsSection }),
});
