import { BREAKPOINTS } from '../src/lib/breakpoints.ts';

/** What a style asks of the window, with the sizes that it names. */
export function sized(query: string): string {
  return query.replace(/--(\w+)/g, (_, name: string) => {
    if (!(name in BREAKPOINTS)) throw new Error(`no size is called ${name} in src/lib/breakpoints.ts`);
    return BREAKPOINTS[name as keyof typeof BREAKPOINTS];
  });
}

interface MediaRule {
  params: string;
  error: (message: string) => Error;
}

/** For PostCSS: puts the sizes where a style names them, as in `@media (--phone)`, and lets no style have sizes of its own. */
export function breakpoints() {
  return {
    postcssPlugin: 'fzzzt-breakpoints',
    Once(style: { walkAtRules: (name: string, visit: (rule: MediaRule) => void) => void }): void {
      style.walkAtRules('media', (rule) => {
        if (/width|height/.test(rule.params)) throw rule.error('sizes have names in src/lib/breakpoints.ts');
        rule.params = sized(rule.params);
      });
    },
  };
}
