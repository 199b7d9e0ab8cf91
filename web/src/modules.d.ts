declare module 'virtual:catalogues' {
  const addresses: Record<import('./lib/language').Language, string>;
  export default addresses;
}

declare module 'virtual:offline' {
  const texts: Record<string, string[]>;
  export default texts;
}
