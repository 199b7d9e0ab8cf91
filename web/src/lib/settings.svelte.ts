import { bestLanguage, LANGUAGES, type Language } from './language';

export type Theme = 'auto' | 'day' | 'night';

const KEY = 'fzzzt.settings';

interface Saved {
  language: Language;
  theme: Theme;
  sound: boolean;
  notify: boolean;
  memory: boolean;
}

/** What a person prefers on this device, kept by the browser. */
export class Settings implements Saved {
  language = $state<Language>('en');
  theme = $state<Theme>('auto');
  sound = $state(false);
  notify = $state(false);
  /** Whether the page shows what is public of everyone's cards, or leaves that to memory. */
  memory = $state(true);

  constructor(
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'>,
    wanted: readonly string[],
  ) {
    const saved = read(storage);
    this.language = saved.language !== undefined && saved.language in LANGUAGES ? saved.language : bestLanguage(wanted);
    this.theme = saved.theme ?? 'auto';
    this.sound = saved.sound ?? false;
    this.notify = saved.notify ?? false;
    this.memory = saved.memory ?? true;
  }

  save(): void {
    const { language, theme, sound, notify, memory } = this;
    this.storage.setItem(KEY, JSON.stringify({ language, theme, sound, notify, memory } satisfies Saved));
  }
}

function read(storage: Pick<Storage, 'getItem'>): Partial<Saved> {
  try {
    return (JSON.parse(storage.getItem(KEY) ?? '{}') ?? {}) as Partial<Saved>;
  } catch {
    return {};
  }
}
