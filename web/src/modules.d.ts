declare module 'virtual:catalogue/*' {
  const texts: string;
  export default texts;
}

declare module 'virtual:catalogues' {
  const catalogues: Record<import('./lib/language').Language, () => Promise<{ default: string }>>;
  export default catalogues;
}

declare module 'virtual:offline' {
  const texts: Record<string, string[]>;
  export default texts;
}
