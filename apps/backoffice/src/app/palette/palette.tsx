import type { searchStaff } from '@ilaneer/contract/staff/search';
import { CommandDialog, type CommandGroup } from '@ilaneer/ui/layers/command-dialog';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type PageAction, useOfferedActions } from '../../parts/frame/page-actions.ts';
import { KeyHint } from '../../parts/keys/key-hint.tsx';
import { useShortcuts } from '../../parts/keys/shortcuts.ts';
import { closeCamera, hasCamera, openCamera } from '../../parts/scanner/camera.ts';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';
import { PAGES, RESULT_KINDS } from '../menu/features.ts';
import { closePalette, openPalette, useOpenPalette } from './open-palette.ts';
import { rankByText } from './rank-by-text.ts';

/** Finds the number on a label, on any page. */
const SCAN: PageAction = {
  label: 'Scan with camera',
  icon: 'qr-code',
  run: () =>
    openCamera((code) => {
      closeCamera();
      openPalette(code);
    }),
};

/** Debounce. */
const PAUSE_MS = 60;

export function Palette() {
  const asked = useOpenPalette();
  const open = asked !== null;
  const [text, setText] = useState('');
  useEffect(() => setText(asked ?? ''), [asked]);
  useShortcuts('Everywhere', [
    {
      keys: '$mod+k',
      label: 'Search pages, records and actions',
      always: true,
      run: () => openPalette(),
    },
  ]);
  const { groups, isSearching } = useCommands(open, text);
  return (
    <CommandDialog
      open={open}
      onOpenChange={(next) => !next && closePalette()}
      label="Search or run an action …"
      text={text}
      onTextChange={setText}
      groups={groups}
      status={isSearching ? 'Searching …' : groups.length === 0 ? 'Nothing found' : ''}
    />
  );
}

function useCommands(open: boolean, text: string): { groups: readonly CommandGroup[]; isSearching: boolean } {
  const may = useMay();
  const navigate = useNavigate();
  const actions = useOfferedActions();
  const wanted = usePaced(text.trim());
  const found = useQuery({
    queryKey: ['search', wanted],
    queryFn: ({ signal }) =>
      request<typeof searchStaff>('GET', '/staff/search', { query: { text: wanted }, signal }),
    enabled: open && wanted.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const isLate = found.isPlaceholderData || wanted !== text.trim();
  const all = text.trim().length < 2 ? [] : (found.data?.results ?? []);
  // Stale results must not be opened by Enter.
  const results = isLate
    ? rankByText(
        all.map((result) => ({ ...result, label: result.title, words: result.detail ?? '' })),
        text,
      )
    : all;
  const pages = PAGES.filter(({ needs }) => may(needs)).map(({ label, to, icon, keys, words }) => ({
    id: to,
    label,
    icon,
    words,
    hint: keys && <KeyHint keys={keys} />,
    run: () => void navigate(to),
  }));
  const groups = [
    {
      label: 'On this page',
      items: rankByText(
        [...actions, ...(hasCamera() ? [SCAN] : [])].map(({ label, icon, keys, run }) => ({
          id: `do ${label}`,
          label,
          icon,
          hint: keys && <KeyHint keys={keys} />,
          run,
        })),
        text,
      ),
    },
    ...RESULT_KINDS.map(({ kind, label, icon, linkTo }) => ({
      label,
      items: results
        .filter((result) => result.kind === kind)
        .map(({ id, title, detail }) => ({
          id: `${kind} ${id}`,
          label: title,
          icon,
          detail: detail ?? undefined,
          run: () => void navigate(linkTo(id)),
        })),
    })),
    { label: 'Pages', items: rankByText(pages, text) },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching: open && text.trim().length >= 2 && (found.isFetching || isLate),
  };
}

/** Leading and throttled. */
function usePaced(text: string): string {
  const [paced, setPaced] = useState(text);
  const changedAt = useRef(0);
  useEffect(() => {
    const wait = changedAt.current + PAUSE_MS - performance.now();
    const timer = setTimeout(
      () => {
        changedAt.current = performance.now();
        setPaced(text);
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [text]);
  return paced;
}
