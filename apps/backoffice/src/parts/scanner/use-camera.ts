import { type RefObject, useEffect, useRef, useState } from 'react';
import { newCodeReader } from './camera.ts';
import { play } from './sounds.ts';

const LOOK_EVERY_MS = 120;
/** A code counts again once it was out of sight for so long. */
const OUT_OF_SIGHT_MS = 2_000;

const PROBLEMS: Readonly<Record<string, string>> = {
  NotAllowedError:
    'The camera is blocked for this page. Allow it in the browser’s site settings, then open it again.',
  NotFoundError: 'This device has no camera.',
  NotReadableError: 'Another app is using the camera. Close it, then open the camera again.',
};

type CameraState = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly problem: string | null;
  /** Null without one. */
  readonly torch: { readonly isOn: boolean; readonly toggle: () => void } | null;
};

/** Reads codes until unmounted, which stops the camera. */
export function useCamera(onRead: (code: string) => void): CameraState {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onRead);
  const [problem, setProblem] = useState<string | null>(null);
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [isLit, setLit] = useState(false);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer = 0;
    let isGone = false;
    const seenAt = new Map<string, number>();
    const reader = newCodeReader();

    const take = (code: string) => {
      const now = performance.now();
      const isNew = now - (seenAt.get(code) ?? Number.NEGATIVE_INFINITY) > OUT_OF_SIGHT_MS;
      seenAt.set(code, now);
      if (!isNew || code.trim() === '') return;
      play('read');
      navigator.vibrate?.(60);
      latest.current(code);
    };
    const look = async () => {
      const picture = video.current;
      if (picture !== null && picture.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
        // A picture that can't be read is followed by another.
        const codes = await reader?.detect(picture).catch(() => []);
        if (!isGone) for (const { rawValue } of codes ?? []) take(rawValue);
      }
      if (!isGone) timer = window.setTimeout(() => void look(), LOOK_EVERY_MS);
    };
    const start = async () => {
      try {
        const video = { facingMode: 'environment', width: { ideal: 1_280 } };
        stream = await navigator.mediaDevices.getUserMedia({ video, audio: false });
      } catch (error) {
        const name = error instanceof DOMException ? error.name : '';
        if (!isGone) setProblem(PROBLEMS[name] ?? 'The camera could not be opened.');
        return;
      }
      if (isGone) return stop();
      if (video.current !== null) video.current.srcObject = stream;
      setTrack(stream.getVideoTracks()[0] ?? null);
      void look();
    };
    const stop = () => {
      for (const one of stream?.getTracks() ?? []) one.stop();
    };
    void start();
    return () => {
      isGone = true;
      window.clearTimeout(timer);
      stop();
    };
  }, []);
  const hasTorch = track !== null && 'torch' in (track.getCapabilities?.() ?? {});
  const toggle = () => {
    // Known to phones, unknown to the types.
    const light = { torch: !isLit } as MediaTrackConstraintSet;
    void track?.applyConstraints({ advanced: [light] }).then(() => setLit(!isLit));
  };
  return { video, problem, torch: hasTorch ? { isOn: isLit, toggle } : null };
}
