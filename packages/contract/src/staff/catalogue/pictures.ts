import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { Text } from '../../message/fields.ts';

const access = 'staff:catalogue.write|content.write';
const side = (minimum: number) => Type.Integer({ minimum, maximum: 20_000 });

export const PictureView = Type.Object({
  file: Type.String(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});

export type PictureView = Static<typeof PictureView>;

const PictureReply = successReply({ picture: PictureView });

export const uploadPicture = defineCall({
  method: 'POST',
  path: '/staff/pictures',
  summary: 'Send a photograph',
  access,
  form: Type.Object({ picture: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }) }),
  reply: PictureReply,
  status: 201,
});

export const cropPicture = defineCall({
  method: 'POST',
  path: '/staff/pictures/crops',
  summary: 'Cut a new picture out of a photograph',
  access,
  body: Type.Object({ file: Text(200), left: side(0), top: side(0), width: side(1), height: side(1) }),
  reply: PictureReply,
  status: 201,
});
