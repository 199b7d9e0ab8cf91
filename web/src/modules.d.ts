declare module 'virtual:catalogue/*' {
  const texts: string;
  export default texts;
}
