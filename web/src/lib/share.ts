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
