import { keysOf } from '@ilaneer/domain/keys-of';
import { COLOUR_LABELS, type ColourName } from '@ilaneer/domain/look/colours';
import { FONT_PAIRS, type LookPicture, PICTURE_LABELS } from '@ilaneer/domain/look/look';
import Type from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { atMost, problem, Text } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

const access = 'staff:settings.write';

function textsOf<Name extends string>(labels: Readonly<Record<Name, string>>) {
  const entries = Object.entries<string>(labels).map(([name, label]) => [
    name,
    Text(200, problem(`${label} is required`, atMost(label, 200))),
  ]);
  return Type.Object(Object.fromEntries(entries) as Record<Name, ReturnType<typeof Text>>);
}

/** Pictures are below `/pictures/`, empty without one. Colours are `#rrggbb`. */
export const LookForm = Type.Object({
  pictures: textsOf<LookPicture>(PICTURE_LABELS),
  colours: textsOf<ColourName>(COLOUR_LABELS),
  fonts: Type.Enum(keysOf(FONT_PAIRS), problem('Please choose the typefaces')),
});

const LookSection = Type.Object({ values: LookForm, ...versionField });

export const getLook = defineCall({
  method: 'GET',
  path: '/staff/settings/look',
  summary: 'Logo, colours and typefaces of the shop',
  access,
  reply: successReply({ section: LookSection }),
});

/** Applies to pages, previews, mails and documents from now on. */
export const changeLook = defineCall({
  method: 'PUT',
  path: '/staff/settings/look',
  summary: 'Change logo, colours and typefaces of the shop',
  access,
  headers: IfMatch,
  body: LookForm,
  reply: successReply({ section: LookSection }),
});
