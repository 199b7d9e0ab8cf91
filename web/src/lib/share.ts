/** Hands on a link: as the device does that, or by copying it. Whether it was copied. */
export async function share(path: string): Promise<boolean> {
  const url = location.origin + path;
  if ('share' in navigator) {
    await navigator.share({ title: 'Fzzzt!', url }).catch(() => undefined);
    return false;
  }
  return copy(url);
}

export async function copy(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** What the server draws is meant to stand in a page; as a picture of its own it needs its namespace. */
export function picture(svg: string): string {
  const whole = svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml;utf8,${encodeURIComponent(whole)}`;
}
