import { describe, expect, it } from 'vitest';
import type { Kind, Scene } from '../director/scenes';
import type { Faces } from '../lib/wire';
import { sightOf } from './sights';

const faces = { fzzzt: { kind: 'fzzzt' }, 'r1-n': { kind: 'robot' } } as unknown as Faces;
const scene = (kind: Kind, more: object = {}, belt: string[] = []) =>
  ({ kind, seat: 0, said: [], view: { belt, score: { seats: [{ units: [{ points: -6 }] }] } }, ...more }) as unknown as Scene;

describe('what a beginner is told at first sight', () => {
  it('is a new deal', () => expect(sightOf(scene('deal'), 0, faces)).toBe('redeal'));
  it('is a tie, whoever is in it', () => expect(sightOf(scene('verdict', { said: [{ key: 'play-tie' }], seat: 2 }), 0, faces)).toBe('tie'));
  it('is a Fzzzt that one has won oneself', () => {
    expect(sightOf(scene('home', {}, ['fzzzt']), 0, faces)).toBe('fzzzt');
    expect(sightOf(scene('home', {}, ['fzzzt']), 1, faces)).toBeNull();
    expect(sightOf(scene('home', {}, ['r1-n']), 0, faces)).toBeNull();
  });
  it('is an own unit without a widget', () => {
    expect(sightOf(scene('sheet'), 0, faces)).toBe('unit');
    expect(sightOf(scene('sheet'), null, faces)).toBeNull();
  });
  it('is nothing else', () => expect(sightOf(scene('belt'), 0, faces)).toBeNull());
});
