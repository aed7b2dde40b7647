// One time zone, no summer time.
const INDIA_OFFSET_MS = 330 * 60_000;

type Moment = Date | string;

/** ISO day in India: 2026-12-24. */
export function indiaDay(moment: Date): string {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** Time in India: 16:46. */
export function indiaTime(moment: Date): string {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(11, 16);
}

const DAY_MS = 86_400_000;
const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** A valid ISO calendar day. */
export function isDay(text: string): boolean {
  return DAY_SHAPE.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Midnight in India. */
export function startOfIndiaDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET_MS);
}

export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60_000).toISOString().slice(0, 10);
}

export function formatDay(moment: Moment): string {
  return format({ dateStyle: 'medium' }, moment);
}

/** 24 December 2026 */
export function formatLongDay(moment: Moment): string {
  return format({ dateStyle: 'long' }, moment);
}

/** Thu, 24 Dec */
export function formatWeekday(moment: Moment): string {
  return format({ weekday: 'short', day: 'numeric', month: 'short' }, moment);
}

/** 24 Dec 2026, 4:46 pm */
export function formatMoment(moment: Moment): string {
  return format({ dateStyle: 'medium', timeStyle: 'short' }, moment);
}

/** 4:46 pm */
export function formatTime(moment: Moment): string {
  return format({ timeStyle: 'short' }, moment);
}

// Created on use: loading Intl takes a phone longer than drawing a page.
function format(options: Intl.DateTimeFormatOptions, moment: Moment): string {
  return new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'Asia/Kolkata' }).format(new Date(moment));
}
