/** The sizes of a window that change how the page is laid out. Styles say `@media (--phone)`; see plugins/breakpoints.ts. */
export const BREAKPOINTS = {
  slim: 'max-width: 30rem',
  phone: 'max-width: 40rem',
  tablet: 'min-width: 40rem',
  broad: 'min-width: 48rem',
  wide: 'min-width: 56rem',
  desk: 'min-width: 64rem',
  hall: 'min-width: 80rem',
  tall: 'min-height: 36rem',
};
