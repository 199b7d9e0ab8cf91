import texts from 'virtual:offline';

const STYLE = `html { color-scheme: light dark; font: 1.1rem/1.5 system-ui, sans-serif }
body { min-height: 90vh; display: grid; place-content: center; text-align: center; padding: 1rem }`;

/** Says that there is no connection: nothing is shown that may be out of date. It is made of our own words alone. */
export function offline(wanted: readonly string[]): Response {
  const language = wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag in texts) ?? 'en';
  const [title = '', note = ''] = texts[language] ?? [];
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Fzzzt!</title><style>${STYLE}</style><main><h1>${title}</h1><p>${note}</p><p><a href="">↻ Fzzzt!</a></p></main></html>`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  };
  return new Response(page, { status: 503, headers });
}
