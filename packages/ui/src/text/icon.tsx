import type { ComponentProps } from 'react';

/** Every icon is one stroke path on a 24 px grid, drawn with a 1.75 px round pen. */
const outlines = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.4 15.4 20 20',
  heart: 'M12 20s-7.8-4.5-7.8-10.3A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.8 2.5C19.8 15.5 12 20 12 20Z',
  'heart-filled':
    'M12 20s-7.8-4.5-7.8-10.3A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.8 2.5C19.8 15.5 12 20 12 20Z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  tick: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h10',
  cart: 'M3.5 9.5h17l-1.6 8.9a2 2 0 0 1-2 1.6H7.1a2 2 0 0 1-2-1.6L3.5 9.5ZM7.5 9.5 10.5 4M16.5 9.5 13.5 4M9.5 13v3.5M14.5 13v3.5',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.6-3.6 3.7-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-up': 'm6 14.5 6-6 6 6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  filter:
    'M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M15 5.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM9 14.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  trash:
    'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 11.1A2 2 0 0 0 9.3 20h5.4a2 2 0 0 0 2-1.9L17.5 7M10.2 11v5M13.8 11v5',
  pin: 'M12 21s-6.5-5.7-6.5-11a6.5 6.5 0 0 1 13 0c0 5.3-6.5 11-6.5 11ZM12 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z',
  phone:
    'M5 4.5h3.2l1.6 4-2 1.6a12 12 0 0 0 6.1 6.1l1.6-2 4 1.6V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 6.1 1.5 1.5 0 0 1 5 4.5Z',
  mail: 'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM4 7.5l8 5.5 8-5.5',
  chat: 'M6 4.5h12a2.5 2.5 0 0 1 2.5 2.5v7.5A2.5 2.5 0 0 1 18 17h-6l-5 3.5V17H6a2.5 2.5 0 0 1-2.5-2.5V7A2.5 2.5 0 0 1 6 4.5ZM8 9.3h8M8 12.5h5',
  truck:
    'M5 17.5H2.5v-11h11v11H9M13.5 10h3.8l4.2 3.7v3.8H19M7 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM17 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM13.5 17.5H15',
  leaf: 'M7.3 18.3C3.6 11.5 8.8 4.8 19.5 4.5c.8 9.6-5.2 16.4-12.2 13.8ZM4.5 20.5c2.2-4.9 5.4-8.2 9.8-10.6',
  drop: 'M12 3.5s6.5 6.6 6.5 11a6.5 6.5 0 0 1-13 0c0-4.4 6.5-11 6.5-11ZM9 14.8a3 3 0 0 0 3 3',
  shield: 'M12 3.5 19 6v5.5c0 4.5-3 7.6-7 9-4-1.4-7-4.5-7-9V6l7-2.5ZM8.8 12l2.3 2.3 4.2-4.4',
  star: 'm12 4 2.5 5.1 5.6.8-4.1 4 1 5.6-5-2.7-5 2.7 1-5.6-4.1-4 5.6-.8L12 4Z',
  'star-filled': 'm12 4 2.5 5.1 5.6.8-4.1 4 1 5.6-5-2.7-5 2.7 1-5.6-4.1-4 5.6-.8L12 4Z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M8 5.2v13.6L18.5 12 8 5.2Z',
  pencil: 'm4 20 1-4.2L16.2 4.6a1.8 1.8 0 0 1 2.6 0l.6.6a1.8 1.8 0 0 1 0 2.6L8.2 19 4 20ZM14.2 6.6l3.2 3.2',
  home: 'm3.5 11.5 8.5-7 8.5 7M6 9.5v10h12v-10M10 19.5v-5h4v5',
  briefcase:
    'M5 8h14a1.5 1.5 0 0 1 1.5 1.5V18a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V9.5A1.5 1.5 0 0 1 5 8ZM9 8V5.5h6V8M3.5 13h17M12 12v2',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11.3v4.7M12 8h.01',
  alert: 'm12 4.2 8.8 15.3H3.2L12 4.2ZM12 10.2v4.3M12 16.9h.01',
  eye: 'M2.8 12S6 5.8 12 5.8s9.2 6.2 9.2 6.2-3.2 6.2-9.2 6.2S2.8 12 2.8 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  'eye-off':
    'M6.2 7.7A15 15 0 0 0 2.8 12s3.2 6.2 9.2 6.2a9 9 0 0 0 3.7-.8M10 6a9 9 0 0 1 2-.2c6 0 9.2 6.2 9.2 6.2a15 15 0 0 1-2.3 3.1M10 10a2.8 2.8 0 0 0 4 4M4.5 4.5l15 15',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  lock: 'M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2ZM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14v2.5',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
  gift: 'M4.5 12v7.5h15V12M3.5 8h17v4h-17V8ZM12 8v11.5M12 8C9 8 7.5 6.9 7.5 5.5S9.8 3.4 12 8c2.2-4.6 4.5-3.9 4.5-2.5S15 8 12 8Z',
  card: 'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM3.5 10h17M7 14.8h4',
  tag: 'M12.5 3.8H19a1.2 1.2 0 0 1 1.2 1.2v6.5L11.7 20a1.7 1.7 0 0 1-2.4 0L4 14.7a1.7 1.7 0 0 1 0-2.4l8.5-8.5ZM16 8h.01',
  'qr-code':
    'M4.5 4.5h5.5v5.5H4.5ZM14 4.5h5.5v5.5H14ZM4.5 14h5.5v5.5H4.5ZM14 14h2v2h-2ZM19.5 14v2.5M14 19.5h2.5M19.5 19.5h.01M7.25 7.25h.01M16.75 7.25h.01M7.25 16.75h.01',
  coin: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM9.3 8.2h5.4M9.3 11h5.4M12 8.2c2.6 0 2.6 4.6 0 4.6H9.3l3.7 3.5',
  box: 'm12 3.5 7.8 4.2v8.6L12 20.5l-7.8-4.2V7.7L12 3.5ZM4.5 7.9 12 12l7.5-4.1M12 12v8.2',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14',
  upload: 'M12 15.5v-11m-4.5 4.5L12 4.5 16.5 9M5 19.5h14',
  external: 'M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M10 5.5H6.5a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V14',
  share:
    'M12 15V3.5m-4 4 4-4 4 4M8 10.5H6.5a1.5 1.5 0 0 0-1.5 1.5v7a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-7a1.5 1.5 0 0 0-1.5-1.5H16',
  logout: 'M10 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H10M9.5 12h10m-4-4 4 4-4 4',
} as const;

export type IconName = keyof typeof outlines;

export type IconProps = Omit<ComponentProps<'svg'>, 'name' | 'children'> & {
  name: IconName;
  /** Named icons are announced; without a label the icon is decoration. */
  label?: string | undefined;
};

export function Icon({ name, label, ...rest }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would pop up as a tooltip; the label is an aria-label
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill={name.endsWith('-filled') ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      <path d={outlines[name]} />
    </svg>
  );
}
