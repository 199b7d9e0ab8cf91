import { describe, expect, test } from 'vitest';
import { Settings } from '../src/lib/settings.svelte';
import { shelf } from './shelf';

describe('settings', () => {
  test('follow the browser’s languages until somebody chooses', () => {
    const storage = shelf();
    const settings = new Settings(storage, ['nl-BE']);
    expect(settings.language).toBe('nl');
    settings.language = 'fr';
    settings.memory = false;
    settings.save();
    const later = new Settings(storage, ['nl-BE']);
    expect([later.language, later.memory, later.sound]).toEqual(['fr', false, false]);
  });

  test('are not upset by rubbish', () => {
    const storage = shelf();
    storage.setItem('fzzzt.settings', '{"language": "tlh"');
    expect(new Settings(storage, []).language).toBe('en');
    storage.setItem('fzzzt.settings', '{"language": "tlh"}');
    expect(new Settings(storage, []).language).toBe('en');
  });
});
