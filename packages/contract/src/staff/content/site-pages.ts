import { SITE_PAGE_LIMITS } from '@ilaneer/domain/page/site-page';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import {
  anyProblem,
  atMost,
  DateOrNull,
  Id,
  IsoDate,
  problem,
  Text,
  TextOrNull,
} from '../../message/fields.ts';
import { SectionList, SectionView } from '../../page-sections.ts';
import { IfMatch, versionField } from '../version.ts';

const access = 'staff:content.write';
const params = Type.Object({ slug: Id('Page is required') });
const LARGEST_BODY_BYTES = 400_000;

const line = (name: string, most: number) => Text(most, problem(`${name} is required`, atMost(name, most)));

const written = {
  title: line('Title', SITE_PAGE_LIMITS.title),
  /** For search engines and previews. */
  description: line('Description', SITE_PAGE_LIMITS.description),
};

export const SitePageForm = Type.Object({ ...written, sections: SectionList });
export type SitePageForm = Static<typeof SitePageForm>;

const stated = {
  slug: Type.String(),
  title: Type.String(),
  path: Type.String(),
  /** Part of every shop: neither hidden nor deleted. */
  isFixed: Type.Boolean(),
  isPublic: Type.Boolean(),
  /** Public without anything to show: neither linked nor indexed. */
  isEmpty: Type.Boolean(),
  /** Changes that the shop does not show yet. */
  hasDraft: Type.Boolean(),
  /** When they are shown by themselves. */
  scheduledFor: DateOrNull,
  scheduledBy: TextOrNull,
};

export const SitePageRowView = Type.Object({ ...stated, updatedAt: DateOrNull });
export type SitePageRowView = Static<typeof SitePageRowView>;

/** The latest version, drafts too. */
export const StaffSitePageView = Type.Object({
  ...stated,
  description: Type.String(),
  sections: SectionList,
  /** When the version was published that the shop shows; null: none was. */
  shownSince: DateOrNull,
  ...versionField,
});
export type StaffSitePageView = Static<typeof StaffSitePageView>;

const SitePageReply = successReply({ page: StaffSitePageView });

/** Fixed pages first. */
export const listSitePages = defineCall({
  method: 'GET',
  path: '/staff/site-pages',
  summary: 'The pages that staff arrange',
  access,
  reply: successReply({ pages: Type.Array(SitePageRowView) }),
});

export const getStaffSitePage = defineCall({
  method: 'GET',
  path: '/staff/site-pages/:slug',
  summary: 'A page with its sections',
  access,
  params,
  reply: SitePageReply,
});

/** Without sections, unpublished. */
export const makeSitePage = defineCall({
  method: 'POST',
  path: '/staff/site-pages',
  summary: 'Add a page',
  access,
  body: Type.Object({ slug: line('Address', SITE_PAGE_LIMITS.slug), title: written.title }),
  reply: SitePageReply,
  status: 201,
});

/** Kept as the next version; the shop shows it once published. */
export const changeSitePage = defineCall({
  method: 'PUT',
  path: '/staff/site-pages/:slug',
  summary: 'Change a page',
  access,
  params,
  headers: IfMatch,
  body: SitePageForm,
  largestBody: LARGEST_BODY_BYTES,
  reply: SitePageReply,
});

/** `from`: a moment in the future schedules, null is now. Not public: hides the page and ends its schedule. */
export const publishSitePage = defineCall({
  method: 'POST',
  path: '/staff/site-pages/:slug/publication',
  summary: 'Publish, schedule or hide a page',
  access,
  params,
  headers: IfMatch,
  body: Type.Object({
    isPublic: Type.Boolean(),
    from: Type.Union([DateOrNull], anyProblem('Please choose a time')),
  }),
  reply: SitePageReply,
});

/** The version published before is shown again, or the page is hidden again; refused once published or hidden since. */
export const undoSitePagePublication = defineCall({
  method: 'POST',
  path: '/staff/site-pages/:slug/publication/undo',
  summary: 'Take the last publication of a page back',
  access,
  params,
  headers: IfMatch,
  body: Type.Object({
    shownSince: Type.String({ format: 'date-time', ...anyProblem('Publication is required') }),
  }),
  reply: SitePageReply,
});

/** The scheduled version is a draft again; the public one stays. */
export const endSitePageSchedule = defineCall({
  method: 'DELETE',
  path: '/staff/site-pages/:slug/schedule',
  summary: 'End the schedule of a page',
  access,
  params,
  headers: IfMatch,
  reply: SitePageReply,
});

export const deleteSitePage = defineCall({
  method: 'DELETE',
  path: '/staff/site-pages/:slug',
  summary: 'Delete a page',
  access,
  params,
  headers: IfMatch,
  reply: successReply({}),
});

/** Newest first, 20 at a time. */
export const listSitePageVersions = defineCall({
  method: 'GET',
  path: '/staff/site-pages/:slug/versions',
  summary: 'The versions of a page',
  access,
  params,
  query: Type.Object({
    before: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, ...anyProblem('Unknown version') })),
  }),
  reply: successReply({
    versions: Type.Array(
      Type.Object({
        number: Type.Integer(),
        ...SitePageForm.properties,
        savedAt: IsoDate,
        savedBy: Type.String(),
        shownFrom: DateOrNull,
        shownBy: TextOrNull,
      }),
    ),
    next: Type.Union([Type.Integer(), Type.Null()]),
  }),
});

/** Checked and rendered as the shop shows them; nothing is saved. */
export const previewSections = defineCall({
  method: 'POST',
  path: '/staff/section-previews',
  summary: 'Render the sections of a page',
  access,
  body: Type.Object({ sections: SectionList }),
  largestBody: LARGEST_BODY_BYTES,
  reply: successReply({ sections: Type.Array(SectionView) }),
});
