import { expect, test } from 'vitest';
import { routeOf } from '../src/lib/router.svelte';

test.each([
  ['/', { screen: 'home' }],
  ['/tables/abc', { screen: 'table', id: 'abc' }],
  ['/tables/abc', { screen: 'table', id: 'abc' }],
  ['/replay', { screen: 'replay', id: null }],
  ['/replay/abc', { screen: 'replay', id: 'abc' }],
  ['/rules', { screen: 'rules' }],
  ['/score', { screen: 'score' }],
  ['/about', { screen: 'about' }],
  ['/learn', { screen: 'learn', name: null }],
  ['/puzzles', { screen: 'puzzles', name: null }],
  ['/puzzles/3-41', { screen: 'puzzles', name: '3-41' }],
  ['/learn/last-card', { screen: 'learn', name: 'last-card' }],
  ['/me', { screen: 'me' }],
  ['/t', { screen: 'lost' }],
  ['/tables/abc/def', { screen: 'lost' }],
  ['/nonsense', { screen: 'lost' }],
])('%s shows %j', (path, route) => expect(routeOf(path)).toEqual(route));
