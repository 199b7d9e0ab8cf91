import { describe, expect, it } from 'vitest';
import { around, placed, type Box } from './bubble';

const PHONE = { width: 390, height: 844 };

describe('a bubble', () => {
  const covers = (spot: { left: number; top: number }, width: number, height: number, box: Box) =>
    spot.left < box.right && spot.left + width > box.left && spot.top < box.bottom && spot.top + height > box.top;

  it('covers nothing of what it speaks of, wherever that is', () => {
    for (let top = 0; top <= PHONE.height - 160; top += 20) {
      for (let left = 0; left <= PHONE.width - 60; left += 30) {
        const target = { left, top, right: left + 60, bottom: top + 160 };
        expect(covers(placed(target, 300, 130, PHONE), 300, 130, target), `${left} ${top}`).toBe(false);
      }
    }
  });

  it('stays on the screen, its arrow at the middle of what it points at', () => {
    const spot = placed({ left: 330, top: 20, right: 370, bottom: 60 }, 300, 130, PHONE);
    expect(spot.left + 300).toBeLessThanOrEqual(PHONE.width);
    expect(spot.arrow).toBeCloseTo(350 - spot.left, 0);
  });

  it('leaves free what one acts with, if there is another place', () => {
    const [spanner, hand] = [
      { left: 20, top: 500, right: 60, bottom: 530 },
      { left: 0, top: 540, right: 390, bottom: 640 },
    ];
    expect(placed(spanner, 300, 130, PHONE).below).toBe(true);
    expect(placed(spanner, 300, 130, PHONE, [hand]).below).toBe(false);
    const high = { ...spanner, top: 20, bottom: 60 };
    expect(placed(high, 300, 130, PHONE, [{ ...hand, top: 70 }]).below).toBe(true);
  });

  it('points at nothing that is not there', () => expect(placed(around([]), 300, 130, PHONE).arrow).toBeNull());
});
