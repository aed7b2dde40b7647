import { BANNER_LIMITS, TEXT_TONES } from '@ilaneer/domain/content/banner';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, atMost, Id, problem, Text } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

const access = 'staff:content.write';
const params = Type.Object({ bannerId: Id('Banner is required') });

const line = (name: string) =>
  Text(BANNER_LIMITS.line, problem(`${name} is required`, atMost(name, BANNER_LIMITS.line)));
const picture = (name: string) => Text(200, problem(`${name} is required`, atMost(name, 200)));
const percent = Type.Integer({
  minimum: 0,
  maximum: 100,
  ...anyProblem('Please enter a whole percentage from 0 to 100'),
});
const Focus = Type.Object({ across: percent, down: percent });
const MOMENT = anyProblem('Please enter a date and a time');
const momentOrNull = Type.Union([Type.String({ format: 'date-time', ...MOMENT }), Type.Null()], MOMENT);

export const BannerForm = Type.Object({
  imageWide: picture('Picture for wide screens'),
  /** Empty: the wide one. */
  imageTall: picture('Picture for phones'),
  focusWide: Focus,
  focusTall: Focus,
  textTone: Type.Enum([...TEXT_TONES], anyProblem('Please choose dark or light words')),
  title: line('Picture description'),
  headline: line('Headline'),
  text: Text(BANNER_LIMITS.words, problem('Text is required', atMost('Text', BANNER_LIMITS.words))),
  linkLabel: line('Button label'),
  link: Text(500, problem('Link is required', atMost('Link', 500))),
  isShown: Type.Boolean(),
  /** Null: at once, and without end. */
  shownFrom: momentOrNull,
  shownUntil: momentOrNull,
});
export type BannerForm = Static<typeof BannerForm>;

export const StaffBannerView = Type.Object({
  id: Type.String(),
  ...BannerForm.properties,
  ...versionField,
});
export type StaffBannerView = Static<typeof StaffBannerView>;

const BannerReply = successReply({ banner: StaffBannerView });
const BannersReply = successReply({ banners: Type.Array(StaffBannerView) });

/** In their order: hidden, scheduled and ended ones too. */
export const listBanners = defineCall({
  method: 'GET',
  path: '/staff/banners',
  summary: 'The banners of the home page',
  access,
  reply: BannersReply,
});

/** At the end. */
export const makeBanner = defineCall({
  method: 'POST',
  path: '/staff/banners',
  summary: 'Add a banner',
  access,
  body: BannerForm,
  reply: BannerReply,
  status: 201,
});

export const changeBanner = defineCall({
  method: 'PUT',
  path: '/staff/banners/:bannerId',
  summary: 'Change a banner',
  access,
  params,
  headers: IfMatch,
  body: BannerForm,
  reply: BannerReply,
});

export const deleteBanner = defineCall({
  method: 'DELETE',
  path: '/staff/banners/:bannerId',
  summary: 'Delete a banner',
  access,
  params,
  headers: IfMatch,
  reply: successReply({}),
});

export const orderBanners = defineCall({
  method: 'POST',
  path: '/staff/banners/order',
  summary: 'Order the banners',
  access,
  /** All of them. */
  body: Type.Object({ ids: Type.Array(Id('Banner is required'), { maxItems: 1_000 }) }),
  reply: BannersReply,
});
