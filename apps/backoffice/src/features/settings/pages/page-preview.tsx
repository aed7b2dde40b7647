import type { PreviewEvent, PreviewOrder } from '@ilaneer/contract/page-preview';
import { previewAddress } from '@ilaneer/domain/page/preview';
import { SECTION_KINDS } from '@ilaneer/domain/page/section-kinds';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonGroup } from '@ilaneer/ui/buttons/button-group';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useQuery } from '@tanstack/react-query';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWatch } from 'react-hook-form';
import { useSettled } from '../../../parts/form/use-settled.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { bodyOf, isOfSection, type PageForm, problemsOf } from './page-form.ts';
import { renderSections } from './site-page-calls.ts';

const READY_WITHIN_MS = 10_000;
/** Tailwind's `xl`: form and preview stand side by side. */
const BESIDE_FROM_PX = 1280;
const WIDTHS = { phone: 360, desktop: 1440 } as const;
type Width = keyof typeof WIDTHS;

const WIDTH_OPTIONS = [
  { value: 'phone', label: 'Phone', note: '360 px' },
  { value: 'desktop', label: 'Desktop', note: '1440 px' },
] as const;

type PagePreviewProps = {
  slug: string;
  path: string;
  openId: string | null;
  /** A section was clicked. */
  onEdit: (id: string) => void;
};

/** The shop's own page in a frame, which shows the sections as typed (CONTENT-43). */
export function PagePreview({ slug, path, openId, onEdit }: PagePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>(() => (innerWidth < BESIDE_FROM_PX ? 'phone' : 'desktop'));
  const { loads, isLate, tries, tryAgain } = useFrame(frame, onEdit);
  const { shown, problem } = useRendered(slug);
  const post = useCallback(
    (order: PreviewOrder) => frame.current?.contentWindow?.postMessage(order, location.origin),
    [],
  );
  useEffect(() => {
    if (loads > 0 && shown !== null) post(shown);
  }, [loads, shown, post]);
  // A new section is in the frame only once it is rendered.
  const target = shown?.sections.some(({ id }) => id === openId) ? openId : null;
  useEffect(() => {
    if (loads > 0 && target !== null) post({ type: 'preview-show', id: target });
  }, [loads, target, post]);
  return (
    <section aria-label="Preview of the page" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonGroup
          label="Width of the preview"
          hideLabel
          options={WIDTH_OPTIONS}
          value={width}
          onValueChange={setWidth}
        />
        <p role="status" className="min-w-0 flex-1 basis-40 text-palm-soft text-sm">
          {problem !== null && `Not in the preview yet. ${problem}`}
        </p>
      </div>
      {isLate ? (
        <div className="rounded-lg border border-line">
          <StatePanel
            kind="error"
            title="The preview could not be loaded"
            text="What you type is kept, and can be saved."
            actions={<Button onClick={tryAgain}>Try again</Button>}
          />
        </div>
      ) : (
        <Scaled width={WIDTHS[width]} isBusy={loads === 0}>
          <iframe
            key={tries}
            ref={frame}
            title="Preview"
            src={previewAddress(path)}
            className="block size-full border-0 bg-paper"
          />
        </Scaled>
      )}
    </section>
  );
}

/** Hears the framed page alone. `loads`: how often it was ready. */
function useFrame(frame: RefObject<HTMLIFrameElement | null>, onEdit: (id: string) => void) {
  const [loads, setLoads] = useState(0);
  const [isLate, setLate] = useState(false);
  const [tries, setTries] = useState(0);
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source === null || source !== frame.current?.contentWindow) return;
    if (typeof data !== 'object' || data === null || !('type' in data)) return;
    const event = data as PreviewEvent;
    if (event.type === 'preview-ready') setLoads((before) => before + 1);
    if (event.type === 'preview-edit') onEdit(event.id);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (loads > 0 || isLate) return;
    const timer = setTimeout(() => setLate(true), READY_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [loads, isLate]);
  const tryAgain = () => {
    setLate(false);
    setTries(tries + 1);
  };
  return { loads, isLate, tries, tryAgain };
}

type Shown = Extract<PreviewOrder, { type: 'preview-sections' }>;

/** By the server, after a pause in typing; the last valid entries remain. */
function useRendered(slug: string): { shown: Shown | null; problem: string | null } {
  const form = useSettled(useWatch<PageForm>() as PageForm);
  const [shown, setShown] = useState<Shown | null>(null);
  const { title, sections } = useMemo(() => bodyOf(form), [form]);
  const found = useMemo(() => firstProblem(slug, form), [slug, form]);
  const { data, error } = useQuery({
    queryKey: ['section-preview', sections],
    enabled: found === null,
    queryFn: ({ signal }) => renderSections(sections, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  useEffect(() => {
    if (data !== undefined && found === null)
      setShown({ type: 'preview-sections', slug, title, sections: data });
  }, [data, found, slug, title]);
  return { shown, problem: found ?? (error === null ? null : refusalText(error)) };
}

function firstProblem(slug: string, form: PageForm): string | null {
  const [first] = problemsOf(slug, form);
  if (first === undefined) return null;
  const section = form.sections.find((_, index) => isOfSection(first.field, index));
  return section === undefined ? first.message : `${SECTION_KINDS[section.kind].label}: ${first.message}`;
}

/** As wide as `width`, scaled down to the place that it has. */
function Scaled({ width, isBusy, children }: { width: number; isBusy: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setPlace({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (box.current !== null) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scale = place.width === 0 ? 1 : Math.min(1, place.width / width);
  const left = Math.max(0, (place.width - width * scale) / 2);
  return (
    <div
      ref={box}
      className="relative h-[calc(100dvh-12rem)] min-h-96 overflow-hidden rounded-lg border border-line bg-row"
    >
      <div
        style={{ width, left, height: place.height / scale, transform: `scale(${scale})` }}
        className="absolute top-0 origin-top-left"
      >
        {children}
      </div>
      {isBusy && (
        <div className="absolute inset-0 grid place-items-center">
          <Spinner label="Loading …" />
        </div>
      )}
    </div>
  );
}
