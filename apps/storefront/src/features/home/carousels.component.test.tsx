import type { homeBanners } from '@ilaneer/contract/catalogue/catalogue';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { type FakeServer, openFakeServer } from '../../../testing/fake-server.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { answerHome, bannerOf, bannersOf, QUOTES } from '../../../testing/replies/home.ts';

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerHome(server, QUOTES);
  const banners = ['first', 'second', 'third'].map((id) => bannerOf(id, id));
  server.answer<typeof homeBanners>('GET', '/home-banners', bannersOf(...banners));
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const expectShown = (dot: string) => expect.element(button(dot)).toHaveAttribute('aria-current', 'true');

function welcomeMotion(): void {
  const { get } = Object.getOwnPropertyDescriptor(MediaQueryList.prototype, 'matches') ?? {};
  vi.spyOn(MediaQueryList.prototype, 'matches', 'get').mockImplementation(function (this: MediaQueryList) {
    return !this.media.includes('reduced-motion') && get?.call(this) === true;
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
}

/** Only the test advances the time. */
function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Duration of each move, ms. */
function noteMoves(): number[] {
  const moves: number[] = [];
  const { animate } = Element.prototype;
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, frames, timing) {
    if (this.closest('[aria-roledescription=carousel]') !== null && typeof timing === 'object')
      moves.push(Number(timing.duration));
    return animate.call(this, frames, timing);
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return moves;
}

/** Without pointer or focus, which would pause the autoplay. */
function press(control: Locator): void {
  const element = control.element();
  if (element instanceof HTMLElement) element.click();
}

function point(at: Locator, type: 'pointerover' | 'pointerout'): void {
  at.element().dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));
}

describe('a carousel (CONTENT-2, STOREFRONT-17)', () => {
  it.each([
    { one: 'Banner', everyMs: 4_000, takesMs: 800, count: 3 },
    { one: 'Quote', everyMs: 6_000, takesMs: 500, count: 4 },
  ])('of $one turns by itself, rests under the pointer, and stops at the button', async (carousel) => {
    const { one, everyMs, takesMs, count } = carousel;
    welcomeMotion();
    const moves = noteMoves();
    await renderShop('/');
    await expectShown(`${one} 1`);
    holdTime();
    // Restarts its time.
    press(button(`${one} 2`));
    await expectShown(`${one} 2`);
    press(button(`${one} 1`));
    await expectShown(`${one} 1`);
    moves.length = 0;
    point(button(`${one} 1`), 'pointerover');
    await untilDrawn();
    vi.advanceTimersByTime(everyMs * 2);
    await expectShown(`${one} 1`);
    point(button(`${one} 1`), 'pointerout');
    await untilDrawn();
    vi.advanceTimersByTime(everyMs - 1);
    await expectShown(`${one} 1`);
    vi.advanceTimersByTime(1);
    await untilDrawn();
    // Immediate: waiting would advance the clock.
    expect(button(`${one} 2`).element().getAttribute('aria-current')).toBe('true');
    expect(moves.filter((ms) => ms === takesMs)).toHaveLength(2);
    for (let turn = 2; turn <= count; turn += 1) {
      vi.advanceTimersByTime(everyMs);
      await expectShown(`${one} ${(turn % count) + 1}`);
    }
    press(button(`Pause ${one.toLowerCase()}s`));
    await expect.element(button(`Play ${one.toLowerCase()}s`)).toBeVisible();
    vi.advanceTimersByTime(everyMs * 3);
    await expectShown(`${one} 1`);
    press(button(`Play ${one.toLowerCase()}s`));
    await expect.element(button(`Pause ${one.toLowerCase()}s`)).toBeVisible();
    vi.advanceTimersByTime(everyMs);
    await expectShown(`${one} 2`);
  });

  it('follows a finger, the last slide before the first', async () => {
    await renderShop('/');
    await expectShown('Banner 1');
    const track = page
      .getByRole('region', { name: 'Banners', exact: true })
      .element()
      .querySelector('[aria-live]');
    const swipe = (across: number) => {
      for (const [type, clientX] of [
        ['pointerdown', 600],
        ['pointermove', 600 + across / 2],
        ['pointermove', 600 + across],
        ['pointerup', 600 + across],
      ] as const) {
        const finger = { bubbles: true, isPrimary: true, pointerType: 'touch', clientX, clientY: 300 };
        track?.dispatchEvent(new PointerEvent(type, finger));
      }
    };
    swipe(600);
    await expectShown('Banner 3');
    swipe(-600);
    await expectShown('Banner 1');
    swipe(-5);
    await expectShown('Banner 1');
  });

  it('does not turn, and moves nothing, for those who asked for no motion', async () => {
    const moves = noteMoves();
    await renderShop('/');
    await expectShown('Quote 1');
    holdTime();
    press(button('Quote 2'));
    press(button('Banner 2'));
    await expectShown('Quote 2');
    await expectShown('Banner 2');
    vi.advanceTimersByTime(20_000);
    await expectShown('Banner 2');
    await expectShown('Quote 2');
    await expect.element(button(/^Pause/)).toHaveLength(0);
    expect(moves).toEqual([]);
  });
});

/** Until React has rendered, with a stopped clock. */
async function untilDrawn(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}
