import { type FieldProblem, needed, wrong } from '../field-problem.ts';
import { isLink, LINK_TEXT } from '../page/link.ts';
import { typedText } from '../text/typed-text.ts';

export type MenuLink = { readonly label: string; readonly link: string };

/** Links in the head and the foot of every page, beside those of the account (SETTING-22). */
export type MenuSetting = { readonly bar: MenuLink[]; readonly foot: MenuLink[] };

const BAR: MenuLink[] = [
  { link: '/', label: 'Home' },
  { link: '/about-us', label: 'About Us' },
  { link: '/store', label: 'Stores' },
  { link: '/contact-us', label: 'Contact' },
  { link: '/Faq', label: 'FAQ' },
  { link: '/products', label: 'Our Products' },
  { link: '/ExploreProducts', label: 'Explore merchandise' },
];

export const FIRST_MENU: MenuSetting = { bar: BAR, foot: [...BAR, { link: '/blogs', label: 'Blogs' }] };

/** Staff have not changed the head menu. */
export function isFirstBar(bar: readonly MenuLink[]): boolean {
  const hasFirst = ({ link, label }: MenuLink, index: number) =>
    bar[index]?.link === link && bar[index]?.label === label;
  return bar.length === BAR.length && BAR.every(hasFirst);
}

export const MENU_LIMITS = { bar: 8, foot: 12, label: 30 } as const;

/** SETTING-22. */
export function menuProblems({ bar, foot }: MenuSetting): FieldProblem[] {
  return [...linkProblems('bar', bar), ...linkProblems('foot', foot)];
}

function linkProblems(field: 'bar' | 'foot', links: readonly MenuLink[]): FieldProblem[] {
  const most = MENU_LIMITS[field];
  return [
    ...wrong(field, links.length > 0, 'Add a link'),
    ...wrong(field, links.length <= most, `There may be at most ${most} links`),
    ...links.flatMap(({ label, link }, index) => [
      ...needed(`${field}.${index}.label`, 'Label', label, MENU_LIMITS.label),
      ...wrong(`${field}.${index}.link`, isLink(link), LINK_TEXT),
      ...wrong(
        `${field}.${index}.link`,
        links.findIndex((one) => one.link === link) === index,
        'This link is named twice',
      ),
    ]),
  ];
}

export function trimMenu({ bar, foot }: MenuSetting): MenuSetting {
  const trimmed = ({ label, link }: MenuLink) => ({ label: typedText(label), link: typedText(link) });
  return { bar: bar.map(trimmed), foot: foot.map(trimmed) };
}
