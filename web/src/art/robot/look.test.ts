import { expect, test } from 'vitest';
import { faces } from '../../rules/printed';
import { lookOf } from './look';

const robots = faces.filter((face) => face.kind === 'robot');

test('no two robots of one power look alike', () => {
  const looks = robots.map((face) => JSON.stringify([face.power, lookOf(face)]));
  expect(new Set(looks).size).toBe(robots.length);
});

test('robots of one power with the same head differ in their paint', () => {
  const painted = robots.map((face) => `${face.power} ${lookOf(face).head} ${lookOf(face).paint}`);
  expect(new Set(painted).size).toBe(robots.length);
});

test('a robot looks the same every time', () => {
  expect(robots.map(lookOf)).toEqual(robots.map(lookOf));
});

test('a face of a house deck gets a look too', () => {
  const stranger = lookOf({ id: 'x9-no', kind: 'robot', power: 9, points: 4, speed: 1, symbols: 'NO' });
  expect(stranger.head).not.toBe('');
  expect(stranger.paint).toMatch(/^#/);
});
