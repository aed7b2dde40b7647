import { MENU_LIMITS } from '@ilaneer/domain/setting/menu';
import Type from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { atMost, problem, Text } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

const access = 'staff:content.write';

const links = Type.Array(
  Type.Object({
    label: Text(MENU_LIMITS.label, problem('Label is required', atMost('Label', MENU_LIMITS.label))),
    link: Text(200, problem('Link is required', atMost('Link', 200))),
  }),
  { maxItems: 50, ...problem('There are too many links') },
);

export const MenuForm = Type.Object({ bar: links, foot: links });

const MenuSection = Type.Object({ values: MenuForm, ...versionField });

export const getMenu = defineCall({
  method: 'GET',
  path: '/staff/settings/menu',
  summary: 'The menu of the shop',
  access,
  reply: successReply({ section: MenuSection }),
});

export const changeMenu = defineCall({
  method: 'PUT',
  path: '/staff/settings/menu',
  summary: 'Change the menu of the shop',
  access,
  headers: IfMatch,
  body: MenuForm,
  reply: successReply({ section: MenuSection }),
});
